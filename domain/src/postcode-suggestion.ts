import { parsePostcode } from './postcode.js';

const OUTCODE_SHAPES = ['A9', 'A99', 'A9A', 'AA9', 'AA99', 'AA9A'];
const SHAPES = [...OUTCODE_SHAPES.map((shape) => `${shape}9AA`), ...OUTCODE_SHAPES];
const TO_LETTER: Record<string, string> = { 0: 'O', 1: 'I', 2: 'Z', 5: 'S', 6: 'G', 8: 'B' };
const TO_DIGIT: Record<string, string> = { O: '0', Q: '0', I: '1', L: '1', Z: '2', S: '5', G: '6', B: '8' };
/** The inward code of a postcode never has these letters. */
const UNUSED_INWARD = /[CIKMOV][A-Z]?$/;
const MAX_CORRECTIONS = 2;
const MAX_TYPED = 20;

/**
 * The text with look-alikes swapped (O and 0, I and 1) until it has this shape of letters (A) and digits (9);
 * undefined when it can't.
 */
function fitToShape(text: string, shape: string): string | undefined {
  if (text.length !== shape.length) return undefined;
  let corrections = 0;
  let fitted = '';
  for (const [index, character] of [...text].entries()) {
    const wanted = shape[index] === 'A' ? /[A-Z]/ : /\d/;
    const table = shape[index] === 'A' ? TO_LETTER : TO_DIGIT;
    const corrected = wanted.test(character) ? character : table[character];
    if (corrected === undefined) return undefined;
    if (corrected !== character) corrections += 1;
    fitted += corrected;
  }
  return corrections <= MAX_CORRECTIONS ? fitted : undefined;
}

/** The text itself; then with its first two letters swapped, without a doubled character, and without its last one. */
function* variants(text: string): Generator<string> {
  yield text;
  if (/^[A-Z]{2}/.test(text)) yield `${text[1]}${text[0]}${text.slice(2)}`;
  for (let index = 1; index < text.length; index += 1) {
    if (text[index] === text[index - 1]) yield text.slice(0, index) + text.slice(index + 1);
  }
  yield text.slice(0, -1);
}

/**
 * The postcode that a mistyped one was probably meant to be: `OX1 2JDD` → `OX1 2JD`, `0X1` → `OX1`.
 * `isArea` tells which leading letters exist, so that nothing is suggested that can't be anywhere.
 */
export function suggestPostcode(typed: unknown, isArea: (area: string) => boolean): string | undefined {
  if (typeof typed !== 'string' || typed.length > MAX_TYPED) return undefined;
  const text = typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
  if (!/\d/.test(text) && text.length > 4) return undefined;
  const asTyped = parsePostcode(typed)?.postcode;
  for (const variant of variants(text)) {
    for (const shape of SHAPES) {
      const fitted = fitToShape(variant, shape);
      const parsed = fitted === undefined ? undefined : parsePostcode(fitted);
      if (!parsed || parsed.postcode === asTyped || !isArea(parsed.area)) continue;
      if (parsed.kind === 'unit' && UNUSED_INWARD.test(parsed.postcode)) continue;
      return parsed.postcode;
    }
  }
  return undefined;
}
