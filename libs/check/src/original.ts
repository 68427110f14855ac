/**
 * What a variant replaces goes on existing under a name that rules cannot write, for the replacement to call. Its
 * questions, rolls and steps keep their paths: a position never knows whether a rule came from the base.
 */
export const originalOf = (name: string): string => `original ${name}`;

/** Whether a name is that of something a variant replaced. */
export const isReplaced = (name: string): boolean => name.startsWith('original ');

/** The name that paths begin with. */
export const rootOf = (name: string): string => name.slice(name.lastIndexOf(' ') + 1);
