import type { Brought } from './offer.ts';

/** A drawing or geographic data, as text. */
export interface BroughtMap {
  readonly name: string;
  readonly text: string;
}

/** A map among files that are brought: one alone whose name says so. */
export function mapAmong(brought: readonly Brought[]): BroughtMap | undefined {
  const [only] = brought;
  return only !== undefined && brought.length === 1 && /\.(?:svg|geojson)$/i.test(only.name) ? mapOf(only) : undefined;
}

/** What isn't text is reported by whoever reads it. */
export const mapOf = ({ name, bytes }: Brought): BroughtMap => ({ name, text: new TextDecoder().decode(bytes) });
