import { type AskView, isMany } from '@sandtable/session';
import type { Mentions } from './useMentions.ts';
import type { Parts } from './useParts.ts';

interface Given {
  readonly ticked: readonly string[];
  readonly parts: Pick<Parts, 'back'> | undefined;
  readonly mentions: Pick<Mentions, 'about'>;
}

/** Whether a value is half chosen: what it was to be is not in the answer yet. */
export const isBegun = (ask: AskView, { ticked, parts, mentions }: Given): boolean =>
  mentions.about !== undefined || parts?.back !== undefined || (isMany(ask) && ticked.length > 0);
