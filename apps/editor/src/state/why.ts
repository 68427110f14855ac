import type { Completion } from '@sandtable/ide';
import type { Answer, LogLine } from '@sandtable/session';
import { insideView } from '../debugger/inside-view.ts';
import { type RanAt, stepAt } from '../debugger/step-at.ts';
import type { Client } from '../workers/client.ts';
import type { CompilerApi } from '../workers/compiler-api.ts';
import type { Remote } from '../workers/rpc.ts';
import type { MatchAt, ToldRecord, WhyApi, WhyReply } from '../workers/why-protocol.ts';
import type { BoardMode } from './slices/analysis.ts';
import type { Goto } from './slices/editor.ts';
import { sourcesOf } from './sources.ts';
import type { State } from './state.ts';
import { failureOf } from './stopped.ts';
import type { Store } from './store.ts';
import { createWatching, type Watching, watchesOf } from './watching.ts';
import { type AskedOf, askedOf, type Question, questionOf } from './why-asked.ts';

/** What was asked: why a value cannot be chosen, why an answer was refused, why a rule did not happen. */
export type WhyAsked =
  | { readonly of: 'candidate'; readonly name: string; readonly question: Question }
  | { readonly of: 'answer'; readonly answer: Answer; readonly question: Question }
  | { readonly of: 'line'; readonly line: LogLine; readonly nth: number; readonly ran: RanAt | undefined }
  | { readonly of: 'rule'; readonly file: string; readonly offset: number; readonly step: number };
export interface WhyState {
  readonly asked: WhyAsked;
  /** The match and the rules that it was asked of. */
  readonly of: AskedOf;
  /** Absent while it is being found out. */
  readonly reply?: WhyReply | undefined;
}
/** A decision that is looked into, and the number of the step that is shown. */
export interface Inside {
  readonly record: ToldRecord;
  readonly at: number;
}
export interface Why extends Watching {
  /** Why a value cannot be picked next, by its name. */
  candidate(name: string): Promise<void>;
  refused(): Promise<void>;
  /** How a line of the log came about; one in which nothing is reckoned leads into its decision, to where a statement ran. */
  line(line: LogLine, nth: number, ran: RanAt | undefined): Promise<void>;
  /** Asks the same once more, as things stand now; `quietly` where nobody pressed anything for it. */
  again(quietly?: boolean): Promise<void>;
  /** Why the rule at a place of the text did not happen at a step; without a step at the last one. */
  rule(file: string, offset: number, step?: number): Promise<void>;
  /** Looks into a step of the match, there where a statement ran; without a number into the last one, at its beginning. */
  inside(step?: number, ran?: RanAt): Promise<void>;
  /** Shows the position behind a step of what is looked into. */
  show(at: number): void;
  leave(): void;
  /** What could be typed at an offset of an expression. */
  complete(text: string, offset: number): Promise<Completion | undefined>;
}

type Ask = Client<WhyApi>;
type Place = Omit<Goto, 'path'> & { readonly file: string };
/** A question to the worker about the match as it stands. */
type AskWhy = (worker: Ask, of: MatchAt) => Promise<WhyReply>;

export const createWhy = (
  store: Store<State>,
  begin: (() => Ask) | undefined,
  goto: (place: Place) => void,
  compiled?: Pick<Remote<CompilerApi>, 'model'>,
): Why => {
  let worker: Ask | undefined;
  /** The rules that the worker was handed last. */
  let handed: string | undefined;
  /** The rules as they were compiled for the match, which the worker need not compile again; nothing where it has them. */
  const rules = async (variants: readonly string[]): Promise<Pick<MatchAt, 'model'>> => {
    const { javascript } = store.get();
    if (compiled === undefined || handed === javascript) return {};
    handed = javascript;
    const model = await compiled.model({ files: sourcesOf(store.get()), variants });
    return model === undefined ? {} : { model };
  };
  let round = 0;
  /** The match as it stands; undefined without one. */
  const matchAt = (): MatchAt | undefined => {
    const { save, variants, houseRules, lang } = store.get();
    if (save === undefined) return undefined;
    const laid = variants.filter((name) => houseRules.some((one) => one.name === name));
    const files = sourcesOf(store.get()).filter(({ path }) => /\.(sand|json|csv|map)$/.test(path));
    return { files, variants: laid, save, at: stepOf(store.get()), watches: watchesOf(store.get()), lang };
  };
  /** What is watched is compiled with the rules; all else is asked of the rules as they were compiled for the match. */
  const call = async (ask: AskWhy, isCompiled = true): Promise<WhyReply> => {
    const of = matchAt();
    if (of === undefined || begin === undefined) return { trouble: 'match' };
    worker ??= begin();
    const mine = worker;
    return ask(mine, { ...of, ...(isCompiled ? await rules(of.variants) : {}) });
  };
  /** Only what was asked last is told; what was said before stands until then where nobody asked. */
  const ask = async (asked: WhyAsked, why: AskWhy, quietly = false): Promise<void> => {
    const mine = ++round;
    const of = askedOf(store.get());
    if (quietly) store.set((s) => ({ why: s.why && { ...s.why, asked, of } }));
    else store.set((s) => ({ why: { asked, of }, activePanel: 'why', boardMode: afterWhy(s) }));
    try {
      const reply = await call(why);
      if (mine === round) store.set({ why: { asked, of, reply } });
    } catch (error) {
      store.set({ why: undefined, ...failureOf(error, 'why') });
    }
  };
  /** The question that is open, as whoever looks may see it. */
  const question = () => {
    const { ask: open, viewer } = store.get();
    return open && { choice: open.choice, role: open.role, seat: viewer === 'all' ? undefined : open.seat };
  };
  const candidate = async (name: string, quietly = false): Promise<void> => {
    const now = question();
    const asked = questionOf(store.get());
    if (now && asked)
      await ask(
        { of: 'candidate', name, question: asked },
        (of, at) => of.candidate(at, now, asked.picked, name),
        quietly,
      );
  };
  const refused = async (answer: Answer | undefined, quietly = false): Promise<void> => {
    const now = question();
    const asked = questionOf(store.get());
    if (now && asked && answer !== undefined)
      await ask({ of: 'answer', answer, question: asked }, (of, at) => of.answer(at, now, answer), quietly);
  };
  const rule = (file: string, offset: number, step = stepOf(store.get()), quietly = false): Promise<void> =>
    ask({ of: 'rule', file, offset, step }, (of, at) => of.rule(at, step, file, offset), quietly);
  const line = async (one: LogLine, nth: number, ran: RanAt | undefined, quietly = false): Promise<void> => {
    const { decision: step, path } = one;
    await ask({ of: 'line', line: one, nth, ran }, (of, at) => of.story(at, step, path, nth), quietly);
    const { asked, reply } = store.get().why ?? {};
    if (asked?.of !== 'line' || asked.line !== one || quietly || (reply && tellsMore(reply))) return;
    store.set({ why: undefined });
    await inside(step, ran);
  };
  const shown = (record: ToldRecord, at: number): void => {
    store.set((s) => ({
      inside: { record, at },
      stepPreview: s.view && { view: insideView(s.view, record, at), held: true },
    }));
    const step = record.steps[at];
    if (step) goto(step);
  };

  const inside = async (step = stepOf(store.get()), ran: RanAt | undefined = undefined): Promise<void> => {
    store.set({ activePanel: 'inside' });
    try {
      const { record } = await call((of, at) => of.inside(at, step));
      const first = record?.steps.findIndex(({ resumed }) => !resumed) ?? -1;
      const at = record && ran && stepAt(record.steps, ran);
      if (record) shown(record, at ?? Math.max(0, first));
      else store.set({ inside: undefined });
    } catch (error) {
      store.set(failureOf(error, 'why'));
    }
  };

  return {
    candidate: (name) => candidate(name),
    refused: () => refused(store.get().rejectedAnswer),
    again: async (quietly = false) => {
      const asked = store.get().why?.asked;
      if (asked?.of === 'candidate') await candidate(asked.name, quietly);
      if (asked?.of === 'answer') await refused(asked.answer, quietly);
      if (asked?.of === 'line') await line(asked.line, asked.nth, asked.ran, quietly);
      if (asked?.of === 'rule') await rule(asked.file, asked.offset, asked.step, quietly);
    },
    line: (one, nth, ran) => line(one, nth, ran),
    rule: (file, offset, step) => rule(file, offset, step),
    inside: (step, ran) => inside(step, ran),
    show: (at) => {
      const { inside } = store.get();
      if (inside) shown(inside.record, Math.max(0, Math.min(at, inside.record.steps.length - 1)));
    },
    leave: () => store.set((s) => ({ inside: undefined, stepPreview: s.inside ? undefined : s.stepPreview })),
    ...createWatching(store, (last) => call((of, at) => of.watch(at, last), false)),
    complete: async (text, offset) => {
      const of = matchAt();
      if (of === undefined || begin === undefined) return undefined;
      worker ??= begin();
      return worker.complete(of, text, offset);
    },
  };
};

/** What was asked on the board has been asked. */
const afterWhy = ({ boardMode }: State): BoardMode => (boardMode === 'ask-why' ? 'play' : boardMode);

/** Whether a story has numbers, conditions or consequences; of one without there is nothing to tell but its decision. */
const tellsMore = ({ story, trouble }: WhyReply): boolean =>
  trouble !== undefined || (story !== undefined && story.values.length + story.tests.length + story.after.length > 0);

/** How many steps of the match are done; a seat counts others than there are. */
export const stepOf = ({ view, viewer, at = 0 }: Pick<State, 'view' | 'viewer' | 'at'>): number =>
  viewer === 'all' ? (view?.decisions ?? at) : at;
