import { askedDice, DieFace } from '@sandtable/board';
import type { MatchView } from '@sandtable/session';
import { useMemo } from 'react';
import { useStore } from '../context.ts';
import { pick } from '../state/selectors.ts';

interface Props {
  readonly answer: string;
  /** What other parts have been given, and is no candidate any more. */
  readonly given?: readonly string[];
}

/** After a word, what the die shows that an answer is about; nothing where the question isn't about dice. */
export const AnswerDie = ({ answer, given = NO_OTHERS }: Props) => {
  const die = useAskedDice(given)?.get(answer);
  if (die === undefined) return null;
  return (
    <>
      {' '}
      <DieFace face={die.face} isDotted={die.isDotted} />
    </>
  );
};

function useAskedDice(given: readonly string[]) {
  const { info, view } = useStore(pick('info', 'view'));
  const { ask, log } = view ?? NOTHING;
  return useMemo(() => {
    const about = ask && { ...ask, candidates: [...ask.candidates, ...given] };
    return info && askedDice(info, { ask: about, log });
  }, [info, ask, log, given]);
}

const NO_OTHERS: readonly string[] = [];
const NOTHING: Pick<MatchView, 'ask' | 'log'> = { ask: undefined, log: [] };
