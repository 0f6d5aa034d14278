/** How a measurement travels from a test to the report. */
export const FIGURE = 'figure';
/** Of the processor at that moment. */
export const PROCESSOR = 'processor';

export interface Figure {
  kind: 'first tap' | 'interaction' | 'longest frame';
  name: string;
  /** Until the paint that answers. */
  ms: number;
  /** Until what it leads to is painted: it may take an answer of the server. */
  doneMs?: number;
}

/** A page has answered when it shows that it was touched; frames of scrolling are shown without a budget. */
export const BUDGET_MS: Record<Figure['kind'], number> = {
  'first tap': 200,
  interaction: 200,
  'longest frame': 200,
};
