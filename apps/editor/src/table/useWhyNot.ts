import type { AskView, Way } from '@sandtable/session';
import { useState } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { insteadOf } from '../play/mentions.ts';
import type { Member } from '../play/piece-paths.ts';
import { questionOf } from '../state/half-answer.ts';
import { pick } from '../state/selectors.ts';
import { meantBy } from './meant-by.ts';
import { isOfKinds } from './of-kinds.ts';

/** What was clicked, though it isn't an answer. */
export interface Refused {
  readonly kind: string;
  readonly member: string;
  /** The question asks for something of this kind, so that the rules say why not for this one. */
  readonly isAsked: boolean;
}

export interface WhyNot {
  readonly refused: Refused | undefined;
  /** `under` is what lies where that was clicked. */
  readonly ask: (on: Member, under?: readonly Member[]) => void;
  /** The same for a piece that was dropped there; `behind` are the picks after which that is asked for. */
  readonly askBehind: (of: Member, behind: readonly string[]) => void;
  /** Says that the question isn't about something. */
  readonly say: (of: Member) => void;
  readonly close: () => void;
}

/** Why what was clicked cannot be chosen, until something else is asked; `again` are the ways into a half answered menu. */
export function useWhyNot(ask: AskView | undefined, again: readonly Way[] = []): WhyNot {
  const { bench } = useWorkbench();
  const { info, ...open } = useStore(pick('ask', 'promptId', 'info'));
  const question = questionOf(open);
  const [last, setLast] = useState<{ readonly question: string; readonly refused: Refused } | undefined>(undefined);
  return {
    refused: last?.question === question ? last.refused : undefined,
    ask: (on, under = []) => {
      if (ask === undefined || ask.sight !== undefined) return;
      const { member, kind } = meantBy(ask, on, under);
      const ways = ask.kind === kind ? [] : (ask.ways ?? again);
      const way = ways.find((one) => one.kind === kind);
      const kinds = info?.kinds ?? [];
      const isDirect = way !== undefined || ask.kind === kind || isOfKinds(ask, kinds);
      const like = kinds.find(({ name }) => name === kind)?.members ?? [];
      const name = isDirect ? member : insteadOf(ask.candidates, like, member);
      setLast({ question, refused: { kind, member, isAsked: name !== undefined } });
      if (name !== undefined) void bench.why.candidate(name, way);
    },
    askBehind: ({ member, kind }, picked) => {
      setLast({ question, refused: { kind, member, isAsked: true } });
      void bench.why.candidate(member, { picked, kind });
    },
    say: ({ member, kind }) => setLast({ question, refused: { kind, member, isAsked: false } }),
    close: () => setLast(undefined),
  };
}
