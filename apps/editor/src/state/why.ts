import type { Completion } from '@sandtable/ide';
import type { LogLine } from '@sandtable/session';
import type { Client } from '../workers/client.ts';
import type { CompilerApi } from '../workers/compiler-api.ts';
import type { Remote } from '../workers/rpc.ts';
import type { DescribedStory, NoStory, NotYet, StoryReply, WhyApi } from '../workers/why-protocol.ts';
import { createLaterStories, type LaterStories } from './later-stories.ts';
import type { State } from './state.ts';
import type { RanAt } from './step-at.ts';
import type { Store } from './store.ts';
import { createWatching, type Watching } from './watching.ts';
import { createWhyClient } from './why-client.ts';
import { createLookingInside, type LookingInside, type WhyPlace } from './why-inside.ts';
import { type Behind, createQuestions } from './why-questions.ts';

export interface Why extends Watching, LookingInside {
  /** Why a value cannot be picked next, by its name; or not behind other picks of a menu. */
  candidate(name: string, behind?: Behind): Promise<void>;
  refused(): Promise<void>;
  /** How a line of the log came about; one in which nothing is reckoned leads into its decision, to where a statement ran. */
  line(line: LogLine, nth: number, ran: RanAt | undefined): Promise<void>;
  /** Tells how a line of the log came about, beside what was asked last; undefined where nothing is known. */
  story(line: LogLine, nth: number): Promise<DescribedStory | undefined>;
  /** Tells the same once the match rests, for what shows it without being asked; `late` lets it go. */
  storyLater: LaterStories;
  /** Asks the same once more, as things stand now; `quietly` where nobody pressed anything for it. */
  again(inBackground?: boolean): Promise<void>;
  /** Why the rule at a place of the text did not happen at a step; without a step at the last one. */
  rule(file: string, offset: number, step?: number): Promise<void>;
  /** What could be typed at an offset of an expression. */
  complete(text: string, offset: number): Promise<Completion | undefined>;
  /** Gets ready for the first question. */
  prepare(): Promise<void>;
}

export const createWhy = (
  store: Store<State>,
  begin: (() => Client<WhyApi>) | undefined,
  goto: (place: WhyPlace) => void,
  compiled?: Pick<Remote<CompilerApi>, 'model'>,
  actsOf?: (decision: number) => Promise<readonly number[] | undefined>,
): Why => {
  const client = createWhyClient(store, begin, compiled);
  const storyOf = async ({ decision, path }: LogLine, nth: number, within?: number) => {
    // A seat counts only the decisions that it knows of.
    const acts = store.get().viewer === 'all' ? undefined : await actsOf?.(decision);
    for (const act of acts ?? [decision]) {
      const reply = await client.ask<StoryReply | NoStory | NotYet>((worker, at) =>
        within === undefined ? worker.story(at, act, path, nth) : worker.storyWithin(at, within, act, path, nth),
      );
      if (reply.kind === 'not yet') return reply.kind;
      if (reply.kind === 'story') return reply.story;
    }
    return undefined;
  };
  const looking = createLookingInside(store, client, goto);
  const { candidate, refused, rule, line } = createQuestions(store, client, looking.inside);
  return {
    candidate: (name, behind) => candidate(name, { behind }),
    story: async (one, nth) => {
      const story = await storyOf(one, nth);
      return story === 'not yet' ? undefined : story;
    },
    storyLater: createLaterStories(store, { ask: storyOf, isReady: client.isReady }),
    refused: () => refused(store.get().rejectedAnswer),
    again: async (inBackground = false) => {
      const asked = store.get().why?.asked;
      if (asked?.of === 'candidate') await candidate(asked.name, { inBackground, behind: asked.question });
      if (asked?.of === 'answer') await refused(asked.answer, inBackground);
      if (asked?.of === 'line') await line(asked.line, asked.nth, asked.ran, inBackground);
      if (asked?.of === 'rule') await rule(asked.file, asked.offset, asked.step, inBackground);
    },
    line: (one, nth, ran) => line(one, nth, ran),
    rule: (file, offset, step) => rule(file, offset, step),
    ...looking,
    ...createWatching(store, (last) => client.watch((worker, at) => worker.watch(at, last))),
    complete: (text, offset) => client.complete(text, offset),
    prepare: client.prepare,
  };
};
