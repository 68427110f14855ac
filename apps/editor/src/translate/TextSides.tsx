import type { Pair } from '@sandtable/l10n';
import type { TermBase } from '@sandtable/messages';
import { nextUnfinished } from './look.ts';
import { neighboursOf, type Row } from './rows.ts';
import { SourceSide } from './SourceSide.tsx';
import { TargetSide } from './TargetSide.tsx';
import styles from './TranslateView.module.css';
import type { Writing } from './useWriting.ts';

interface Props {
  readonly rows: readonly Row[];
  readonly row: Row;
  readonly lang: string;
  readonly bases: readonly TermBase[];
  readonly memory: readonly Pair[];
  readonly values: Readonly<Record<string, string>>;
  readonly writing: Writing;
  readonly onSelect: (key: string) => void;
  /** Goes this many of the texts in sight on, or back. */
  readonly onStep: (by: 1 | -1) => void;
}

/** A text and its translation beside each other. */
export const TextSides = ({ rows, row, lang, bases, memory, values, writing, onSelect, onStep }: Props) => {
  const goUnfinished = (): void => {
    const next = nextUnfinished(rows, row.key);
    if (next !== undefined) onSelect(next.key);
  };
  return (
    <div className={styles.sides}>
      <SourceSide
        row={row}
        terms={{ bases, lang }}
        near={neighboursOf(rows, row)}
        values={values}
        onSelect={onSelect}
      />
      <TargetSide {...{ row, lang, bases, memory, writing }} onStep={onStep} onUnfinished={goUnfinished} />
    </div>
  );
};
