import type { BreakAt } from '../work/breaks.ts';
import type { CompileReply, CompileRequest, GameReply, GameRequest } from '../work/protocol.ts';
import type { Caller } from '../work/rpc.ts';
import { remember, remembered } from './remembered.ts';
import { sourcesOf } from './sources.ts';
import type { State } from './state.ts';
import type { Store } from './store.ts';

/** Where bots stop: at a line of the rules, from 1, or when an expression becomes true. */
export type Break = { readonly file: string; readonly line: number } | { readonly when: string };

export interface Breaks {
  /** Sets one, or takes it away. */
  toggle(at: Break): void;
  /** The lines of those of a file, in their order, as an edit has moved them. */
  moved(file: string, lines: readonly number[]): void;
  /** Makes sure that the match stops at them; those that it stops at, by their numbers. */
  arm(): Promise<readonly Break[]>;
  /** The match has a new module, which stops nowhere. */
  forget(): void;
}

type Call<Request, Reply> = Pick<Caller<Request, Reply>, 'call'>;

/** No ruleset has a file of this name. */
const FILE = 'sandtable-breaks.sand';

export function createBreaks(
  store: Store<State>,
  rules: Call<CompileRequest, CompileReply>,
  game: Call<GameRequest, GameReply>,
): Breaks {
  let armed: { readonly javascript: string | undefined; readonly breaks: readonly Break[] } | undefined;

  const keep = (breaks: readonly Break[]): void => {
    remember(`breaks.${store.get().ruleset}`, JSON.stringify(breaks));
    store.set({ breaks });
  };
  const counting = async (conditions: readonly string[]): Promise<string | undefined> => {
    const { variants } = store.get();
    const asked = conditions.length === 0 ? [] : [{ path: FILE, text: conditions.map(asProcedure).join('') }];
    const stack = { files: [...sourcesOf(store.get()), ...asked], variants };
    return (await rules.call({ op: 'counting', stack })).counting?.javascript;
  };

  return {
    toggle: (at) => {
      const breaks = breaksOf(store.get());
      const without = breaks.filter((one) => !isSame(one, at));
      keep(without.length < breaks.length ? without : [...breaks, at]);
    },
    moved: (file, lines) => {
      let next = 0;
      const breaks = breaksOf(store.get());
      const moved = breaks.map((one) =>
        'file' in one && one.file === file ? { file, line: lines[next++] ?? 1 } : one,
      );
      // Two that came to stand on one line are one.
      const apart = moved.filter((one, i) => moved.findIndex((other) => isSame(one, other)) === i);
      if (JSON.stringify(apart) !== JSON.stringify(breaks)) keep(apart);
    },
    forget: () => {
      armed = undefined;
    },
    arm: async () => {
      const state = store.get();
      const { javascript } = state;
      const all = breaksOf(state);
      if (armed?.javascript === javascript && armed?.breaks === all) return all;
      if (all.length === 0 && armed === undefined) return all;
      const conditions = all.flatMap((one) => ('when' in one ? [one.when] : []));
      const whole = all.length === 0 ? undefined : await counting(conditions);
      // What is no condition under these rules is passed over.
      const breaks = whole === undefined ? all.filter((one) => 'file' in one) : all;
      const made = whole ?? (breaks.length === 0 ? undefined : await counting([]));
      const at = placesOf(state, breaks, conditions);
      await game.call({ op: 'breaks', javascript: made, at });
      armed = { javascript, breaks: all };
      return breaks;
    },
  };
}

const nameOf = (i: number): string => `sandtableBreak${i}`;
/** What runs where a condition is true, a line for each. */
const MARK = 'let sandtableHolds = true';
const asProcedure = (when: string, i: number): string =>
  `procedure ${nameOf(i)}() { if ${when.replaceAll(/\s+/g, ' ')} { ${MARK} } }\n`;

function placesOf(state: State, breaks: readonly Break[], conditions: readonly string[]): readonly BreakAt[] {
  return breaks.map((one): BreakAt => {
    if ('file' in one) return { file: one.file, start: startOf(state, one.file, one.line) };
    const i = conditions.indexOf(one.when);
    const before = conditions.slice(0, i).map(asProcedure).join('').length;
    return { file: FILE, start: before + asProcedure(one.when, i).lastIndexOf(MARK), procedure: nameOf(i) };
  });
}

/** Where a line of a file begins. */
function startOf(state: State, file: string, line: number): number {
  const text = sourcesOf(state).find(({ path }) => path === file)?.text ?? '';
  return text
    .split('\n')
    .slice(0, line - 1)
    .reduce((sum, { length }) => sum + length + 1, 0);
}

const isSame = (a: Break, b: Break): boolean =>
  'file' in a ? 'file' in b && a.file === b.file && a.line === b.line : 'when' in b && a.when === b.when;

let read: { readonly text: string; readonly breaks: readonly Break[] } = { text: '[]', breaks: [] };

/** Those that are set; of a ruleset that was just opened, those that were set there last. */
export function breaksOf({ breaks, ruleset }: Pick<State, 'breaks' | 'ruleset'>): readonly Break[] {
  if (breaks !== undefined || ruleset === undefined) return breaks ?? [];
  const text = remembered(`breaks.${ruleset}`) ?? '[]';
  if (text !== read.text) read = { text, breaks: breaksIn(text) };
  return read.breaks;
}

function breaksIn(text: string): readonly Break[] {
  try {
    const kept: unknown = JSON.parse(text);
    return Array.isArray(kept) ? kept.filter(isBreak) : [];
  } catch {
    return [];
  }
}

const isBreak = (one: unknown): one is Break => {
  if (typeof one !== 'object' || one === null) return false;
  if ('when' in one) return typeof one.when === 'string';
  return 'file' in one && typeof one.file === 'string' && 'line' in one && Number.isInteger(one.line);
};
