import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  base: './',
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    outDir: 'dist',
    // The policy of the server admits fonts from itself only, so nothing may be inlined as a data address.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 6000,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What loads a part later stands by itself: otherwise it lands in Monaco's chunk, and the first view waits for that.
            { name: 'preload', test: /preload-helper/, priority: 1 },
            { name: 'monaco', test: /monaco-editor/ },
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
          ],
        },
      },
    },
  },
});
