import { useWorkbench } from '../context.ts';
import type { Changeable } from './changeable.ts';
import { changedParts } from './changed-parts.ts';
import styles from './Settings.module.css';

interface Props {
  readonly label: string;
  readonly input: Changeable['input'];
  readonly before: string;
  readonly after: string;
  readonly nameOf: (value: string) => string;
}

/** A change as players read it: what is changed, its value now, and its value then. */
export const ChangeInWords = ({ label, input, before, after, nameOf }: Props) => {
  const { t } = useWorkbench();
  return changedParts(input, before, after, nameOf).map((part) => (
    <dl key={part.key} className={styles.change}>
      <dt className={styles.changed}>{part.key === undefined ? label : `${label}: ${part.key}`}</dt>
      <Side word={t('previewBefore')} value={part.before} />
      <Side word={t('previewAfter')} value={part.after} />
    </dl>
  ));
};

const Side = ({ word, value }: { readonly word: string; readonly value: string }) => {
  const { t } = useWorkbench();
  return (
    <dd>
      <span className="quiet">{word}</span> <b>{value === '' ? t('settingEmpty') : value}</b>
    </dd>
  );
};
