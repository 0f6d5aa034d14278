import { fix, parse, validOutcode } from 'postcode';

/** A typed postcode after parsing: a full postcode, a sector (`OX1 2`) or an outward code (`OX1`). */
export interface ParsedPostcode {
  kind: 'unit' | 'sector' | 'outcode';
  /** Normalised: `OX1 2JD`, `OX1 2` or `OX1`. */
  postcode: string;
  outcode: string;
  area: string;
}

const SECTOR = /^([A-Z]{1,2}\d[A-Z\d]?) ?(\d)$/;
const OUTCODE_APART = /^[A-Z]{1,2} \d[A-Z\d]?$/;
const MAX_TYPED = 64;
/** A full postcode with a space between all its characters. */
const MAX_TIDY = 13;

/** The postcode area, the leading letters: `OX1` → `OX`. */
export const areaOf = (outcode: string) => /^[A-Z]+/.exec(outcode)?.[0] ?? '';

/** Upper case, single spaces; full-width and no-break characters of a pasted text become plain ones. */
function tidy(typed: string): string {
  return typed.normalize('NFKC').trim().toUpperCase().replace(/\s+/g, ' ');
}

function unit(text: string): ParsedPostcode | undefined {
  const found = parse(fix(text));
  if (!found.valid) return undefined;
  return { kind: 'unit', postcode: found.postcode, outcode: found.outcode, area: found.area };
}

function outcode(text: string): ParsedPostcode | undefined {
  const code = OUTCODE_APART.test(text) ? text.replace(' ', '') : text;
  return validOutcode(code)
    ? { kind: 'outcode', postcode: code, outcode: code, area: areaOf(code) }
    : undefined;
}

function sector(text: string): ParsedPostcode | undefined {
  const [, code, digit] = SECTOR.exec(text) ?? [];
  if (!code || !digit) return undefined;
  return { kind: 'sector', postcode: `${code} ${digit}`, outcode: code, area: areaOf(code) };
}

/**
 * Reads a typed postcode, mending case, spacing and O/0 and I/1 slips in a full one; undefined when it can't be one.
 * `OX12` could be sector 2 of OX1 or the outward code OX12: without a space the outward code is what people mean.
 */
export function parsePostcode(typed: unknown): ParsedPostcode | undefined {
  if (typeof typed !== 'string' || typed.length > MAX_TYPED) return undefined;
  const text = tidy(typed);
  if (text.length > MAX_TIDY || !/^[A-Z0-9 ]+$/.test(text)) return undefined;
  return unit(text) ?? outcode(text) ?? sector(text) ?? unit(text.replaceAll(' ', ''));
}

/** The sector of a full postcode: `OX1 2JD` → `OX1 2`. */
export function sectorOf(unitPostcode: string): string {
  return unitPostcode.slice(0, unitPostcode.indexOf(' ') + 2);
}

/** Reads a full postcode, as an address needs it; undefined for anything less. */
export function parseFullPostcode(typed: unknown): string | undefined {
  const parsed = parsePostcode(typed);
  return parsed?.kind === 'unit' ? parsed.postcode : undefined;
}
