import type { AskView } from '@sandtable/session';
import { useWorkbench } from '../context.ts';
import styles from './Prompt.module.css';
import { questionText } from './question-text.ts';
import { useFigures } from './useFigures.ts';
import { useTexts } from './useTexts.ts';

/** Who is asked, and what. */
export const Question = ({ ask }: { readonly ask: AskView }) => {
  const { t } = useWorkbench();
  const texts = useTexts();
  const figures = useFigures();
  if (ask.sight === 'busy') return <p className={styles.question}>{t('busy')}</p>;
  // Who it is stands in the list of those who are still to answer.
  if (ask.sight === 'waiting') return null;
  return (
    <p
      className={styles.question}
      data-testid="prompt"
      data-question={kindOf(ask)}
      data-others={ask.sight === 'label' || undefined}
    >
      <span className="quiet">{texts.begun(t('asks', { seat: texts.member(ask.role) }))}</span>
      <br />
      {questionText(ask, texts, figures)}
    </p>
  );
};

/** What tells kinds of questions from each other: the choice, and how much of a menu is picked. */
const kindOf = ({ choice, form, next }: AskView): string => (form === 'menu' ? `${choice}/${next}` : choice);
