import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { CHUNK_GROUPS } from './build/chunk-groups.ts';
import { chakraAtBuildTime } from './build/chakra-at-build-time.ts';

export default defineConfig({
  plugins: [react(), chakraAtBuildTime()],
  server: { port: 5173, proxy: { '/api': 'http://127.0.0.1:3000' } },
  build: {
    outDir: 'dist',
    assetsDir: 'assets',
    target: 'es2023',
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: CHUNK_GROUPS },
      },
    },
  },
});
