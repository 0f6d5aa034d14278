import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { CHUNK_GROUPS } from './build/chunk-groups.ts';
import { chakraAtBuildTime } from './build/chakra-at-build-time.ts';

export default defineConfig({
  plugins: [react(), chakraAtBuildTime()],
  server: { port: 5173, proxy: { '/api': 'http://127.0.0.1:3000' } },
  test: {
    // Loading the components again for each file takes four times as long as all tests. Each file ends with an empty
    // page (src/test/setup.ts).
    isolate: false,
    projects: [
      { extends: true, test: { name: 'rules', include: ['src/**/*.test.ts'], testTimeout: 30_000 } },
      {
        extends: true,
        test: {
          name: 'components',
          include: ['src/**/*.test.tsx'],
          environment: 'jsdom',
          testTimeout: 30_000,
          expect: { poll: { timeout: 10_000 } },
          setupFiles: ['src/test/setup.ts'],
        },
      },
    ],
  },
  build: {
    outDir: 'dist',
    assetsDir: 'assets',
    target: 'es2023',
    manifest: true,
    rolldownOptions: {
      // Else a page that uses one of them loads all: the modules of a component count as doing something when loaded.
      treeshake: { moduleSideEffects: [{ test: /[\\/]src[\\/]components[\\/]/, sideEffects: false }] },
      output: {
        codeSplitting: { groups: CHUNK_GROUPS },
      },
    },
  },
});
