import { enumerated, withMinus } from '@sandtable/messages';
import { useStore, useWorkbench } from '../context.ts';
import { SideFlag } from '../play/SideFlag.tsx';
import { useLineText } from '../play/useLineText.ts';
import { useTexts } from '../play/useTexts.ts';
import { pick } from '../state/selectors.ts';
import type { Word } from '../words.ts';
import type { Standing } from './final-standing.ts';
import styles from './KeyMoments.module.css';
import type { KeyMoment, Turn } from './key-moments.ts';
import { tellingLine } from './telling-line.ts';

interface Props {
  readonly standing: Standing;
  readonly moments: readonly KeyMoment[];
}

/** Where scores changed most, and by what; each leads to the board as it was then. */
export const KeyMoments = ({ standing, moments }: Props) => {
  const { t } = useWorkbench();
  const texts = useTexts();
  if (moments.length === 0) return null;
  return (
    <section className={styles.moments}>
      <h3>{t('keyMoments')}</h3>
      <p className="quiet">{t('keyMomentsHint', { what: texts.begun(standing.word) })}</p>
      <ol>
        {moments.map((moment) => (
          <li key={moment.step}>
            <Moment moment={moment} standing={standing} />
          </li>
        ))}
      </ol>
    </section>
  );
};

const Moment = ({ moment, standing }: Pick<Props, 'standing'> & { readonly moment: KeyMoment }) => {
  const { bench, t } = useWorkbench();
  const { view } = useStore(pick('view'));
  const textOf = useLineText();
  const { isOmitted } = useTexts();
  const { step, turns } = moment;
  const line = view && tellingLine(view, moment, { rows: standing.rows, isOmitted });
  return (
    <button type="button" className={styles.moment} onClick={() => void bench.play.preview(step, true)}>
      <span className={styles.step}>{t('decisionOf', { n: step, of: view?.decisions ?? 0 })}</span>
      <span className={styles.words}>
        {line === undefined ? <UpAndDown turns={turns} standing={standing} /> : textOf(line)}
      </span>
      <span className={styles.turns}>
        {turns.map((turn) => (
          <TurnShown key={turn.row} turn={turn} standing={standing} />
        ))}
      </span>
    </button>
  );
};

interface UpAndDownProps extends Pick<Props, 'standing'>, Pick<KeyMoment, 'turns'> {}

/** Who gained and who lost, where no line tells of all of it. */
const UpAndDown = ({ turns, standing }: UpAndDownProps) => {
  const { t } = useWorkbench();
  const { lang } = useStore(pick('lang'));
  const texts = useTexts();
  const said = ([word, some]: readonly [Word, KeyMoment['turns']]): readonly string[] => {
    const names = some.map(({ row }) => texts.begun(standing.rows[row]?.name ?? ''));
    return names.length === 0 ? [] : [t(word, { who: enumerated(lang, names) })];
  };
  const sorted = [
    ['keyMomentUp', turns.filter(({ from, to }) => to > from)],
    ['keyMomentDown', turns.filter(({ from, to }) => to < from)],
  ] as const;
  return sorted.flatMap(said).join(' · ');
};

const TurnShown = ({ turn: { row, from, to }, standing }: Pick<Props, 'standing'> & { readonly turn: Turn }) => {
  const texts = useTexts();
  const { side, name } = standing.rows[row] ?? {};
  const isAlone = standing.rows.length === 1;
  return (
    <span className={styles.turn}>
      {side === undefined ? isAlone ? null : texts.begun(name ?? '') : <SideFlag member={side} />} {number(from)} →{' '}
      {number(to)}
    </span>
  );
};

/** Negative numbers have their own sign. */
const number = (value: number): string => withMinus(String(value));
