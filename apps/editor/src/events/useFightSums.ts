import type { Fight } from '@sandtable/board';
import { useWorkbench } from '../context.ts';
import { type Sum, sumOf } from '../explain/account-words.ts';
import { namingIn } from '../explain/naming-in.ts';
import { useMayKnow } from '../play/useMayKnow.ts';
import { useLayout, useTexts } from '../play/useTexts.ts';
import type { ShownMotion } from '../state/slices/motion.ts';
import type { DescribedStory } from '../workers/why-protocol.ts';
import { partsSum } from './bout-parts.ts';
import { type NotePart, notePart, withNotes } from './note-part.ts';
import { fieldIn, seenAccount } from './seen-account.ts';

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
    const found = story?.values.find(({ noun }) => noun.n === 'name' && noun.name === number.name);
    const account = found && (mayKnow ? found.account : seenAccount(found.account, seen));
    if (story && found && account)
      return withNotes(sumOf(t, namingIn(texts, story), found.noun, account), partsOf(side), t('fightOther'));
    const name = texts.named(`${line.path}/${number.name}`) ?? texts.member(number.name);
    return { name, value: String(number.value), lead: '', terms: [], more: [], because: [] };
  });
  return left && right ? [left, right] : undefined;
}
