import type { BreakAt } from '../workers/breaks.ts';
import type { CompilerApi } from '../workers/compiler-api.ts';
import type { GameApi } from '../workers/game-api.ts';
import type { Remote } from '../workers/rpc.ts';
import { remember, remembered } from './remembered.ts';
import type { Break } from './slices/match.ts';
import { sourcesOf } from './sources.ts';
import type { State } from './state.ts';
import type { Store } from './store.ts';

export interface Breaks {
  /** Sets one, or takes it away. */
  toggle(at: Break): void;
  /** The lines of those of a file, in their order, as an edit has moved them. */
  moved(file: string, lines: readonly number[]): void;
  /** Makes sure that the match stops at them; those that it stops at, by their numbers. */
  arm(): Promise<readonly Break[]>;
  /** A module that counts and where in it one of them is, to come to it otherwise; undefined where it is none now. */
  toward(one: Break): Promise<Toward | undefined>;
  /** The match has a new module, which stops nowhere. */
  forget(): void;
}

export interface Toward {
  readonly javascript: string;
  readonly at: BreakAt;
}

/** No ruleset has a file of this name. */
const FILE = 'sandtable-breaks.sand';

export function createBreaks(
  store: Store<State>,
  rules: Pick<Remote<CompilerApi>, 'counting'>,
  game: Pick<Remote<GameApi>, 'breakAt'>,
): Breaks {
  let armed: Armed | undefined;

  const keep = (breaks: readonly Break[]): void => {
    remember(`breaks.${store.get().ruleset}`, JSON.stringify(breaks));
    store.set({ breaks });
  };
  const counting = async (conditions: readonly string[]): Promise<string | undefined> => {
    const { variants } = store.get();
    const asked = conditions.length === 0 ? [] : [{ path: FILE, text: conditions.map(asProcedure).join('') }];
    const stack = { files: [...sourcesOf(store.get()), ...asked], variants };
    return (await rules.counting(stack)).counting?.javascript;
  };

  /** A module with all conditions; where one is none under these rules, with those that are. */
  const soundest = async (
    all: readonly Break[],
  ): Promise<{ readonly conditions: readonly string[]; readonly javascript: string | undefined }> => {
    const wanted = all.flatMap((one) => ('when' in one ? [one.when] : []));
    const whole = await counting(wanted);
    if (whole !== undefined || wanted.length === 0) return { conditions: wanted, javascript: whole };
    const conditions: string[] = [];
    for (const one of wanted) if ((await counting([one])) !== undefined) conditions.push(one);
    return { conditions, javascript: await counting(conditions) };
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
    toward: async (one) => {
      const conditions = 'when' in one ? [one.when] : [];
      const javascript = await counting(conditions);
      const [at] = placesOf(store.get(), [one], conditions);
      return javascript === undefined || at === undefined ? undefined : { javascript, at };
    },
    arm: async () => {
      const state = store.get();
      const { javascript, rulesValid, viewer } = state;
      // That a line ran, or something became true, may be what a seat must not know.
      const all = viewer === 'all' ? breaksOf(state) : NONE;
      const standing = armed?.javascript === javascript ? armed : undefined;
      if (standing?.all === all) return standing.breaks;
      if (all.length === 0 && armed === undefined) return all;
      // No module can be made of rules with mistakes; the match goes on under the ones before, and stops as it did.
      if (all.length > 0 && !rulesValid) return standing?.breaks ?? NONE;
      const { conditions, javascript: made } = all.length === 0 ? nothing : await soundest(all);
      const breaks = made === undefined ? NONE : all.filter((one) => 'file' in one || conditions.includes(one.when));
      await game.breakAt(made, placesOf(state, breaks, conditions));
      armed = { javascript, all, breaks };
      store.set({
        invalidBreakpoints: all.flatMap((one) => ('when' in one && !conditions.includes(one.when) ? [one.when] : [])),
      });
      return breaks;
    },
  };
}

interface Armed {
  readonly javascript: string | undefined;
  /** Those that were wanted, and those of them that the match stops at. */
  readonly all: readonly Break[];
  readonly breaks: readonly Break[];
}
const NONE: readonly Break[] = [];
const nothing = { conditions: [], javascript: undefined };

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
