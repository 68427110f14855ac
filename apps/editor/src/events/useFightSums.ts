import { type Fight, reader } from '@sandtable/board';
import { useWorkbench } from '../context.ts';
import { type Sum, sumOf } from '../explain/account-words.ts';
import { namingIn } from '../explain/naming-in.ts';
import { useMayKnow } from '../play/useMayKnow.ts';
import { useTexts } from '../play/useTexts.ts';
import type { ShownMotion } from '../state/slices/motion.ts';
import type { DescribedStory } from '../workers/why-protocol.ts';
import { type Seen, seenAccount } from './seen-account.ts';

/** Both numbers with their parts, as far as the viewer may know them; else as the log tells them. */
export function useFightSums(
  { bouts: [bout], rolls, sides }: Fight,
  motion: ShownMotion,
  story: DescribedStory | undefined,
): readonly [Sum, Sum] | undefined {
  const { t } = useWorkbench();
  const texts = useTexts();
  const mayKnow = useMayKnow();
  const seen = { rolls, fieldOf: fieldIn(motion, sides) };
  const { line, values } = bout;
  const [left, right] = values.map((number): Sum | undefined => {
    if (number === undefined) return undefined;
    const found = story?.values.find(({ noun }) => noun.n === 'name' && noun.name === number.name);
    const account = found && (mayKnow ? found.account : seenAccount(found.account, seen));
    if (story && found && account) return named(sumOf(t, namingIn(texts, story), found.noun, account), t('fightOther'));
    const name = texts.named(`${line.path}/${number.name}`) ?? texts.member(number.name);
    return { name, value: String(number.value), lead: '', terms: [], more: [], because: [] };
  });
  return left && right ? [left, right] : undefined;
}

/** A part that is only a number has a word for both sides. */
const named = (sum: Sum, other: string): Sum => ({
  ...sum,
  terms: sum.terms.map((term) =>
    term.name === '' && term.dice.length === 0 ? { ...term, name: other, plain: other } : term,
  ),
});

/** Fields of the pieces that met, before they did. */
const fieldIn = ({ infoBefore, before }: ShownMotion, sides: Fight['sides']): Seen['fieldOf'] => {
  const read = reader(infoBefore, before);
  const met = sides.flatMap(({ pieces }) => pieces);
  return (path, member) => {
    const [kind = '', field] = path.split('.');
    const ordinal = infoBefore.kinds.find(({ name }) => name === kind)?.members.indexOf(member) ?? -1;
    const isMet = met.some((piece) => piece.kind === kind && piece.member === member);
    return isMet ? read(kind, ordinal, field) : undefined;
  };
};
