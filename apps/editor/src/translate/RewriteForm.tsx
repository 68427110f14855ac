import type { Rewrite } from '@sandtable/l10n';
import { type ReactNode, useState } from 'react';
import { useWorkbench } from '../context.ts';
import { Button } from '../ui/Button.tsx';
import { Checkbox } from '../ui/Checkbox.tsx';
import styles from './RewriteForm.module.css';
import type { Row } from './rows.ts';
import { WordChange } from './WordChange.tsx';

interface Props {
  readonly rewrites: readonly Rewrite<Row>[];
  /** What is shown where nothing would change. */
  readonly none: string;
  readonly onApply: (chosen: readonly Rewrite<Row>[]) => void;
  /** Fields that say what is changed. */
  readonly children?: ReactNode;
}

/** Who searches for something else hasn't decided about that change. */
const idOf = ({ of, form, after }: Rewrite<Row>): string => `${of.key} ${form} ${after}`;

/** Translations that would change, each with a box to tick; what would lose a value is not ticked by itself. */
export const RewriteForm = ({ rewrites, none, onApply, children }: Props) => {
  const { t } = useWorkbench();
  const [ticked, setTicked] = useState<Readonly<Record<string, boolean>>>({});
  const isOn = (one: Rewrite<Row>): boolean => ticked[idOf(one)] ?? !one.isBroken;
  const chosen = rewrites.filter(isOn);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen.length > 0) onApply(chosen);
      }}
    >
      {children}
      <p className="quiet" role="status">
        {rewrites.length === 0 ? none : t('rewriteChosen', { n: chosen.length, of: rewrites.length })}
      </p>
      <ul className={styles.list} aria-label={t('rewrites')}>
        {rewrites.map((one) => (
          <Line
            key={idOf(one)}
            rewrite={one}
            isOn={isOn(one)}
            onToggle={(on) => setTicked({ ...ticked, [idOf(one)]: on })}
          />
        ))}
      </ul>
      <Button type="submit" look="primary" disabled={chosen.length === 0}>
        {t('rewriteApply', { n: chosen.length })}
      </Button>
    </form>
  );
};

interface LineProps {
  readonly rewrite: Rewrite<Row>;
  readonly isOn: boolean;
  readonly onToggle: (on: boolean) => void;
}

const Line = ({ rewrite: { of, before, after, isBroken }, isOn, onToggle }: LineProps) => {
  const { t } = useWorkbench();
  return (
    <li className={styles.line}>
      <Checkbox checked={isOn} onChange={({ target }) => onToggle(target.checked)}>
        <span className={styles.source} lang="de">
          {of.entry.source}
        </span>
      </Checkbox>
      <div className={styles.texts}>
        <p>{before === '' ? after : <WordChange before={before} after={after} />}</p>
        {isBroken ? <p className={styles.broken}>{t('rewriteBroken')}</p> : null}
      </div>
    </li>
  );
};
