import { fix, toNormalised, validOutcode } from 'postcode';
import { POSTCODE_TYPED_MAX } from './limits.js';

/** A typed postcode after parsing: a full postcode, a sector (`OX1 2`) or an outward code (`OX1`). */
export interface ParsedPostcode {
  kind: 'unit' | 'sector' | 'outcode';
  /** Normalised: `OX1 2JD`, `OX1 2` or `OX1`. */
  postcode: string;
  outcode: string;
  area: string;
}

const SECTOR = /^([A-Z]{1,2}\d[A-Z\d]?) ?(\d)$/;
/** No outward code ends in a letter that looks like a digit: `OX1O` is a mistyped `OX10`. */
const LOOK_ALIKE_END = /\d[IO]$/;
const UNIT_LETTERS = /[A-Z] ?[A-Z]$/;
const OUTCODE_APART = /^[A-Z]{1,2} \d[A-Z\d]?$/;

/** The postcode area, which is the leading letters: `OX1` → `OX`. */
export const areaOf = (outcode: string) => /^[A-Z]+/.exec(outcode)?.[0] ?? '';

/** Upper case and single spaces; full-width letters and no-break spaces become plain ones. */
function normalise(typed: string): string {
  return typed.normalize('NFKC').trim().toUpperCase().replace(/\s+/g, ' ');
}

function unit(text: string): ParsedPostcode | undefined {
  // `fix` would turn OX10 0A, the beginning of a postcode, into OX1 0OA; no outward code ends in an O or I in place of
  // a digit.
  const normalised = UNIT_LETTERS.test(text) ? toNormalised(fix(text)) : null;
  if (normalised === null) return undefined;
  const [typed = '', inward] = normalised.split(' ');
  const code = LOOK_ALIKE_END.test(typed) ? typed.replace(/O$/, '0').replace(/I$/, '1') : typed;
  return { kind: 'unit', postcode: `${code} ${inward}`, outcode: code, area: areaOf(code) };
}

function outcode(text: string): ParsedPostcode | undefined {
  const code = OUTCODE_APART.test(text) ? text.replace(' ', '') : text;
  return validOutcode(code) && !LOOK_ALIKE_END.test(code)
    ? { kind: 'outcode', postcode: code, outcode: code, area: areaOf(code) }
    : undefined;
}

function sector(text: string): ParsedPostcode | undefined {
  const [, code, digit] = SECTOR.exec(text) ?? [];
  if (!code || !digit || LOOK_ALIKE_END.test(code)) return undefined;
  return { kind: 'sector', postcode: `${code} ${digit}`, outcode: code, area: areaOf(code) };
}

/**
 * Parses a typed postcode and corrects case, spacing and, in full postcodes, O/0 and I/1; undefined if it can't be a
 * postcode. `OX12` could be sector 2 of OX1 or the outward code OX12; without a space, people mean the outward code.
 */
export function parsePostcode(typed: unknown): ParsedPostcode | undefined {
  if (typeof typed !== 'string' || typed.length > POSTCODE_TYPED_MAX) return undefined;
  const text = normalise(typed);
  if (!/^[A-Z0-9 ]+$/.test(text)) return undefined;
  return unit(text) ?? outcode(text) ?? sector(text) ?? unit(text.replaceAll(' ', ''));
}

/** The sector of a full postcode: `OX1 2JD` → `OX1 2`. */
export function sectorOf(unitPostcode: string): string {
  return unitPostcode.slice(0, unitPostcode.indexOf(' ') + 2);
}

/** Parses a full postcode, which addresses need; undefined for a sector or outward code. */
export function parseFullPostcode(typed: unknown): string | undefined {
  const parsed = parsePostcode(typed);
  return parsed?.kind === 'unit' ? parsed.postcode : undefined;
}
