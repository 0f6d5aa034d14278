import type { SystemContext } from '@chakra-ui/react/styled-system';

type TokenDictionary = SystemContext['tokens'];
type Token = TokenDictionary['allTokens'][number];

/**
 * What a browser needs of a token dictionary: the names in each category, with their CSS if that is not simply the
 * variable, and the variables that each colour palette sets.
 */
export interface TokenSnapshot {
  tokens: Record<string, (string | [prop: string, css: string])[]>;
  palettes: Record<string, Record<string, string>>;
}

/** The collections inside Chakra's `createTokenDictionary`, still empty. */
interface Dictionary {
  allTokens: Token[];
  tokenNameMap: Map<string, Token>;
  flatMap: Map<string, string>;
  byCategory: Map<string, Map<string, string>>;
  colorPaletteMap: TokenDictionary['colorPaletteMap'];
}

/** The variable that Chakra makes of a name without characters to escape. */
function variableOf(prefix: string, category: string, prop: string): string {
  const name = `${category}-${prop.replaceAll('.', '-')}`;
  return `var(--${prefix}-${name.replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)})`;
}

export function snapshotTokens({ prefix, flatMap, colorPaletteMap }: TokenDictionary): TokenSnapshot {
  const tokens: TokenSnapshot['tokens'] = {};
  for (const [name, css] of flatMap) {
    const at = name.indexOf('.');
    const [category, prop] = [name.slice(0, at), name.slice(at + 1)];
    (tokens[category] ??= []).push(css === variableOf(prefix, category, prop) ? prop : [prop, css]);
  }
  const palettes = [...colorPaletteMap].map(([name, variables]) => [name, Object.fromEntries(variables)]);
  return { tokens, palettes: Object.fromEntries(palettes) };
}

/** A token from the snapshot only knows its variable, because its plain value is in the page's CSS. */
export function restoreTokens({ tokens, palettes }: TokenSnapshot, prefix: string, into: Dictionary): void {
  for (const [category, entries] of Object.entries(tokens)) {
    const values = new Map<string, string>();
    into.byCategory.set(category, values);
    for (const entry of entries) {
      const [prop, css] = typeof entry === 'string' ? [entry, variableOf(prefix, category, entry)] : entry;
      const name = `${category}.${prop}`;
      const path = name.split('.');
      const cssVar = { var: css.slice('var('.length, -1), ref: css };
      const extensions = { category, prop, originalPath: path, virtual: true, cssVar };
      const token: Token = { name, path, value: css, originalValue: css, extensions };
      into.allTokens.push(token);
      into.tokenNameMap.set(name, token);
      into.flatMap.set(name, css);
      values.set(prop, css);
    }
  }
  for (const [name, variables] of Object.entries(palettes))
    into.colorPaletteMap.set(name, new Map(Object.entries(variables)));
}
