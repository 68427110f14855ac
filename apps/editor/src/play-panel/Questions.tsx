import { useStore } from '../context.ts';
import { Asking } from '../play/Asking.tsx';
import { AskingMore } from '../play/AskingMore.tsx';
import { ForAll } from '../play/ForAll.tsx';
import { Prompt } from '../play/Prompt.tsx';
import type { useAnswering } from '../play/useAnswering.ts';
import { Waiting } from '../play/Waiting.tsx';
import { pick } from '../state/selectors.ts';

/** What is asked of whom, and the ways to answer. */
export const Questions = ({ answering }: { readonly answering: ReturnType<typeof useAnswering> }) => {
  const { view } = useStore(pick('view'));
  const { shown, ticked, toggle, parts, mentions } = answering;
  return (
    <>
      <Prompt />
      {view ? <Waiting view={view} /> : null}
      {shown && shown.sight === undefined ? (
        <>
          <Asking ask={shown} ticked={ticked} onToggle={toggle} parts={parts} mentions={mentions} />
          <AskingMore ask={shown} ticked={ticked} />
        </>
      ) : null}
      {view ? <ForAll view={view} /> : null}
    </>
  );
};
