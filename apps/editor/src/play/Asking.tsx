import type { AskView } from '@sandtable/session';
import { ChevronLeft } from 'lucide-react';
import { useWorkbench } from '../context.ts';
import { isDrafted } from '../state/half-answer.ts';
import { Button } from '../ui/Button.tsx';
import { About } from './About.tsx';
import { Answers } from './Answers.tsx';
import styles from './Asking.module.css';
import { Assigned } from './Assigned.tsx';
import type { Mentions } from './useMentions.ts';
import type { Parts } from './useParts.ts';

interface Props {
  readonly ask: AskView;
  readonly ticked: readonly string[];
  readonly onToggle: (member: string) => void;
  /** Set where a value is chosen part by part. */
  readonly parts: Parts | undefined;
  readonly mentions: Mentions;
}

/** The ways to answer a question: by a list, and by what the board offers. */
export const Asking = ({ ask, ticked, onToggle, parts, mentions }: Props) => {
  const { bench, t } = useWorkbench();
  return (
    <section className={styles.asking} data-part="asking">
      <Assigned ask={ask} />
      <About mentions={mentions} />
      <Answers ask={ask} ticked={ticked} onToggle={onToggle} parts={parts} />
      {ask.picked.length > 0 && !isDrafted(ask) ? (
        <Button icon={ChevronLeft} onClick={() => void bench.play.unpick()}>
          {t('back')}
        </Button>
      ) : null}
    </section>
  );
};
