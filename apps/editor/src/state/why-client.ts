import type { Completion } from '@sandtable/ide';
import type { Model } from '@sandtable/model';
import type { Client } from '../workers/client.ts';
import type { CompilerApi } from '../workers/compiler-api.ts';
import type { Remote } from '../workers/rpc.ts';
import type { MatchAt, WhyApi, WhyTrouble } from '../workers/why-protocol.ts';
import { sourcesOf } from './sources.ts';
import type { State } from './state.ts';
import type { Store } from './store.ts';
import { watchesOf } from './watching.ts';

type Worker = Client<WhyApi>;
/** A question to the worker about the match as it is. */
export type WhyOp<Reply> = (worker: Worker, at: MatchAt) => Promise<Reply | WhyTrouble>;

/** Asks the worker that knows why, which begins with the first question. */
export interface WhyClient {
  ask<Reply>(op: WhyOp<Reply>): Promise<Reply | WhyTrouble>;
  /** Asks what is watched, which is compiled with the rules. */
  watch<Reply>(op: WhyOp<Reply>): Promise<Reply | WhyTrouble>;
  complete(text: string, offset: number): Promise<Completion | undefined>;
  /** Begins the worker and hands it the rules, before anybody asks. */
  prepare(): Promise<void>;
  /** Whether the worker has the rules of the match. */
  isReady(): boolean;
}

/** The rules that the worker is handed. */
interface Handing {
  readonly javascript: string | undefined;
  readonly model: Promise<Model | undefined>;
  isDone: boolean;
}

export const createWhyClient = (
  store: Store<State>,
  begin: (() => Worker) | undefined,
  compiled?: Pick<Remote<CompilerApi>, 'model'>,
): WhyClient => {
  let worker: Worker | undefined;
  let handed: Handing | undefined;
  const isHanded = (): boolean => handed?.javascript === store.get().javascript;
  /** The rules as they were compiled for the match, which the worker need not compile again; nothing where it has them. */
  const rules = async (variants: readonly string[], when?: 'ahead'): Promise<Pick<MatchAt, 'model'>> => {
    if (compiled === undefined) return {};
    if (isHanded()) {
      // Whoever asks meanwhile waits for the same rules, instead of having them compiled once more.
      await handed?.model.catch(() => undefined);
      return {};
    }
    const { javascript } = store.get();
    const mine: Handing = {
      javascript,
      model: compiled.model({ files: sourcesOf(store.get()), variants }, when),
      isDone: false,
    };
    handed = mine;
    const model = await mine.model.finally(() => {
      mine.isDone = true;
    });
    return model === undefined ? {} : { model };
  };
  const begun = (): Worker | undefined => {
    worker ??= begin?.();
    return worker;
  };
  const ask = async <Reply>(op: WhyOp<Reply>, isCompiled: boolean): Promise<Reply | WhyTrouble> => {
    const at = matchAt(store.get());
    const mine = at && begun();
    if (at === undefined || mine === undefined) return { kind: 'trouble', trouble: 'match' };
    return op(mine, { ...at, ...(isCompiled ? await rules(at.variants) : {}) });
  };
  return {
    ask: (op) => ask(op, true),
    watch: (op) => ask(op, false),
    prepare: async () => {
      const at = matchAt(store.get());
      if (at === undefined || compiled === undefined || isHanded()) return;
      const { model } = await rules(at.variants, 'ahead');
      if (model !== undefined) await begun()?.prepare({ ...at, model });
    },
    isReady: () => isHanded() && handed?.isDone === true,
    complete: async (text, offset) => {
      const at = matchAt(store.get());
      return at && begun()?.complete(at, text, offset);
    },
  };
};

/** The match as it is; undefined without one. */
function matchAt(state: State): MatchAt | undefined {
  const { save, variants, houseRules, lang } = state;
  if (save === undefined) return undefined;
  const laid = variants.filter((name) => houseRules.some((one) => one.name === name));
  const files = sourcesOf(state).filter(({ path }) => /\.(sand|json|csv|map)$/.test(path));
  return { files, variants: laid, save, at: stepOf(state), watches: watchesOf(state), lang };
}

/** How many steps of the match are done; a seat counts others than there are. */
export const stepOf = ({ view, viewer, at = 0 }: Pick<State, 'view' | 'viewer' | 'at'>): number =>
  viewer === 'all' ? (view?.decisions ?? at) : at;
