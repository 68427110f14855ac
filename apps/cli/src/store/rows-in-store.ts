import { createHash } from 'node:crypto';

/** A row that doesn't say what was written: something changed it. */
export class DamagedRow extends Error {}

/** Tells whether a row still is what was written. */
export const sumOf = (key: string, first: number, games: number, data: Uint8Array): string =>
  createHash('sha256').update(`${key} ${first} ${games} `).update(data).digest('hex').slice(0, 16);

export function parsed<T>(text: unknown): T | undefined {
  if (typeof text !== 'string') return undefined;
  try {
    return JSON.parse(text) as T;
  } catch {
    throw new DamagedRow();
  }
}
