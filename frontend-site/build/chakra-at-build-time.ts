import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import type * as Theme from '../src/theme';
import { snapshotTokens } from '../src/theme/token-snapshot.ts';

const SOURCE = join(import.meta.dirname, '../src/theme');
const SNAPSHOT = 'virtual:token-snapshot';

/**
 * @throws if Chakra's code has changed, because the savings in `docs/decisions/0007` would otherwise be lost unnoticed
 */
function replaceIn(plugin: { error: (message: string) => never }, code: string, was: string, is: string) {
  if (!code.includes(was)) plugin.error(`Chakra has changed where it said "${was}": look at it again`);
  return code.replace(was, () => is);
}

/**
 * At every start, Chakra writes its reset and tokens as CSS, which takes two fifths of the start. It's unnecessary,
 * because every built page has them in its head (`scripts/prerender.mjs`).
 */
function withoutGlobalStyles(): Plugin {
  return {
    name: 'without-global-styles',
    apply: 'build',
    transform(code, id, options) {
      if (options?.ssr || !id.endsWith('/styled-system/system.js')) return undefined;
      const was = 'const _global = [getPreflightCss(), getGlobalCss(), getTokenCss()];';
      return replaceIn(this, code, was, 'const _global = [];');
    },
  };
}

const BETWEEN_TWO_WIDTHS = `.concat(
      permutations.map(([min, max]) => {
        const minValue = get(min);
        const maxValue = get(max);
        return [
          \`\${min}To\${capitalize(max)}\`,
          build({ min: minValue.min, max: adjust(maxValue.min) })
        ];
      })
    )`;

/**
 * Chakra's breakpoints are for screens only. On paper nothing would then be hidden below or from a width, so that a page
 * would show its table and also the cards that replace it on a phone. Nothing uses those between two widths.
 */
function breakpointsOnPaper(): Plugin {
  return {
    name: 'breakpoints-on-paper',
    apply: 'build',
    transform(code, id) {
      if (!id.endsWith('/styled-system/breakpoints.js')) return undefined;
      const onPaper = replaceIn(this, code, '"@media screen"', '"@media all"');
      const fewer = replaceIn(this, onPaper, BETWEEN_TWO_WIDTHS, '');
      return replaceIn(this, fewer, '    const permutations = getPermutations(breakpoints2);\n', '');
    },
  };
}

/** Chakra also records which values each property accepts; only its command-line tool needs that. */
function withoutPropertyTypes(): Plugin {
  return {
    name: 'without-property-types',
    apply: 'build',
    transform(code, id) {
      if (!id.endsWith('/styled-system/utility.js')) return undefined;
      const notEach = replaceIn(this, code, '    assignPropertyType(property, config);\n  };', '  };');
      return replaceIn(this, notEach, '    assignPropertyTypes();\n', '');
    },
  };
}

/**
 * Computing the tokens takes another two fifths of Chakra's start. The build computes them, and the browser reads the
 * result.
 */
function readyTokens(): Plugin {
  return {
    name: 'ready-tokens',
    apply: 'build',
    resolveId: (id) => (id === SNAPSHOT ? `\0${SNAPSHOT}` : undefined),
    async load(id) {
      if (id !== `\0${SNAPSHOT}`) return undefined;
      const { module } = await runnerImport<typeof Theme>(join(SOURCE, 'index.ts'));
      return `export default ${JSON.stringify(snapshotTokens(module.theme().tokens))};`;
    },
    transform(code, id, options) {
      if (options?.ssr || !id.endsWith('/styled-system/token-dictionary.js')) return undefined;
      const work =
        '  registerTokens();\n  registerTransform(...tokenTransforms);\n  registerMiddleware(...tokenMiddlewares);\n  build();\n';
      const restored = `  restoreTokens(snapshot, prefix, { allTokens, tokenNameMap, flatMap, byCategory, colorPaletteMap });
  byCategoryJson = mapToJson(byCategory);
`;
      const imports = `import snapshot from '${SNAPSHOT}';
import { restoreTokens } from ${JSON.stringify(join(SOURCE, 'token-snapshot.ts'))};
`;
      return imports + replaceIn(this, code, work, restored);
    },
  };
}

/**
 * Nothing calls Emotion's `withTheme`, but it copies statics with a package that the bundler can't remove, and which
 * brings another one.
 */
function withoutStatics(): Plugin {
  const HOISTED = 'hoist-non-react-statics';
  let isAsked = false;
  return {
    name: 'without-statics',
    apply: 'build',
    enforce: 'pre',
    resolveId(id, importer, { ssr }) {
      if (ssr || id !== HOISTED || importer?.includes('/@emotion/') !== true) return undefined;
      isAsked = true;
      return `\0${HOISTED}`;
    },
    load: (id) => (id === `\0${HOISTED}` ? 'export default (target) => target;' : undefined),
    buildEnd() {
      if (this.environment.name === 'client' && !isAsked)
        this.error(`Emotion no longer asks for ${HOISTED}: look at it again`);
    },
  };
}

/** Removes unnecessary work from Chakra's start: see `docs/decisions/0007`. */
export const chakraAtBuildTime = (): Plugin[] => [
  withoutGlobalStyles(),
  breakpointsOnPaper(),
  withoutPropertyTypes(),
  readyTokens(),
  withoutStatics(),
];
