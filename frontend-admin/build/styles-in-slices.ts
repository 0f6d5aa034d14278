import type { Plugin } from 'vite';

const EFFECTS = '@emotion/use-insertion-effect-with-fallbacks';
const OURS = '\0styles-in-slices';

/** The second of them is for global styles, which have to be taken out again. */
const CODE = `
import { useInsertionEffect } from 'react';
export const useInsertionEffectAlwaysWithSyncFallback = (insert) => insert();
export const useInsertionEffectWithLayoutFallback = useInsertionEffect;
`;

/**
 * Emotion writes its rules while React renders, as it did before React had an effect for that. The console renders in slices,
 * between which a phone answers a touch; an effect is part of the one piece in which React then changes the page, and a third
 * of that piece were rules. Those of a render that is given up stay, and match nothing.
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
