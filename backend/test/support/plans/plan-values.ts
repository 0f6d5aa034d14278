/** Values for the `?` of a statement, each with the type of the column that it is compared with. */
import { FIRST_MS, HEAVY_OWNER, NOW, type Schemas } from './grown-tables.js';

type Value = string | number;

const WORDS: Record<string, Value> = {
  status: 'pending',
  slot: 'pending',
  userType: 'customer',
  cell: 5_000_100,
  fcell: 500_000_100,
  conversationKey: '1-40020',
  id: 50_000,
  position: 99_000,
  bookingDate: '2026-01-01',
  postingDate: '2026-01-01',
  expiresOn: '2026-01-01',
};
const COMPARED = /([A-Za-z_]\w*)\)?\s*(?:=|<>|<=|>=|<|>|&|\+|-|\*|LIKE|BETWEEN|IN \()\s*(?:LOWER\(|\()?$/i;

export function valuesFor(text: string, schemas: Schemas): Value[] {
  const types = new Map<string, string>();
  for (const { columns } of schemas.values()) for (const { name, type } of columns) types.set(name, type);
  // Few rows are due for deletion, because earlier ones have already been purged.
  const instant = /^\s*DELETE\b/i.test(text) ? FIRST_MS : NOW;
  const parts = text.split('?');
  const values: Value[] = [];
  let column: string | undefined;
  for (const before of parts.slice(0, -1)) {
    const part = before.trimEnd();
    // `, ?` and `AND ?` belong to the same column as the previous value.
    if (!/^(?:,|AND|\),?\s*\(|)$/i.test(part.trim())) column = COMPARED.exec(part)?.[1];
    values.push(valueOf(column, types, instant));
  }
  return values;
}

function valueOf(column: string | undefined, types: ReadonlyMap<string, string>, instant: number): Value {
  const name = column ?? '';
  const word = WORDS[name];
  if (word !== undefined) return word;
  const type = types.get(name);
  if (type === undefined) return 1;
  if (/char|text/i.test(type)) return `${name.slice(0, 1)}50000`;
  if (/(?:At|until|expire|Expiry)$/.test(name)) return instant;
  if (name === 'bookingId' || name === 'postingId') return 50_000;
  return /(?:Id|By)$/.test(name) ? HEAVY_OWNER : 1;
}
