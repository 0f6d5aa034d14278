/** How much of a core rendering may use. */
export interface RenderShare {
  /** The share of one core in the long run. */
  readonly ofCore: number;
  /** How much unused time can be saved up for busy moments, in milliseconds of work. */
  readonly savedMs: number;
}

/** A quarter of a core, and about four hundred pages at once after a quiet minute. */
export const RENDER_SHARE: RenderShare = { ofCore: 0.25, savedMs: 10_000 };

/**
 * Limits the time spent on rendering. A crawler that requests every profile would otherwise keep a core busy that
 * visitors need.
 * A page that is not rendered here still has its head, and the browser renders the rest.
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
