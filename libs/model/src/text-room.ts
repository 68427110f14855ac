/** So many characters a text has room for that is chosen when a match is started: these, or as many as the rules write. */
export const textRoom = (written: string): number => Math.max(80, written.length);
