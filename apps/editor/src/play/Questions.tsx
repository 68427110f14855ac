import { useStore } from '../context.ts';
import { pick } from '../state/selectors.ts';
import { Asking } from './Asking.tsx';
import { AskingMore } from './AskingMore.tsx';
import { ForAll } from './ForAll.tsx';
import { Prompt } from './Prompt.tsx';
import type { useAnswering } from './useAnswering.ts';
import { Waiting } from './Waiting.tsx';

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
