import { areaOf, parsePostcode, type ParsedPostcode } from './postcode.js';

const OUTCODE_SHAPES = ['A9', 'A99', 'A9A', 'AA9', 'AA99', 'AA9A'];
const SHAPES = [...OUTCODE_SHAPES.map((shape) => `${shape}9AA`), ...OUTCODE_SHAPES];
const TO_LETTER: Record<string, string> = { 0: 'O', 1: 'I', 2: 'Z', 5: 'S', 6: 'G', 8: 'B' };
const TO_DIGIT: Record<string, string> = { O: '0', Q: '0', I: '1', L: '1', Z: '2', S: '5', G: '6', B: '8' };
/** The inward code of a postcode never has these letters. */
const UNUSED_INWARD = /[CIKMOV][A-Z]?$/;
const MAX_CORRECTIONS = 2;
const MAX_TYPED = 20;

/**
 * The text with look-alikes swapped (O and 0, I and 1) so that it has this shape of letters (A) and digits (9);
 * undefined if that isn't possible.
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

/** What the variants of a text become in these shapes, likeliest first. */
function* fits(text: string, shapes: readonly string[]): Generator<ParsedPostcode> {
  for (const variant of variants(text)) {
    for (const shape of shapes) {
      const fitted = fitToShape(variant, shape);
      const parsed = fitted === undefined ? undefined : parsePostcode(fitted);
      if (parsed) yield parsed;
    }
  }
}

/**
 * Keeps the outward code that was typed before the space, and suggests the full postcode, its sector or just the
 * outward code.
 */
function* withOutcode(outcode: string, rest: string): Generator<ParsedPostcode | undefined> {
  for (const variant of variants(rest)) {
    const inward = fitToShape(variant, '9AA');
    if (inward !== undefined) yield parsePostcode(`${outcode} ${inward}`);
  }
  yield parsePostcode(`${outcode} ${rest.slice(0, 1)}`);
  yield parsePostcode(outcode);
}

/** For text without a space. If it is one letter short of a full postcode, its sector comes first. */
function* whole(text: string): Generator<ParsedPostcode | undefined> {
  if (/\d[A-Z]$/.test(text)) {
    for (const shape of OUTCODE_SHAPES) {
      const sector = fitToShape(text.slice(0, -1), `${shape}9`);
      if (sector !== undefined) yield parsePostcode(`${sector.slice(0, -1)} ${sector.slice(-1)}`);
    }
  }
  yield* fits(text, SHAPES);
}

function* proposals(
  first: string,
  rest: string,
  isOutcode: (outcode: string) => boolean,
): Generator<ParsedPostcode | undefined> {
  if (rest !== '') {
    if (parsePostcode(first)?.kind === 'outcode' && isOutcode(first)) {
      yield* withOutcode(first, rest);
      return;
    }
    for (const { outcode } of fits(first, OUTCODE_SHAPES)) {
      if (outcode !== first && isOutcode(outcode)) yield* withOutcode(outcode, rest);
    }
  }
  yield* whole(first + rest);
}

/**
 * The postcode that a mistyped one was probably meant to be: `OX1 2JDD` → `OX1 2JD`, `0X1` → `OX1`. For the beginning
 * of a postcode it is the sector: `OX1 2J` → `OX1 2`. A space marks the end of the outward code, so another outward
 * code is suggested only if the typed one can't be right.
 *
 * @param isArea tells whether a postcode area exists, so that nothing impossible is suggested
 * @param isUnknown whether the typed outward code is known not to exist
 */
export function suggestPostcode(
  typed: unknown,
  isArea: (area: string) => boolean,
  isUnknown = false,
): string | undefined {
  if (typeof typed !== 'string' || typed.length > MAX_TYPED) return undefined;
  const [first = '', ...others] = typed.toUpperCase().match(/[A-Z0-9]+/g) ?? [];
  const rest = others.join('');
  if (!/\d/.test(first + rest) && first.length + rest.length > 4) return undefined;
  const asTyped = parsePostcode(typed);
  const isOutcode = (outcode: string) =>
    isArea(areaOf(outcode)) && !(isUnknown && outcode === asTyped?.outcode);
  for (const meant of proposals(first, rest, isOutcode)) {
    if (!meant || meant.postcode === asTyped?.postcode || !isOutcode(meant.outcode)) continue;
    if (meant.kind === 'unit' && UNUSED_INWARD.test(meant.postcode)) continue;
    return meant.postcode;
  }
  return undefined;
}
