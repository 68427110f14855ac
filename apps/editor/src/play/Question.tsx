import type { AskView } from '@sandtable/session';
import { useWorkbench } from '../context.ts';
import styles from './Prompt.module.css';
import { questionText } from './question-text.ts';
import { useFigures } from './useFigures.ts';
import { useForPersons } from './useForPersons.ts';
import { useTexts } from './useTexts.ts';

/** Who is asked, and what. */
export const Question = ({ ask: asked }: { readonly ask: AskView }) => {
  const { t } = useWorkbench();
  const ask = useForPersons(asked) ?? asked;
  const texts = useTexts();
  const figures = useFigures();
  if (ask.sight === 'busy') return <p className={styles.question}>{t('busy')}</p>;
  // Who it is stands in the list of those who are still to answer.
  if (ask.sight === 'waiting') return null;
  const shared = { className: styles.question, 'data-testid': 'prompt', 'data-question': kindOf(ask) };
  if (ask.sight === 'label')
    return (
      <p {...shared} data-others>
        {t('asksOthers', { seat: texts.member(ask.role), choice: texts.path(ask.choice) })}
      </p>
    );
  return (
    <p {...shared}>
      <span className="quiet">{texts.begun(t('asks', { seat: texts.member(ask.role) }))}</span>
      <br />
      {questionText(ask, texts, figures)}
    </p>
  );
};

/** What tells kinds of questions from each other: the choice, and how much of a menu is picked. */
const kindOf = ({ choice, form, next }: AskView): string => (form === 'menu' ? `${choice}/${next}` : choice);
