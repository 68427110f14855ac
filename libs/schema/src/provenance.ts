import type { Provenance } from '@sandtable/model';

const RECONSTRUCTED = /^reconstructed(?:\s*:\s*|\s+|$)(.*)$/s;
const CITE = /^§([\p{L}\d][\p{L}\d.-]*)$/u;

export interface Origin {
  readonly provenance: readonly Provenance[];
  readonly cites: readonly string[];
}

/** What a `source` says: `§7.1` cites the rules, `reconstructed: why` says it was made up, anything else is a source. */
export function originOf(text: string, columns: readonly string[]): Origin {
  const cites = text
    .trim()
    .split(/[\s,]+/)
    .map((word) => CITE.exec(word)?.[1]);
  if (cites.every((cite) => cite !== undefined)) return { provenance: [], cites };
  const made = RECONSTRUCTED.exec(text);
  if (made !== null) return { provenance: [{ how: 'reconstructed', columns, text: made[1] ?? '' }], cites: [] };
  return { provenance: [{ how: 'from', columns, text }], cites: [] };
}

export const join = (origins: readonly Origin[]): Origin => ({
  provenance: origins.flatMap((origin) => origin.provenance),
  cites: origins.flatMap((origin) => origin.cites),
});
