import { type Bout, diceIn, type Fight, type RolledDice } from '@sandtable/board';
import { useStore, useWorkbench } from '../context.ts';
import { SumPair } from '../explain/SumPair.tsx';
import { useLayout, useTexts } from '../play/useTexts.ts';
import { pick } from '../state/selectors.ts';
import type { ShownMotion } from '../state/slices/motion.ts';
import { keyed } from '../ui/keyed.ts';
import type { DescribedStory } from '../workers/why-protocol.ts';
import { awaitsParts } from './awaits-parts.ts';
import { boutParts } from './bout-parts.ts';
import { FaceMeanings } from './FaceMeanings.tsx';
import { FightBecause } from './FightBecause.tsx';
import styles from './FightCard.module.css';
import { RollingDie } from './RollingDie.tsx';
import { sideColours } from './side-colours.ts';
import { useDiceHits } from './useDiceHits.ts';
import { useFightSums } from './useFightSums.ts';
import { useNeededRoll } from './useNeededRoll.ts';
import { ROLLING } from './useSettled.ts';

interface Props {
  readonly fight: Fight;
  readonly motion: ShownMotion;
  /** How it was reckoned, once that is known. */
  readonly story: DescribedStory | undefined;
}

/** What was rolled, what each side adds to it, and what each came to. */
export const FightNumbers = (props: Props) => {
  const { fight } = props;
  const layout = useLayout();
  return (
    <div
      className={styles.numbers}
      data-summed={awaitsParts(fight) || undefined}
      style={sideColours(layout, fight.sides)}
    >
      {fight.bouts.length > 1 ? <Bouts {...props} /> : <Sums {...props} />}
      <FightBecause fight={fight} className={styles.faceMeanings} />
      <FaceMeanings rolls={fight.rolls} className={styles.faceMeanings} />
    </div>
  );
};

/** So many dice are as large as one. */
const FEW = 2;

/** The first roll is that of the first side, whoever rolls after it answers. */
const Dice = ({ fight: { rolls }, motion }: Omit<Props, 'story'>) => {
  const { isStill } = motion;
  const allHits = useDiceHits(motion);
  const needed = useNeededRoll(motion, rolls);
  const { t } = useWorkbench();
  const { info } = useStore(pick('info'));
  const texts = useTexts();
  const thrown = rolls.flatMap((roll) => {
    const dice = info && diceIn(info, roll);
    if (dice === undefined || dice.faces.length === 0) return [];
    const meaningOf = (face: string): string | undefined => texts.named(`${roll.path}/${face}`);
    return [{ name: texts.path(roll.path), dice, hits: allHits.get(roll), meaningOf }];
  });
  const [left, ...others] = thrown;
  if (left === undefined) return null;
  const names = [...new Set(thrown.map(({ name }) => name))];
  const isKeyed = needed.length === 0 && thrown.some(({ hits }) => hits?.includes(true));
  if (others.length === 0 && left.dice.faces.length > FEW)
    return (
      <tr className={styles.dice}>
        <td colSpan={3}>
          <span className={styles.meaning}>{[...names, ...needed].join(' · ')}</span>
          {isKeyed ? <HitKey /> : null}
          <Faces {...left} isStill={isStill} />
        </td>
      </tr>
    );
  return (
    <tr className={styles.dice}>
      <td>
        <Faces {...left} isStill={isStill} />
      </td>
      <th scope="row">
        {names.length === 1 ? names : t('dice')}
        {keyed(needed, String).map(({ key, item }) => (
          <small key={key} className={styles.parts} data-part="needed-roll">
            {item}
          </small>
        ))}
        {isKeyed ? <HitKey /> : null}
      </th>
      <td>
        {keyed(others, ({ name }) => name).map(({ key, item }) => (
          <Faces key={key} {...item} isStill={isStill} />
        ))}
      </td>
    </tr>
  );
};

/** What filled dice are, where no number says it; a screen reader reads how many hit. */
const HitKey = () => {
  const { t } = useWorkbench();
  return (
    <small className={styles.hitKey} data-part="hit-key" aria-hidden="true">
      <span className="die" data-hit="true" /> {t('dieHits')}
    </small>
  );
};

interface FacesProps {
  readonly dice: RolledDice;
  readonly hits: readonly boolean[] | undefined;
  readonly meaningOf: (face: string) => string | undefined;
  readonly isStill: boolean;
}

const Faces = ({ dice, hits, meaningOf, isStill }: FacesProps) => (
  <span className={styles.faces} data-many={dice.faces.length > FEW || undefined}>
    {keyed(dice.faces, String).map(({ key, item }, i) => (
      <RollingDie
        key={key}
        face={item}
        isDotted={dice.isDotted}
        isHit={hits?.[i]}
        meaning={meaningOf(item)}
        lasts={isStill ? 0 : ROLLING}
      />
    ))}
  </span>
);

const Sums = ({ fight, motion, story }: Props) => {
  const sums = useFightSums(fight, motion, story);
  const verdict = useVerdict(fight);
  const dice = <Dice fight={fight} motion={motion} />;
  if (sums === undefined)
    return (
      <table className={styles.lone}>
        <tbody>{dice}</tbody>
      </table>
    );
  return (
    <SumPair
      sums={sums}
      dice={fight.rolls.length > 0 ? dice : undefined}
      verdict={verdict(fight.bouts[0])}
      winner={winnerIn(fight.bouts[0])}
      isCompared={fight.how.compared === true}
    />
  );
};

/** How the first side did against the second; empty if their numbers aren't compared. */
function useVerdict({ sides }: Fight): (bout: Bout) => string {
  const { t } = useWorkbench();
  const texts = useTexts();
  return ({ winner, values: [left, right] }) => {
    if (winner === undefined) return '';
    if (winner === 'tie') return t('fightTies');
    const { side } = sides[winner === 'first' ? 0 : 1];
    if (left?.value === right?.value && side !== undefined) return t('fightTieFor', { side: texts.member(side) });
    return t(winner === 'first' ? 'fightBeats' : 'fightLoses');
  };
}

const winnerIn = ({ winner }: Bout): number | undefined =>
  winner === undefined || winner === 'tie' ? undefined : winner === 'first' ? 0 : 1;

/** Several meetings of the same sides, a line each. */
const Bouts = ({ fight, motion }: Omit<Props, 'story'>) => {
  const texts = useTexts();
  const verdict = useVerdict(fight);
  const { bouts, sides } = fight;
  const labelOf = ({ line: { args } }: Bout): string =>
    Object.entries(args)
      .filter(([, value]) => typeof value === 'string' && !sides.some(({ side }) => side === value))
      .map(([, value]) => texts.member(String(value)))
      .join(' · ');
  return (
    <table className={styles.bouts}>
      <tbody>
        <Dice fight={fight} motion={motion} />
        {keyed(bouts, labelOf).map(({ key, item }) => {
          const [left, right] = item.values.map((number) => number?.value ?? 0) as [number, number];
          const winner = winnerIn(item);
          const parts = boutParts(item, texts);
          return (
            <tr key={key}>
              <td data-loser={winner === 1 || undefined}>
                {left}
                {parts === undefined ? null : <small className={styles.parts}>{parts.sums[0]}</small>}
              </td>
              <th scope="row">
                {labelOf(item)}
                {item.winner === undefined ? null : <i>{verdict(item)}</i>}
                {parts === undefined ? null : <small className={styles.parts}>{parts.label}</small>}
              </th>
              <td data-loser={winner === 0 || undefined}>
                {right}
                {parts === undefined ? null : <small className={styles.parts}>{parts.sums[1]}</small>}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};
