import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
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
        codeSplitting: {
          groups: [
            // Loaded first, see `src/main.tsx`.
            { name: 'react-dom', test: /[\\/]node_modules[\\/](react-dom|scheduler)[\\/]/, priority: 3 },
            { name: 'theme', test: /[\\/]src[\\/]theme[\\/]|[\\/]styled-system[\\/]/, priority: 2 },
            // What almost every page uses, in one file rather than in twenty.
            { name: 'base', minShareCount: 24, priority: 1 },
          ],
        },
      },
    },
  },
});
