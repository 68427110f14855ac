import type { Fight } from '@sandtable/board';
import { useMemo } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { partsSum } from '../events/bout-parts.ts';
import { notePart } from '../events/note-part.ts';
import { fieldIn } from '../events/seen-account.ts';
import { storySum } from '../events/story-sum.ts';
import type { Sum } from '../explain/account-words.ts';
import { useShownView } from '../play/late-view.ts';
import { timesBefore } from '../play/log-lines.ts';
import { useMayKnow } from '../play/useMayKnow.ts';
import { useLayout, useTexts } from '../play/useTexts.ts';
import { pick } from '../state/selectors.ts';
import { useReply } from '../useReply.ts';
import { useStays } from './useStays.ts';

/** What is printed on things: the log keeps no positions. */
const PRINTED = { fields: {} };

/** How both numbers of a fight add up, as far as the viewer may know it; undefined until that is known. */
export function useFightSums({ bouts, notes, rolls, sides }: Fight): readonly [Sum, Sum] | undefined {
  const { bench, t } = useWorkbench();
  const texts = useTexts();
  const { info, javascript } = useStore(pick('info', 'javascript'));
  const layout = useLayout();
  const view = useShownView();
  const [{ line, values }] = bouts;
  const mayKnow = useMayKnow();
  // A step later the log is written again, and says the same.
  const said = JSON.stringify(line);
  const stays = useStays(said);
  const isAsked = stays && bouts.length === 1 && bouts[0].parts[0].length === 0;
  const nth = timesBefore(view?.log ?? [], line);
  const key = useMemo(() => ({ said, nth, javascript, isAsked }), [said, nth, javascript, isAsked]);
  const reply = useReply(key, (late) => (isAsked ? bench.why.storyLater(line, nth, late) : undefined));
  // A row of the list may show another line than it did.
  const story = reply?.to.said === said ? reply.value : undefined;
  const own = ([0, 1] as const).map((side) => partsSum(bouts[0], side, texts));
  if (bouts.length === 1 && own[0] && own[1]) return [own[0], own[1]];
  if (story === undefined || info === undefined || layout === undefined) return undefined;
  const seen = { rolls, fieldOf: fieldIn(info, PRINTED, sides) };
  const printed = { info, infoBefore: info, after: PRINTED, before: PRINTED };
  const [left, right] = values.map((number, side) => {
    const parts = (notes[side] ?? []).flatMap((one) => notePart(one, texts, layout, printed) ?? []);
    return number && storySum(story, number.name, parts, { t, texts, mayKnow, seen });
  });
  return left && right ? [left, right] : undefined;
}
