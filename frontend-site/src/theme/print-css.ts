import { defineGlobalStyles, type SystemContext } from '@chakra-ui/react/styled-system';

/** Ways to other pages, and what is there only to be pressed. */
const NOT_ON_PAPER = ':is(header, footer, nav, a[href="#content"], .th-button, [data-scope=toast])';

export const printCss = defineGlobalStyles({
  // The ground is white, so only the bars of a chart, stars and labels take colour.
  html: { _print: { colorScheme: 'light !important', bg: 'white', printColorAdjust: 'exact' } },
  [NOT_ON_PAPER]: { _print: { display: 'none !important' } },
  ':is(h1, h2, h3, h4)': { _print: { breakAfter: 'avoid' } },
  ':is(article, li, tr)': { _print: { breakInside: 'avoid' } },
});

const TOKENS = '@layer tokens';

/** Paper is white, so the dark colours are for screens only. */
export function lightOnPaper({ _global, conditions }: SystemContext): SystemContext['_global'] {
  const dark = conditions.resolve('_dark');
  return _global.map((sheet) => {
    const { [dark]: darkTokens, ...others } = sheet[TOKENS] ?? {};
    return darkTokens ? { [TOKENS]: { ...others, '@media not print': { [dark]: darkTokens } } } : sheet;
  });
}
