import { createHash } from 'node:crypto';

/** The name of a text: who gets the text checks it. */
export const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');
