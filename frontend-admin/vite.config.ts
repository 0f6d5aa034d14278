import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { leftOut } from './build/left-out.ts';
import { stylesInSlices } from './build/styles-in-slices.ts';

export default defineConfig({
  base: '/admin/',
  plugins: [react(), stylesInSlices(), leftOut()],
  server: { port: 5174, proxy: { '/api': 'http://127.0.0.1:3000' } },
  // Generous, because a machine with two cores runs much else beside the tests. Not isolated, because loading
  // react-admin again for each file takes longer than all tests.
  test: { testTimeout: 60_000, isolate: false },
  build: {
    outDir: 'dist',
    target: 'es2023',
    // Used by `scripts/budget.mjs`.
    manifest: true,
    // The content security policy allows fonts only from our own origin, not from data URLs.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Code for every page, and code for every list with actions. The rest is bundled with the pages that use it.
          groups: [
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|react-router|react-router-dom|scheduler)[\\/]/,
            },
            {
              name: 'acts',
              test: /src[\\/](actions|components)[\\/](acts|touches|useAct|ActDialog|ConfirmDialog|DialogHost|ReasonField|RowButton)\./,
            },
          ],
        },
      },
    },
  },
});
