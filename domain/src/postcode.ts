import { fix, parse, validOutcode } from 'postcode';

/** What a person typed, understood: a full postcode, a sector (`OX1 2`) or an outward code (`OX1`). */
export interface ParsedPostcode {
  kind: 'unit' | 'sector' | 'outcode';
  /** Normalised: `OX1 2JD`, `OX1 2` or `OX1`. */
  postcode: string;
  outcode: string;
  area: string;
}

const SECTOR = /^([A-Z]{1,2}\d[A-Z\d]?)\s?(\d)$/;
const MAX_TYPED = 16;

const areaOf = (outcode: string) => /^[A-Z]+/.exec(outcode)?.[0] ?? '';

/** Reads a typed postcode, mending case, spacing and the usual O/0 and I/1 slips; undefined when it can't be one. */
export function parsePostcode(typed: unknown): ParsedPostcode | undefined {
  if (typeof typed !== 'string' || typed.length > MAX_TYPED) return undefined;
  const text = typed.trim().toUpperCase().replace(/\s+/g, ' ');
  if (!/^[A-Z0-9 ]+$/.test(text)) return undefined;
  const fixed = fix(text);
  const unit = parse(fixed);
  if (unit.valid) return { kind: 'unit', postcode: unit.postcode, outcode: unit.outcode, area: unit.area };
  // Without a space OX12 could be a sector of OX1: the outward code is what people mean.
  for (const outcode of [text.replace(' ', ''), fixed]) {
    if (validOutcode(outcode) && !text.includes(' ')) {
      return { kind: 'outcode', postcode: outcode, outcode, area: areaOf(outcode) };
    }
  }
  const sector = SECTOR.exec(text);
  if (sector?.[1] && sector[2]) {
    return {
      kind: 'sector',
      postcode: `${sector[1]} ${sector[2]}`,
      outcode: sector[1],
      area: areaOf(sector[1]),
    };
  }
  return undefined;
}

/** The sector of a full postcode: `OX1 2JD` → `OX1 2`. */
export function sectorOf(unitPostcode: string): string {
  return unitPostcode.slice(0, unitPostcode.indexOf(' ') + 2);
}

/** Reads a full postcode only: what an address needs. */
export function parseFullPostcode(typed: unknown): string | undefined {
  const parsed = parsePostcode(typed);
  return parsed?.kind === 'unit' ? parsed.postcode : undefined;
}
