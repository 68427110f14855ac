import { type Fight, lossesOf, winnerOf } from '@sandtable/board';
import { useWorkbench } from '../context.ts';
import { sentencesOf } from '../explain/claim-words.ts';
import { namingIn } from '../explain/naming-in.ts';
import { useLineText } from '../play/useLineText.ts';
import { useMayKnow } from '../play/useMayKnow.ts';
import { useTexts } from '../play/useTexts.ts';
import type { ShownMotion } from '../state/slices/motion.ts';
import { keyed } from '../ui/keyed.ts';
import type { DescribedStory } from '../workers/why-protocol.ts';
import { useBecause } from './FightBecause.tsx';
import styles from './FightCard.module.css';
import { FightPiece } from './FightPiece.tsx';
import { useSaid } from './useSaid.ts';

interface Props {
  readonly fight: Fight;
  readonly motion: ShownMotion;
  readonly story: DescribedStory | undefined;
}

/** What came of it in a few words, what the log says of it besides, and who has fallen. */
export const FightOutcome = ({ fight, motion, story }: Props) => {
  const headline = useHeadline(fight);
  const below = useBelow({ fight, motion, story });
  const [first, ...others] = headline === undefined ? below : [headline, ...below];
  return (
    <div className={styles.outcome}>
      {fight.lost.map((piece) => (
        <span key={piece.member} className={styles.lost}>
          <FightPiece piece={piece} motion={motion} size={40} />
        </span>
      ))}
      <div>
        {first === undefined ? null : <p className={styles.headline}>{first}</p>}
        {keyed(others, String).map(({ key, item }) => (
          <p key={key}>{item}</p>
        ))}
      </div>
    </div>
  );
};

/**
 * What the ruleset calls this result, as `battle/fought/first`; else who won, where that was measured and the log doesn't say
 * it itself, or that nobody lost.
 */
function useHeadline(fight: Fight): string | undefined {
  const { t } = useWorkbench();
  const texts = useTexts();
  const winner = winnerOf(fight);
  if (winner === undefined) return isBloodless(fight) ? t('fightNoneLost') : undefined;
  const [{ line }] = fight.bouts;
  const own = texts.title(`${line.path}/${winner}`, line.args);
  if (own !== undefined || fight.how.compared !== true || fight.results.length > 0) return own;
  if (winner === 'tie') return t('fightTie');
  const side = fight.sides[winner === 'first' ? 0 : 1].side;
  return side === undefined ? undefined : t('fightWinner', { side: texts.member(side) });
}

/** The lines that follow; the line itself where nothing follows it, or how many were lost. */
function useBelow({ fight, motion, story }: Props): readonly string[] {
  const { results } = fight;
  const said = useSaid(fight, motion.info);
  const tested = useTested(story);
  const losses = useLosses(fight);
  const textOf = useLineText();
  const texts = useTexts();
  const because = useBecause();
  const shown = results.filter((line) => !texts.isOmitted(line));
  if (shown.length > 0) return shown.map((line) => `${textOf(line)} ${because(line)}`.trim());
  return [said, tested, losses].filter((one) => one !== '');
}

/** Dice were rolled among pieces, and the log says nothing of it. */
const isBloodless = ({ results, rolls, sides, lost }: Fight): boolean =>
  results.length + lost.length === 0 && rolls.length > 0 && sides.every(({ pieces }) => pieces.length > 0);

/** How many pieces each side lost; empty where none did. */
function useLosses(fight: Fight): string {
  const { t } = useWorkbench();
  const texts = useTexts();
  const losses = lossesOf(fight).flatMap((n, i) => {
    const { side } = fight.sides[i] ?? {};
    return n === 0 || side === undefined ? [] : [`${texts.member(side)} ${n}`];
  });
  return losses.length === 0 ? '' : t('fightLosses', { losses: losses.join(' · ') });
}

/** What the numbers were measured by, where the log doesn't tell what came of them. */
function useTested(story: DescribedStory | undefined): string {
  const { t } = useWorkbench();
  const mayKnow = useMayKnow();
  const texts = useTexts();
  const claims = story?.after.flatMap((one) => one.claims) ?? [];
  if (story === undefined || !mayKnow) return '';
  return [...new Set(sentencesOf(t, namingIn(texts, story), claims).map(({ text }) => text))].join(' ');
}
