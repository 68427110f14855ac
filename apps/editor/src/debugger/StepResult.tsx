import { Truth } from '../explain/Truth.tsx';
import { useTexts } from '../play/useTexts.ts';
import type { DescribedStep } from '../workers/why-protocol.ts';
import styles from './StepLine.module.css';

/** Their words would want values filled in; they are in the log. */
const NAMED: readonly string[] = ['menu', 'choose', 'roll', 'label'];

/** What came of a step that changed nothing stored. */
export const StepResult = ({ step: { sort, name, result } }: { readonly step: DescribedStep }) => {
  const texts = useTexts();
  if (sort === 'if' || sort === 'while') return <Truth holds={result === 'true'} />;
  if (sort === 'call') return <span className={styles.result}>{name}</span>;
  const equals = result === '' ? '' : `= ${result}`;
  const words = NAMED.includes(sort) ? `${texts.path(name)} ${equals}` : equals;
  return words === '' ? null : <span className={styles.result}>{words}</span>;
};
