import { useStore } from '../context.ts';
import { Asking } from '../play/Asking.tsx';
import { AskingMore } from '../play/AskingMore.tsx';
import { Confirming } from '../play/Confirming.tsx';
import { ForAll } from '../play/ForAll.tsx';
import { Prompt } from '../play/Prompt.tsx';
import type { useAnswering } from '../play/useAnswering.ts';
import { Waiting } from '../play/Waiting.tsx';
import { pick } from '../state/selectors.ts';
import styles from './PlayPane.module.css';

/** What is asked of whom, and the ways to answer. */
export const Questions = ({ answering }: { readonly answering: ReturnType<typeof useAnswering> }) => {
  const { view } = useStore(pick('view'));
  const { shown, ticked, toggle, parts, mentions } = answering;
  const ask = shown?.sight === undefined ? shown : undefined;
  return (
    <>
      <div className={styles.asked}>
        <Prompt />
        {view ? <Waiting view={view} /> : null}
        {ask ? (
          <>
            <Asking ask={ask} ticked={ticked} onToggle={toggle} parts={parts} mentions={mentions} />
            <AskingMore ask={ask} ticked={ticked} />
          </>
        ) : null}
        {view ? <ForAll view={view} /> : null}
      </div>
      {ask ? <Confirming ask={ask} answering={answering} /> : null}
    </>
  );
};
