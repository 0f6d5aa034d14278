import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { leftOut } from './build/left-out.ts';
import { stylesInSlices } from './build/styles-in-slices.ts';

export default defineConfig({
  base: '/admin/',
  plugins: [react(), stylesInSlices(), leftOut()],
  server: { port: 5174, proxy: { '/api': 'http://127.0.0.1:3000' } },
  // Generous: a machine with two cores runs much beside the tests.
  // To load react-admin anew for each file takes longer than all tests.
  test: { testTimeout: 60_000, isolate: false },
  build: {
    outDir: 'dist',
    target: 'es2023',
    // For `scripts/budget.mjs`.
    manifest: true,
    // The content security policy takes fonts from our own origin only, not from data addresses.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What every page needs, and what every list that is acted on does; the rest goes with the pages that use it.
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
