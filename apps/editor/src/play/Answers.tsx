import { type AskView, isMany } from '@sandtable/session';
import { useWorkbench } from '../context.ts';
import { AnswerDie } from './AnswerDie.tsx';
import styles from './Asking.module.css';
import { ChoiceList } from './ChoiceList.tsx';
import { PartByPart } from './PartByPart.tsx';
import { Several } from './Several.tsx';
import { useIsPlain } from './useIsPlain.ts';
import { useLabel } from './useLabel.ts';
import type { Parts } from './useParts.ts';
import { useTexts } from './useTexts.ts';

interface Props {
  readonly ask: AskView;
  readonly ticked: readonly string[];
  readonly onToggle: (member: string) => void;
  readonly parts: Parts | undefined;
}

/** The answers as a list: one of several, several of many, or one put together part by part. */
export const Answers = ({ ask, ticked, onToggle, parts }: Props) => {
  if (parts) return <PartByPart ask={ask} parts={parts} />;
  return isMany(ask) ? <Several ask={ask} ticked={ticked} onToggle={onToggle} /> : <Single ask={ask} />;
};

/** So many answers have keys, and are named wherever there is no room for all. */
const NAMED = 9;

const Single = ({ ask }: { readonly ask: AskView }) => {
  const { t } = useWorkbench();
  const label = useLabel(ask);
  const isPlain = useIsPlain(ask);
  const rest = ask.candidates.slice(NAMED).filter((candidate) => !isPlain(candidate)).length;
  return (
    <ChoiceList>
      {ask.candidates.map((candidate) => (
        <li key={candidate}>
          <Answer candidate={candidate} label={label(candidate)} isPlain={isPlain(candidate)} />
        </li>
      ))}
      {rest === 0 ? null : (
        <li data-part="rest" aria-hidden="true">
          {t('andMore', { n: rest })}
        </li>
      )}
    </ChoiceList>
  );
};

interface AnswerProps {
  readonly candidate: string;
  readonly label: string;
  readonly isPlain: ReturnType<ReturnType<typeof useIsPlain>>;
}

const Answer = ({ candidate, label, isPlain }: AnswerProps) => {
  const { bench } = useWorkbench();
  const texts = useTexts();
  return (
    <button
      type="button"
      className={styles.choice}
      data-pick={candidate}
      data-plain={isPlain}
      onClick={() => void bench.play.pick(candidate)}
    >
      {texts.begun(label)}
      <AnswerDie answer={candidate} />
    </button>
  );
};
