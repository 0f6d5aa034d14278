/** The annotation by which a test passes a measurement to the report. */
export const FIGURE = 'figure';
/** The annotation with the processor's speed at the time. */
export const PROCESSOR = 'processor';

export interface Figure {
  kind: 'first tap' | 'interaction' | 'longest frame';
  name: string;
  /** Time until the paint that responds to it. */
  ms: number;
  /** Time until the result is painted, which may need a server response. */
  doneMs?: number;
}

/** A page has responded once it shows that it was touched. Frames of scrolling are shown without a budget. */
export const BUDGET_MS: Record<Figure['kind'], number> = {
  'first tap': 200,
  interaction: 200,
  'longest frame': 200,
};
