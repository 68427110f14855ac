import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const FETCHED = fileURLToPath(new URL('../../../libs/messages/src/fetched-wording.ts', import.meta.url));

/** The page fetches the wording of findings in one language, after its first view; workers have all of it in their script. */
export const fetchedWording = (): Plugin => ({
  name: 'fetched-wording',
  enforce: 'pre',
  resolveId: (id) => (id === '#wording' ? FETCHED : undefined),
});
