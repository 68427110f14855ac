import type { Create } from '@sandtable/engine';

/** A module of rules, given as its text. */
export const loadModule = async (javascript: string): Promise<Create> => {
  const url = URL.createObjectURL(new Blob([javascript], { type: 'text/javascript' }));
  try {
    const loaded = (await import(/* @vite-ignore */ url)) as { create: Create };
    return loaded.create;
  } finally {
    URL.revokeObjectURL(url);
  }
};
