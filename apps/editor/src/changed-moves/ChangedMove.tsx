import type { ChangedMove as Change, LogLine, OtherValue } from '@sandtable/session';
import { useWorkbench } from '../context.ts';
import { calledOne, calledValue } from '../manual-edits/called.ts';
import { useLineText } from '../play/useLineText.ts';
import { useTexts } from '../play/useTexts.ts';
import { Disclosure } from '../ui/Disclosure.tsx';
import { keyed } from '../ui/keyed.ts';
import styles from './ChangedMoves.module.css';
import { shownValues } from './shown-values.ts';

/** What a move led to before the edit, struck out, and what it leads to now. */
export const ChangedMove = ({ change: { number, move, was, is, values } }: { readonly change: Change }) => {
  const { t } = useWorkbench();
  const textOf = useLineText();
  const { shown, more } = shownValues(values);
  return (
    <div className={styles.change} data-part="changed-move">
      <p className="quiet">
        {t('changedMoveAt', { n: number })}
        {move === undefined ? null : `: ${textOf(move)}`}
      </p>
      <Lines lines={was} isGone textOf={textOf} />
      <Lines lines={is} textOf={textOf} />
      {values.length === 0 ? null : (
        <Disclosure open={was.length + is.length === 0} summary={t('changedValues', { n: shown.length + more })}>
          <ul className={styles.values}>
            {shown.map((value) => (
              <li key={`${value.path} ${value.of}`}>
                <Value value={value} />
              </li>
            ))}
          </ul>
          {more > 0 ? <p className="quiet">{t('changedMore', { n: more })}</p> : null}
        </Disclosure>
      )}
    </div>
  );
};

interface LinesProps {
  readonly lines: readonly LogLine[];
  readonly isGone?: boolean;
  readonly textOf: (line: LogLine) => string;
}

const Lines = ({ lines, isGone = false, textOf }: LinesProps) =>
  keyed(lines, textOf).map(({ key, item }) => (
    <p key={key} className={styles.line}>
      {isGone ? <del>{textOf(item)}</del> : <ins>{textOf(item)}</ins>}
    </p>
  ));

const Value = ({ value: { path, of, was, is } }: { readonly value: OtherValue }) => {
  const { t } = useWorkbench();
  const texts = useTexts();
  const [kind] = path.split('.');
  const called = (value: OtherValue['was']): string =>
    typeof value === 'object'
      ? value.map((one) => texts.member(String(one))).join(', ')
      : calledOne(path, String(value), texts);
  return (
    <>
      {of === undefined ? null : <b>{texts.member(of, kind)} </b>}
      {calledValue(path, texts, t('liesInPile'))}: <del>{called(was)}</del> → <ins>{called(is)}</ins>
    </>
  );
};
