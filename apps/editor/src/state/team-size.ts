/** How many workers play games at once: one processor stays free for typing. */
export const teamSize = (): number => Math.max(1, Math.min(4, (globalThis.navigator?.hardwareConcurrency ?? 2) - 1));
