/** How often something happened in the current window, and how long that window still lasts. */
export interface WindowCount {
  hits: number;
  msLeft: number;
}

export interface WindowCounter {
  hit(key: string, windowMs: number): Promise<WindowCount>;
}
