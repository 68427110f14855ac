import type { Entry } from '@sandtable/l10n';
import type { KeyboardEvent, RefObject } from 'react';
import { useWorkbench } from '../context.ts';
import styles from './EntrySide.module.css';

interface Props {
  readonly entry: Entry;
  readonly lang: string;
  /** The field that was written into last. */
  readonly area: RefObject<HTMLTextAreaElement | null>;
  readonly onWrite: (text: string, form: number) => void;
  readonly onKey: (event: KeyboardEvent) => void;
}

/** A field for the translation, or one for each of its plural forms. */
export const TargetFields = ({ entry, lang, area, onWrite, onKey }: Props) => {
  const { t } = useWorkbench();
  const { targets, plural } = entry;
  const labels = targets.map((_, form) =>
    plural === undefined ? t('target', { lang }) : t('targetForm', { lang, n: form + 1, of: targets.length }),
  );
  return labels.map((label, form) => (
    <div key={label}>
      {plural === undefined ? null : <h4>{label}</h4>}
      <Field {...{ lang, label, area, onKey }} text={targets[form]} onWrite={(text) => onWrite(text, form)} />
    </div>
  ));
};

interface FieldProps extends Pick<Props, 'lang' | 'area' | 'onKey'> {
  readonly label: string;
  readonly text: string | undefined;
  readonly onWrite: (text: string) => void;
}

const Field = ({ lang, label, area, text, onWrite, onKey }: FieldProps) => (
  <textarea
    className={styles.field}
    lang={lang}
    dir="auto"
    aria-label={label}
    value={text}
    onFocus={({ currentTarget }) => {
      area.current = currentTarget;
    }}
    onChange={({ target }) => onWrite(target.value)}
    onKeyDown={onKey}
  />
);
