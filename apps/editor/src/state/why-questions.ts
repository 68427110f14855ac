import type { Answer, AskView, LogLine } from '@sandtable/session';
import type { Viewer } from '../workers/protocol.ts';
import type { AskedQuestion, WhyReply } from '../workers/why-protocol.ts';
import type { BoardMode, Question, WhyAsked } from './slices/analysis.ts';
import type { State } from './state.ts';
import type { RanAt } from './step-at.ts';
import { failureOf } from './stopped.ts';
import type { Store } from './store.ts';
import { askedOf, questionOf } from './why-asked.ts';
import { stepOf, type WhyClient, type WhyOp } from './why-client.ts';
import type { LookingInside } from './why-inside.ts';

/** What is picked of a menu already, and the kind that it asks for then. */
export type Behind = Pick<Question, 'picked' | 'kind'>;

interface CandidateAsked {
  readonly inBackground?: boolean | undefined;
  readonly behind?: Behind | undefined;
}

type AskOne = (asked: WhyAsked, op: WhyOp<WhyReply>, inBackground?: boolean) => Promise<void>;

/** Asks one question at a time, and takes the answer into the state. */
const createAsking = (store: Store<State>, client: WhyClient): AskOne => {
  let round = 0;
  /** Only what was asked last is answered; the answer before stays until then where nobody asked. */
  return async (asked, op, inBackground = false) => {
    const mine = ++round;
    const of = askedOf(store.get());
    if (inBackground) store.set((s) => ({ why: s.why && { ...s.why, asked, of } }));
    else store.set((s) => ({ why: { asked, of }, activePanel: 'why', boardMode: afterWhy(s) }));
    try {
      const reply = await client.ask(op);
      if (mine === round) store.set({ why: { asked, of, reply } });
    } catch (error) {
      store.set({ why: undefined, ...failureOf(error, 'why') });
    }
  };
};

/** The view of another seat may show a question that is public, though not all that decides it. */
function eyesOf(viewer: Viewer, { seat }: Pick<AskView, 'seat'>): AskedQuestion['eyes'] {
  if (viewer === 'all') return undefined;
  return viewer === 'asked' || viewer === `seat:${seat}` ? 'asked' : 'others';
}

/** The questions that can be asked; `quietly` where nobody pressed anything for it. */
export const createQuestions = (store: Store<State>, client: WhyClient, inside: LookingInside['inside']) => {
  const ask = createAsking(store, client);
  /** The question that is open, as whoever looks may see it. */
  const question = () => {
    const { ask: open, viewer } = store.get();
    const keys = open?.each?.keys;
    return open && { choice: open.choice, role: open.role, keys, eyes: eyesOf(viewer, open) };
  };
  const candidate = async (name: string, { inBackground, behind }: CandidateAsked = {}): Promise<void> => {
    const now = question();
    const open = questionOf(store.get());
    const asked = open && { ...open, picked: behind?.picked ?? open.picked, kind: behind?.kind ?? open.kind };
    if (now && asked)
      await ask(
        { of: 'candidate', name, question: asked, possible: possibleAt(store.get().ask, asked.picked) },
        (worker, at) => worker.candidate(at, now, asked.picked, name),
        inBackground,
      );
  };
  const refused = async (answer: Answer | undefined, inBackground = false): Promise<void> => {
    const now = question();
    const asked = questionOf(store.get());
    if (now && asked && answer !== undefined)
      await ask(
        { of: 'answer', answer, question: asked },
        (worker, at) => worker.answer(at, now, answer),
        inBackground,
      );
  };
  const rule = (file: string, offset: number, step = stepOf(store.get()), inBackground = false): Promise<void> =>
    ask({ of: 'rule', file, offset, step }, (worker, at) => worker.rule(at, step, file, offset), inBackground);
  const line = async (one: LogLine, nth: number, ran: RanAt | undefined, inBackground = false): Promise<void> => {
    const { decision: step, path } = one;
    await ask({ of: 'line', line: one, nth, ran }, (worker, at) => worker.story(at, step, path, nth), inBackground);
    const { asked, reply } = store.get().why ?? {};
    if (asked?.of !== 'line' || asked.line !== one || inBackground || (reply && tellsMore(reply))) return;
    store.set({ why: undefined });
    await inside(step, ran);
  };
  return { candidate, refused, rule, line };
};

/** What can be answered after these picks, as far as the open question says. */
const possibleAt = (ask: AskView | undefined, picked: readonly string[]): readonly string[] => {
  const isThere = (at: readonly string[]): boolean => at.join() === picked.join();
  if (ask === undefined || ask.sight !== undefined) return [];
  if (isThere(ask.picked)) return ask.candidates;
  return ask.ways?.filter((way) => isThere(way.picked)).flatMap(({ candidates }) => candidates) ?? [];
};

/** What was asked on the board has been asked. */
const afterWhy = ({ boardMode }: State): BoardMode => (boardMode === 'ask-why' ? 'play' : boardMode);

/**
 * Whether a story has numbers, conditions or consequences; of one without there is nothing to tell but its decision.
 */
const tellsMore = (reply: WhyReply): boolean => {
  if (reply.kind !== 'story') return reply.kind === 'trouble';
  const { values, tests, after } = reply.story;
  return values.length + tests.length + after.length > 0;
};
