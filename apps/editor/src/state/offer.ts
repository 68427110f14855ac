import type { Problem } from '@sandtable/archive';
import type { FileText } from '../storage/port.ts';
import { diffCount, lineDiff } from './line-diff.ts';
import type { PreviousGame } from './slices/match.ts';

/** A file that someone brings, under the name that it has there. */
export interface Brought {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** What is brought, by the paths where it belongs. */
export interface Contents {
  readonly files: readonly { readonly path: string; readonly text: string }[];
  readonly problems: readonly Problem[];
  readonly match?: PreviousGame | undefined;
}

/** A file that is offered, beside what lies there; nothing is written before someone says so. */
export interface OfferRow {
  readonly path: string;
  readonly text: string;
  readonly what: 'new' | 'other' | 'same';
  /** The version that lies there. */
  readonly version: string;
  readonly mine: string;
  readonly added: number;
  readonly removed: number;
}
export interface Offer {
  /** What the files came in: the name of an archive, or of the first file. */
  readonly from: string;
  readonly rows: readonly OfferRow[];
  readonly problems: readonly Problem[];
  readonly match: PreviousGame | undefined;
}

/** An offer against what lies there now. */
export const offerOf = (
  from: string,
  { files, problems, match }: Contents,
  there: ReadonlyMap<string, FileText>,
): Offer => ({
  from,
  problems,
  match,
  rows: files.map(({ path, text }) => {
    const mine = there.get(path);
    const { added, removed } = diffCount(lineDiff(mine?.text ?? '', text));
    const what = mine === undefined ? 'new' : mine.text === text ? 'same' : 'other';
    return { path, text, what, version: mine?.version ?? 'absent', mine: mine?.text ?? '', added, removed };
  }),
});
