import { elementOf, Fault } from '@sandtable/eval';
import { range, type Type } from '@sandtable/model';
import type { OpenAsk } from './open-ask.ts';
import { bounds, candidates, count, excluded, keys, survey } from './question.ts';
import { relabelOrdinal, type Swap } from './relabel.ts';
import { makeTwin, type Random, type Viewer } from './twin.ts';

/** Two positions that the asked seat cannot tell apart, and that give it different questions. */
export interface TwinLeak {
  readonly choice: string;
  readonly role: number;
  readonly what: 'candidates' | 'parameters' | 'excluded' | 'bounds' | 'count' | 'keys';
  readonly here: unknown;
  readonly twin: unknown;
  /** How the twin differs. */
  readonly changed: readonly string[];
}

/** What the asked seat is shown of a question; members are named as they are called in the twin. */
type Shown = Readonly<Record<TwinLeak['what'], unknown>>;

/** Draws a twin of the position at an open question and compares what is asked. */
export function twinLeak(viewer: Viewer, random: Random): TwinLeak | undefined {
  const same: Swap = new Map();
  const { ask } = viewer;
  const plain = shown(ask);
  const twin = makeTwin(viewer, random);
  try {
    const here = shownAs(plain, ask, twin.swap);
    // A question is evaluated once, so the twin's is another one.
    const there = shownAs(shown({ ...ask }), ask, same);
    const what = (Object.keys(here) as TwinLeak['what'][]).find((key) => text(here[key]) !== text(there[key]));
    if (what === undefined) return undefined;
    const { choice, role } = ask;
    return { choice: choice.path, role, what, here: here[what], twin: there[what], changed: twin.changed };
  } catch (error) {
    // A drawn value may lead where no match comes: then nothing is learnt.
    if (error instanceof Fault) return undefined;
    throw error;
  } finally {
    twin.restore();
  }
}

const text = (value: unknown): string => JSON.stringify(value);

interface Asked {
  readonly candidates: readonly number[];
  /** Of a menu, per arm, the candidates of its first parameter. */
  readonly parameters: readonly (readonly number[])[];
  readonly excluded: Readonly<Record<number, readonly string[]>>;
  readonly bounds: { readonly low: number; readonly high: number };
  readonly count: number;
  readonly keys: readonly number[];
}

function shown(ask: OpenAsk): Asked {
  const rest = { bounds: bounds(ask), keys: keys(ask) };
  const offered = survey(ask);
  if (offered !== undefined) return { ...offered, ...rest };
  const listed = ask.choice.form !== 'menu' && ask.choice.each === undefined;
  return {
    candidates: candidates(ask, 0, []),
    parameters: [],
    excluded: listed ? excluded(ask) : {},
    count: count(ask),
    ...rest,
  };
}

function shownAs(asked: Asked, { choice }: OpenAsk, swap: Swap): Shown {
  const element: Type = choice.form === 'menu' ? range(0, choice.arms.length - 1) : choice.element;
  const key: Type = choice.form !== 'menu' && choice.each ? elementOf(choice.each.over.type) : range(0, 0);
  const as = (type: Type, list: readonly number[]) =>
    list.map((ordinal) => relabelOrdinal(type, ordinal, swap)).sort((a, b) => a - b);
  const out = Object.entries(asked.excluded).map(([ordinal, why]) => [
    relabelOrdinal(element, Number(ordinal), swap),
    why,
  ]);
  const first = (arm: number): Type =>
    (choice.form === 'menu' ? choice.arms[arm]?.params[0]?.element : undefined) ?? range(0, 0);
  return {
    candidates: as(element, asked.candidates),
    parameters: asked.parameters.map((list, arm) => as(first(arm), list)),
    excluded: out.sort(([a], [b]) => Number(a) - Number(b)),
    bounds: asked.bounds,
    count: asked.count,
    keys: as(key, asked.keys),
  };
}
