import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** For Node, which runs no JSX and imports no style sheets: everything in one module. */
export default defineConfig({
  plugins: [react()],
  ssr: { noExternal: true },
  build: { ssr: 'src/standalone.tsx', target: 'node22', outDir: 'dist', emptyOutDir: false },
});
