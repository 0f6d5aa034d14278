import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const MADE_AT_START = 'const _global = [getPreflightCss(), getGlobalCss(), getTokenCss()];';

/**
 * Chakra writes its reset and tokens as CSS whenever it starts: two fifths of that start, for nothing, since every built
 * page has them in its head (`scripts/prerender.mjs`).
 */
function withoutGlobalStyles(): Plugin {
  return {
    name: 'without-global-styles',
    apply: 'build',
    transform(code, id, options) {
      if (options?.ssr || !id.endsWith('/styled-system/system.js')) return undefined;
      if (!code.includes(MADE_AT_START))
        this.error('Chakra makes its global styles in another way: look here again');
      return code.replace(MADE_AT_START, 'const _global = [];');
    },
  };
}

export default defineConfig({
  plugins: [react(), withoutGlobalStyles()],
  server: { port: 5173, proxy: { '/api': 'http://127.0.0.1:3000' } },
  build: {
    outDir: 'dist',
    assetsDir: 'assets',
    target: 'es2023',
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Loaded first, see `src/main.tsx`.
            { name: 'theme', test: /[\\/]src[\\/]theme[\\/]|[\\/]styled-system[\\/]/, priority: 2 },
            // What almost every page uses, in one file rather than in twenty.
            { name: 'base', minShareCount: 24, priority: 1 },
          ],
        },
      },
    },
  },
});
