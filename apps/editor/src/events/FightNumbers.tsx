import { type Bout, diceIn, type Fight, type RolledDice } from '@sandtable/board';
import type { LogLine } from '@sandtable/session';
import { useStore, useWorkbench } from '../context.ts';
import { type Sum, sumOf } from '../explain/account-words.ts';
import { namingIn } from '../explain/naming-in.ts';
import { SumPair } from '../explain/SumPair.tsx';
import { useTexts } from '../play/useTexts.ts';
import { pick } from '../state/selectors.ts';
import { keyed } from '../ui/keyed.ts';
import type { DescribedStory } from '../workers/why-protocol.ts';
import styles from './FightCard.module.css';
import { RollingDie } from './RollingDie.tsx';

interface Props {
  readonly fight: Fight;
  readonly isStill: boolean;
  /** How it was reckoned, once that is known, and to who may know it. */
  readonly story: DescribedStory | undefined;
}

/** What was rolled and what each side came to; how that adds up only for who may know it. */
export const FightNumbers = ({ fight, isStill, story }: Props) => (
  <div className={styles.numbers}>
    <Dice rolls={fight.rolls} isStill={isStill} />
    {fight.bouts.length > 1 ? <Bouts fight={fight} /> : <Sums fight={fight} story={story} />}
  </div>
);

const DICE = 450;

/** The first roll is that of the first side, whoever rolls after it answers; one die each lies on one line. */
const Dice = ({ rolls, isStill }: { readonly rolls: readonly LogLine[]; readonly isStill: boolean }) => {
  const { info } = useStore(pick('info'));
  const texts = useTexts();
  const thrown = rolls.flatMap((roll) => {
    const dice = info && diceIn(info, roll);
    return dice ? [{ name: texts.path(roll.path), dice }] : [];
  });
  const [left, right, third] = thrown;
  const isEven = left?.dice.faces.length === 1 && right?.dice.faces.length === 1 && third === undefined;
  if (isEven) return <Even left={left} right={right} isStill={isStill} />;
  return keyed(thrown, ({ name }) => name).map(({ key, item: { name, dice } }, i) => (
    <div key={key} className={styles.roll} data-second={i > 0}>
      <Faces dice={dice} isStill={isStill} />
      <span className={styles.meaning}>{name}</span>
    </div>
  ));
};

interface Thrown {
  readonly name: string;
  readonly dice: RolledDice;
}

/** One die against another. */
const Even = ({
  left,
  right,
  isStill,
}: {
  readonly left: Thrown;
  readonly right: Thrown;
  readonly isStill: boolean;
}) => (
  <div className={styles.roll}>
    <Faces dice={left.dice} isStill={isStill} />
    <span className={styles.meaning}>{[...new Set([left.name, right.name])].join(' · ')}</span>
    <Faces dice={right.dice} isStill={isStill} />
  </div>
);

const Faces = ({ dice, isStill }: { readonly dice: RolledDice; readonly isStill: boolean }) => (
  <span className={styles.dice} data-many={dice.faces.length > 2}>
    {keyed(dice.faces, String).map(({ key, item }) => (
      <RollingDie key={key} face={item} isDotted={dice.isDotted} lasts={isStill ? 0 : DICE} />
    ))}
  </span>
);

const Sums = ({ fight, story }: Omit<Props, 'isStill'>) => {
  const { t } = useWorkbench();
  const sums = useSums(fight, story);
  const [left, right] = fight.bouts[0].values;
  const verdict = fight.how.compared && left && right ? t(verdictOf(left.value, right.value)) : '';
  return sums === undefined ? null : <SumPair sums={sums} isRolled={fight.rolls.length > 0} verdict={verdict} />;
};

const verdictOf = (left: number, right: number) =>
  left === right ? 'fightTies' : left > right ? 'fightBeats' : 'fightLoses';

/** Both numbers with their parts where they are known; else as the log tells them. */
function useSums({ bouts: [bout] }: Fight, story: DescribedStory | undefined): readonly [Sum, Sum] | undefined {
  const { t } = useWorkbench();
  const texts = useTexts();
  const { line, values } = bout;
  const [left, right] = values.map((number): Sum | undefined => {
    if (number === undefined) return undefined;
    const found = story?.values.find(({ noun }) => noun.n === 'name' && noun.name === number.name);
    if (story && found) return sumOf(t, namingIn(texts, story), found.noun, found.account);
    const name = texts.named(`${line.path}/${number.name}`) ?? texts.member(number.name);
    return { name, value: String(number.value), lead: '', terms: [], more: [], because: [] };
  });
  return left && right ? [left, right] : undefined;
}

/** Several meetings of the same sides, a line each. */
const Bouts = ({ fight: { bouts, sides, how } }: Pick<Props, 'fight'>) => {
  const { t } = useWorkbench();
  const texts = useTexts();
  const labelOf = ({ line: { args } }: Bout): string =>
    Object.entries(args)
      .filter(([, value]) => typeof value === 'string' && !sides.some(({ side }) => side === value))
      .map(([, value]) => texts.member(String(value)))
      .join(' · ');
  return (
    <table className={styles.bouts}>
      <tbody>
        {keyed(bouts, labelOf).map(({ key, item }) => {
          const [left, right] = item.values.map((number) => number?.value ?? 0) as [number, number];
          return (
            <tr key={key}>
              <td>{left}</td>
              <th scope="row">
                {labelOf(item)}
                {how.compared ? <i>{t(verdictOf(left, right))}</i> : null}
              </th>
              <td>{right}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};
