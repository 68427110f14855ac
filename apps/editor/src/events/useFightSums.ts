import type { Fight } from '@sandtable/board';
import { useWorkbench } from '../context.ts';
import type { Sum } from '../explain/account-words.ts';
import { useMayKnow } from '../play/useMayKnow.ts';
import { useLayout, useTexts } from '../play/useTexts.ts';
import type { ShownMotion } from '../state/slices/motion.ts';
import type { DescribedStory } from '../workers/why-protocol.ts';
import { partsSum } from './bout-parts.ts';
import { type NotePart, notePart } from './note-part.ts';
import { fieldIn } from './seen-account.ts';
import { storySum } from './story-sum.ts';

/** Both numbers with their parts, as far as the viewer may know them; else as the log tells them. */
export function useFightSums(
  { bouts: [bout], rolls, sides, notes }: Fight,
  motion: ShownMotion,
  story: DescribedStory | undefined,
): readonly [Sum, Sum] | undefined {
  const { t } = useWorkbench();
  const texts = useTexts();
  const layout = useLayout();
  const mayKnow = useMayKnow();
  const partsOf = (side: number): readonly NotePart[] =>
    layout === undefined ? [] : (notes[side] ?? []).flatMap((one) => notePart(one, texts, layout, motion) ?? []);
  const seen = { rolls, fieldOf: fieldIn(motion.infoBefore, motion.before, sides) };
  const { line, values } = bout;
  const [left, right] = values.map((number, side): Sum | undefined => {
    if (number === undefined) return undefined;
    const own = partsSum(bout, side === 0 ? 0 : 1, texts);
    if (own !== undefined) return own;
    const summed = story && storySum(story, number.name, partsOf(side), { t, texts, mayKnow, seen });
    if (summed !== undefined) return summed;
    const name = texts.named(`${line.path}/${number.name}`, line.args) ?? texts.member(number.name);
    return { name, value: String(number.value), lead: '', terms: [], more: [], because: [] };
  });
  return left && right ? [left, right] : undefined;
}
