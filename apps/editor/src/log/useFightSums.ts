import type { Fight } from '@sandtable/board';
import { useEffect, useMemo, useState } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { type Sum, sumOf } from '../explain/account-words.ts';
import { namingIn } from '../explain/naming-in.ts';
import { useShownView } from '../play/late-view.ts';
import { timesBefore } from '../play/log-lines.ts';
import { useMayKnow } from '../play/useMayKnow.ts';
import { useTexts } from '../play/useTexts.ts';
import { pick } from '../state/selectors.ts';
import { useReply } from '../useReply.ts';

/** Lines fly past while bots play or someone scrolls; only one that stays is asked about. */
const STAYS_MS = 700;

/** How both numbers of a fight add up, for who may know it; undefined until that is known. */
export function useFightSums({ bouts }: Fight): readonly [Sum, Sum] | undefined {
  const { bench, t } = useWorkbench();
  const texts = useTexts();
  const { javascript } = useStore(pick('javascript'));
  const view = useShownView();
  const [{ line, values }] = bouts;
  const [stays, mayKnow] = [useStays(), useMayKnow()];
  const isAsked = stays && mayKnow && bouts.length === 1;
  const nth = timesBefore(view?.log ?? [], line);
  // A step later the log is written again, and says the same.
  const said = JSON.stringify(line);
  const key = useMemo(() => ({ said, nth, javascript, isAsked }), [said, nth, javascript, isAsked]);
  const reply = useReply(key, () => (isAsked ? bench.why.story(line, nth) : undefined));
  // A row of the list may show another line than it did.
  const story = reply?.to.said === said ? reply.value : undefined;
  if (story === undefined) return undefined;
  const [left, right] = values.map((number) => {
    const found = story.values.find(({ noun }) => noun.n === 'name' && noun.name === number?.name);
    return found && sumOf(t, namingIn(texts, story), found.noun, found.account);
  });
  return left && right ? [left, right] : undefined;
}

function useStays(): boolean {
  const [stays, stay] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => stay(true), STAYS_MS);
    return () => clearTimeout(timer);
  }, []);
  return stays;
}
