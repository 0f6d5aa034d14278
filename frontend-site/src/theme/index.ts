import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem, defineConfig } from '@chakra-ui/react/styled-system';
import { globalCss } from './global-css';
import { recipes } from './recipes';
import { semanticTokens } from './semantic-tokens';
import { slotRecipes } from './slot-recipes';
import { textStyles } from './text-styles';
import { tokens } from './tokens';

const config = defineConfig({
  cssVarsPrefix: 'th',
  preflight: true,
  globalCss,
  theme: {
    breakpoints: { sm: '30rem', md: '48rem', lg: '64rem', xl: '80rem' },
    keyframes: {
      spin: { to: { rotate: '360deg' } },
      pulse: { '50%': { opacity: 0.5 } },
      'fade-in': { from: { opacity: 0 } },
      'slide-from-bottom-full': { from: { translate: '0 100%' } },
    },
    tokens,
    semanticTokens,
    textStyles,
    recipes,
    slotRecipes,
  },
});

/** The base brings conditions and utilities; tokens and recipes are ours alone, so the bundle carries no unused ones. */
export const system = createSystem(defaultBaseConfig, config);
