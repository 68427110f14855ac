import { askedDice, DieFace } from '@sandtable/board';
import type { MatchView } from '@sandtable/session';
import { useMemo } from 'react';
import { useStore } from '../context.ts';
import { pick } from '../state/selectors.ts';

/** After a word, what the die shows that an answer is about; nothing where the question isn't about dice. */
export const AnswerDie = ({ answer }: { readonly answer: string }) => {
  const die = useAskedDice()?.get(answer);
  if (die === undefined) return null;
  return (
    <>
      {' '}
      <DieFace face={die.face} isDotted={die.isDotted} />
    </>
  );
};

function useAskedDice() {
  const { info, view } = useStore(pick('info', 'view'));
  const { ask, log } = view ?? NOTHING;
  return useMemo(() => info && askedDice(info, { ask, log }), [info, ask, log]);
}

const NOTHING: Pick<MatchView, 'ask' | 'log'> = { ask: undefined, log: [] };
