import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The board alone, as a module for Node: rulebooks are illustrated with it. */
export default defineConfig({
  plugins: [react()],
  ssr: { noExternal: true },
  build: { ssr: 'src/picture.tsx', target: 'node22', outDir: 'dist/picture', emptyOutDir: true },
});
