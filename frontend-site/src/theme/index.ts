import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem, defineConfig, type SystemContext } from '@chakra-ui/react/styled-system';
import { fontFaces } from './fonts';
import { globalCss } from './global-css';
import { lightOnPaper, printCss } from './print-css';
import { recipes } from './recipes';
import { semanticTokens } from './semantic-tokens';
import { slotRecipes } from './slot-recipes';
import { textStyles } from './text-styles';
import { tokens } from './tokens';

const config = defineConfig({
  cssVarsPrefix: 'th',
  theme: {
    breakpoints: { sm: '30rem', md: '48rem', lg: '64rem', xl: '80rem' },
    keyframes: {
      spin: { to: { rotate: '360deg' } },
      pulse: { '50%': { opacity: 0.5 } },
      'fade-in': { from: { opacity: 0 } },
      'slide-from-bottom-full': { from: { translate: '0 100%' } },
    },
    textStyles,
    recipes,
    slotRecipes,
  },
});

/**
 * The base contains conditions and utilities. Tokens and recipes are all our own, so that the bundle contains no unused
 * ones.
 */
function wholeSystem(): SystemContext {
  const whole = createSystem(defaultBaseConfig, config, {
    theme: { tokens: tokens(), semanticTokens: semanticTokens() },
    preflight: true,
    globalCss: { ...globalCss, ...printCss, html: { ...globalCss.html, ...printCss.html } },
  });
  return { ...whole, _global: [...fontFaces(), ...lightOnPaper(whole)] };
}

/**
 * Fonts, reset and tokens are in the head of every built page, and the build computes what Chakra must know about
 * tokens: see `scripts/prerender.mjs` and `build/chakra-at-build-time.ts`.
 */
function builtSystem(): SystemContext {
  const built = createSystem(defaultBaseConfig, config);
  built._config.disableLayers = true;
  return built;
}

let system: SystemContext | undefined;

/**
 * Takes recipes out of their cascade layer, because with each rule that is added to a sheet with layers, Chromium styles
 * and lays out the whole page. Without any specificity, a recipe still loses to what a component sets itself, except
 * for the recipe's states, such as `_hover`. It wins over reset and base, which keep their layers in the page's head.
 */
function withoutRecipeLayer(system: SystemContext): SystemContext {
  const { layers } = system;
  const { wrap } = layers;
  layers.wrap = (layer, styles) => (layer === 'recipes' ? { '*:where(&)': styles } : wrap(layer, styles));
  return system;
}

/** Created on first use, because it takes a phone a while. */
export function theme(): SystemContext {
  system ??= withoutRecipeLayer(import.meta.env.SSR || import.meta.env.DEV ? wholeSystem() : builtSystem());
  return system;
}
