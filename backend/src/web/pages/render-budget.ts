/** How much of a core rendering may take. */
export interface RenderShare {
  /** In the long run, of one core. */
  readonly ofCore: number;
  /** How much of it a quiet time saves up for a busy one, in milliseconds of work. */
  readonly savedMs: number;
}

/** A quarter of a core; some four hundred pages at once after a quiet minute. */
export const RENDER_SHARE: RenderShare = { ofCore: 0.25, savedMs: 10_000 };

/**
 * Whether there is work left to spend. Who asks for every profile there is, as crawlers do, would otherwise keep a core busy
 * that visitors need; a page that is not rendered here still carries its head, and the browser renders the rest.
 */
export class RenderBudget {
  private leftMs: number;
  private seenAt = performance.now();

  constructor(private readonly share: RenderShare) {
    this.leftMs = share.savedMs;
  }

  spend(workMs: number): void {
    this.leftMs -= workMs;
  }

  get isLeft(): boolean {
    const now = performance.now();
    const earnedMs = (now - this.seenAt) * this.share.ofCore;
    this.seenAt = now;
    this.leftMs = Math.min(this.share.savedMs, this.leftMs + earnedMs);
    return this.leftMs > 0;
  }
}
