import { type Bout, DieFace, diceIn, type Fight } from '@sandtable/board';
import type { LogLine } from '@sandtable/session';
import { own } from '@sandtable/text';
import type { ReactNode } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { boutParts } from '../events/bout-parts.ts';
import { FaceMeanings } from '../events/FaceMeanings.tsx';
import { FightBecause } from '../events/FightBecause.tsx';
import { SideFlag } from '../play/SideFlag.tsx';
import { useLineText } from '../play/useLineText.ts';
import { useLayout, useTexts } from '../play/useTexts.ts';
import { pick } from '../state/selectors.ts';
import { classNames } from '../ui/class-names.ts';
import { keyed } from '../ui/keyed.ts';
import styles from './FightTable.module.css';
import { type FightRow, type FightWords, rowsOf } from './fight-rows.ts';
import { useFightSums } from './useFightSums.ts';

interface Props {
  readonly fight: Fight;
  readonly className: string | undefined;
}

/** Two sides that met: what each had, line by line, what it came to, and what came of it. */
export const FightTable = ({ fight, className }: Props) => {
  const textOf = useLineText();
  const rows = useRows(fight);
  const { isOmitted } = useTexts();
  const results = fight.results.filter((line) => !isOmitted(line));
  const heads = useHeads(fight);
  const isWide = heads.some(({ name }) => name.length > SHORT);
  return (
    <div className={classNames(styles.fight, className)} data-part="fight-table">
      {isWide ? (
        <div className={styles.names} data-part="fight-names" aria-hidden="true">
          {heads.map(({ key, name, flag }) => (
            <span key={key}>
              {flag} {name}
            </span>
          ))}
        </div>
      ) : null}
      <table>
        <thead>
          <tr>
            <td />
            {heads.map(({ key, name, flag }) => (
              <th key={key} scope="col">
                {flag} <span className={isWide ? 'unseen' : undefined}>{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {keyed(rows, ({ label }) => label).map(({ key, item: { label, cells, isSum, isBelow, winner } }) => (
            <tr key={key} data-total={isSum || undefined} data-below={isBelow}>
              <th scope="row">{label}</th>
              {cells.map((cell, of) => (
                // Which side it is follows from its place alone.
                <td key={of === 0 ? 'left' : 'right'} data-winner={winner === of || undefined}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <FightBecause fight={fight} className={styles.meanings} />
      <FaceMeanings rolls={fight.rolls} className={styles.meanings} />
      {results.length === 0 ? null : <p className={styles.results}>{results.map(textOf).join(' ')}</p>}
    </div>
  );
};

/** Longer names have no room over the columns of a narrow log: they stand in a row of their own. */
const SHORT = 12;

/** Who met, with their flags where they have some. */
function useHeads({ sides, bouts: [{ line }] }: Fight) {
  const texts = useTexts();
  const layout = useLayout();
  return sides.map(({ side, who }, i) => {
    // Of what came and went, the line itself knows whose it was.
    const fields = Object.values(line.members?.[String(who)] ?? {}).map(String);
    const whose = side ?? fields.find((value) => own(layout?.sides ?? {}, value) !== undefined);
    const name = texts.begun(texts.member(String(who), undefined, line));
    return { key: i === 0 ? 'left' : 'right', name, flag: whose === undefined ? null : <SideFlag member={whose} /> };
  });
}

/** How it adds up where that is known; else the dice, and what each came to. */
function useRows(fight: Fight): readonly FightRow<ReactNode>[] {
  const { t } = useWorkbench();
  const { info } = useStore(pick('info'));
  const texts = useTexts();
  const sums = useFightSums(fight);
  const dice = fight.rolls.map((roll) => ({ name: texts.path(roll.path), faces: facesOf(info, roll) }));
  const words: FightWords<ReactNode> = {
    total: t('fightTotal'),
    dice: t('dice'),
    nameOf: ({ line }, number) => texts.begun(texts.named(`${line.path}/${number.name}`) ?? texts.member(number.name)),
    labelOf: (bout) => texts.begun(boutLabel(fight, bout, texts.member)),
    faces: (faces) => <Faces faces={faces} />,
    partsOf: (bout) => boutParts(bout, texts),
    begun: texts.begun,
  };
  return rowsOf(fight, { dice, sums, words });
}

type Faced = { readonly face: string; readonly counts: boolean; readonly dotted: boolean };

function facesOf(info: Parameters<typeof diceIn>[0] | undefined, roll: LogLine): readonly Faced[] {
  const dice = info && diceIn(info, roll);
  return (dice?.faces ?? []).map((face) => ({ face, counts: true, dotted: dice?.isDotted === true }));
}

const Faces = ({ faces }: { readonly faces: readonly Faced[] }) => (
  <span className={styles.dice}>
    {keyed(faces, ({ face }) => face).map(({ key, item: { face, counts, dotted } }) => (
      <span key={key} className={counts ? undefined : styles.out}>
        <DieFace face={face} isDotted={dotted} />
      </span>
    ))}
  </span>
);

/** What tells one meeting of the same sides from another, such as its place. */
const boutLabel = ({ sides }: Fight, { line: { args } }: Bout, nameOf: (member: string) => string): string =>
  Object.values(args)
    .filter((value) => typeof value === 'string' && !sides.some(({ side }) => side === value))
    .map((value) => nameOf(String(value)))
    .join(' · ');
