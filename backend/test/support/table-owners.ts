import { BACKEND_RANKS } from '../../../scripts/import-ranks.mjs';
import { sourceFiles } from './statements.js';

const rankOf = (module: string) => BACKEND_RANKS.findIndex((modules) => modules.includes(module));

/** A table belongs to the module whose folder contains its entity. */
export function tableOwners(): Map<string, string> {
  const owners = new Map<string, string>();
  for (const { path, module, text } of sourceFiles()) {
    if (!path.endsWith('.entity.ts')) continue;
    for (const [, table] of text.matchAll(/@Entity\('(\w+)'/g)) if (table) owners.set(table, module);
  }
  return owners;
}

/** Keywords are upper case; names begin with a lower-case letter. */
const ALIAS = String.raw`(?:\s+(?:AS\s+)?[a-z]\w*)?`;
const NAMED = new RegExp(
  String.raw`\b(?:FROM|JOIN|INTO|UPDATE)\s+([a-z]\w*)${ALIAS}((?:\s*,\s*[a-z]\w*${ALIAS})*)`,
  'g',
);
const WITH = /(?:\bWITH(?:\s+RECURSIVE)?|\)\s*,)\s+(\w+)(?:\s*\([^)]*\))?\s+AS\s*\(/g;
/** No table name follows in `ON DUPLICATE KEY UPDATE column`, `ON CONFLICT … DO UPDATE SET` and `FOR UPDATE`. */
const NO_TABLE = /\b(?:KEY|DO|FOR)\s+UPDATE\b/g;

/** Every table that a statement names, without aliases and common table expressions. */
export function tablesIn(sql: string): string[] {
  const text = sql.replace(NO_TABLE, '');
  const own = new Set([...text.matchAll(WITH)].map(([, name]) => name));
  const named = [...text.matchAll(NAMED)].flatMap(([, first, rest = '']) => [
    first ?? '',
    ...rest.split(',').map((item) => item.trim().split(/\s+/, 1)[0] ?? ''),
  ]);
  return [...new Set(named)].filter((name) => name !== '' && !own.has(name));
}

/** Tables in the statement that belong to another module of the same or a higher rank, or have no owner. */
export function climbs(module: string, sql: string, owners: Map<string, string>): string[] {
  return tablesIn(sql).filter((table) => {
    const owner = owners.get(table);
    return owner === undefined || (owner !== module && rankOf(owner) >= rankOf(module));
  });
}
