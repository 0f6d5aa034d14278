/**
 * Text that somebody typed: it keeps its line breaks, each paragraph reads in the direction of its script, and no word
 * is wider than the page.
 */
export const WRITTEN = {
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  unicodeBidi: 'plaintext',
} as const;
