import type { Plugin } from 'vite';

const EFFECTS = '@emotion/use-insertion-effect-with-fallbacks';
const OURS = '\0styles-in-slices';

/** The second one is for global styles, which have to be removed again. */
const CODE = `
import { useInsertionEffect } from 'react';
export const useInsertionEffectAlwaysWithSyncFallback = (insert) => insert();
export const useInsertionEffectWithLayoutFallback = useInsertionEffect;
`;

/**
 * Makes Emotion write its rules while React renders, as it did before React had an effect for them. The console renders
 * in slices, between which a phone responds to a touch. Effects run in the single piece in which React then changes the
 * page, and a third of that piece were rules. The rules of an abandoned render stay, and match nothing.
 */
export function stylesInSlices(): Plugin {
  let isAsked = false;
  return {
    name: 'styles-in-slices',
    apply: 'build',
    enforce: 'pre',
    resolveId(id) {
      if (id !== EFFECTS) return undefined;
      isAsked = true;
      return OURS;
    },
    load: (id) => (id === OURS ? CODE : undefined),
    buildEnd() {
      if (!isAsked) this.error(`Emotion no longer asks for ${EFFECTS}: look at it again`);
    },
  };
}
