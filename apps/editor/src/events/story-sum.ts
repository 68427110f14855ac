import type { Texts } from '@sandtable/board/texts';
import { type Sum, sumOf } from '../explain/account-words.ts';
import { namingIn } from '../explain/naming-in.ts';
import type { Say } from '../words.ts';
import type { DescribedStory } from '../workers/why-protocol.ts';
import { type NotePart, withNotes } from './note-part.ts';
import { type Seen, seenAccount } from './seen-account.ts';

interface Viewer {
  readonly t: Say;
  readonly texts: Texts;
  /** Nothing is hidden from the viewer. */
  readonly mayKnow: boolean;
  readonly seen: Seen;
}

/** A number of a fight with its parts, as far as the viewer may know them; undefined if the story doesn't tell them. */
export function storySum(
  story: DescribedStory,
  name: string,
  notes: readonly NotePart[],
  { t, texts, mayKnow, seen }: Viewer,
): Sum | undefined {
  const found = story.values.find(({ noun }) => noun.n === 'name' && noun.name === name);
  const account = found && (mayKnow ? found.account : seenAccount(found.account, seen));
  return account && withNotes(sumOf(t, namingIn(texts, story), found.noun, account), notes, t('fightOther'));
}
