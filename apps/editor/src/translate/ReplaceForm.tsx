import { type Rewrite, replacements, type Sought } from '@sandtable/l10n';
import { useDeferredValue, useMemo, useState } from 'react';
import { useWorkbench } from '../context.ts';
import { InputField } from '../ui/InputField.tsx';
import styles from './ReplaceForm.module.css';
import { RewriteForm } from './RewriteForm.tsx';
import type { Row } from './rows.ts';
import { SoughtField } from './SoughtField.tsx';

interface Props {
  /** The texts that are listed: others aren't searched. */
  readonly rows: readonly Row[];
  readonly sought: Sought;
  readonly onApply: (chosen: readonly Rewrite<Row>[]) => void;
}

/** Replaces something in translations, each shown before it is changed. */
export const ReplaceForm = ({ rows, sought: first, onApply }: Props) => {
  const { t } = useWorkbench();
  const [sought, setSought] = useState(first);
  const [by, setBy] = useState('');
  const asked = useDeferredValue(useMemo(() => ({ sought, by }), [sought, by]));
  const found = useMemo(() => replacements(rows, asked.sought, asked.by), [rows, asked]);
  return (
    <RewriteForm rewrites={found} none={t('replaceNone', { n: rows.length })} onApply={onApply}>
      <SoughtField label={t('replaceFind')} sought={sought} onSought={setSought} />
      <InputField
        className={styles.by}
        label={t('replaceBy')}
        value={by}
        spellCheck={false}
        onChange={({ target }) => setBy(target.value)}
      />
      {sought.isPattern ? <p className="quiet">{t('replaceGroups')}</p> : null}
    </RewriteForm>
  );
};
