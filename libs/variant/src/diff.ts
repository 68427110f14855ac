import type { Span } from '@sandtable/text';
import type { Outline, Part, Sort, Thing } from './outline.ts';

/** One thing that is not the same in two rulesets. */
export interface Difference {
  readonly path: string;
  readonly sort: Sort;
  readonly change: 'added' | 'removed' | 'changed';
  /** What it says now, or said, if that is short; of a change both. */
  readonly before: string | undefined;
  readonly after: string | undefined;
  readonly parts: readonly PartDifference[];
  /** Where it stands now; what is gone, where it stood. */
  readonly at: Span;
}
export interface PartDifference {
  /** A column, field, alternative, requirement or step. */
  readonly name: string;
  /** `before` and `after` say that code was put in front of a step or behind it. */
  readonly change: 'added' | 'removed' | 'changed' | 'before' | 'after';
  readonly before: string | undefined;
  readonly after: string | undefined;
  readonly at: Span;
}

/** The order of the list: what the game is made of, then how it goes, then its texts. */
const ORDER: readonly Sort[] = [
  ...([
    'ruleset',
    'seats',
    'option',
    'ruling',
    'constant',
    'row',
    'type',
    'kind',
    'relation',
    'die',
    'pile',
    'state',
  ] as const),
  ...([
    'play',
    'procedure',
    'function',
    'search',
    'decisions',
    'whenever',
    'policy',
    'notation',
    'text',
    'expect',
    'example',
  ] as const),
];

/** What differs between two rulesets, by sort, then in the order of the first and of the second. */
export function differences(a: Outline, b: Outline): readonly Difference[] {
  const lost = [...a.values()].flatMap((one) => {
    const other = b.get(one.path);
    if (other === undefined) return [whole(one, 'removed')];
    return changed(one, other);
  });
  const all = [...lost, ...[...b.values()].filter(({ path }) => !a.has(path)).map((one) => whole(one, 'added'))];
  return all.toSorted((one, other) => ORDER.indexOf(one.sort) - ORDER.indexOf(other.sort));
}

function whole(one: Thing, change: 'added' | 'removed'): Difference {
  const text = one.sort === 'row' ? rowText(one) : one.text;
  const [before, after] = change === 'added' ? [undefined, text] : [text, undefined];
  return { path: one.path, sort: one.sort, change, before, after, parts: [], at: one.at };
}

const rowText = ({ parts }: Thing): string => [...parts].map(([name, { text }]) => `${name}: ${text ?? ''}`).join(', ');

function changed(one: Thing, other: Thing): readonly Difference[] {
  const parts = partsBetween(one, other);
  if (one.key === other.key && parts.length === 0) return [];
  const { path, sort } = one;
  const [{ at } = other] = parts;
  return [{ path, sort, change: 'changed', before: one.text, after: other.text, parts, at }];
}

function partsBetween(one: Thing, other: Thing): readonly PartDifference[] {
  const found: PartDifference[] = [];
  for (const [name, before] of one.parts) {
    const after = other.parts.get(name);
    if (after === undefined)
      found.push({ name, change: 'removed', before: before.text, after: undefined, at: other.at });
    else if (after.key !== before.key)
      found.push({ name, change: 'changed', before: before.text, after: after.text, at: after.at });
  }
  for (const [name, { text, at }] of newParts(one, other))
    found.push({ name, change: 'added', before: undefined, after: text, at });
  // Only steps stand in each other: the columns of a row may have the same values.
  const inner = one.body.length > 0 ? innermost(one, other, found) : found;
  const shown = inner.flatMap((part) => hooksWithin(one, other, part) ?? part);
  return [...shown, ...hooks(one, other)];
}

const newParts = (one: Thing, other: Thing): readonly (readonly [string, Part])[] =>
  [...other.parts].filter(([name]) => !one.parts.has(name));

/** A step around another one that changed has not changed itself, if that is all. */
function innermost(one: Thing, other: Thing, found: readonly PartDifference[]): readonly PartDifference[] {
  const keys = (thing: Thing, name: string): string => thing.parts.get(name)?.key ?? '';
  return found.filter(({ name, change }) => {
    if (change !== 'changed') return true;
    const within = found.filter((inner) => inner.name !== name && inner.change === 'changed');
    let key = keys(one, name);
    for (const inner of within) key = key.replace(keys(one, inner.name), keys(other, inner.name));
    return within.length === 0 || key !== keys(other, name);
  });
}

type Bodied = Pick<Thing, 'body' | 'at'>;

/** Statements that were put between those that there were: in front of a step, or behind one. */
function hooks({ body: a }: Bodied, { body: b, at }: Bodied): readonly PartDifference[] {
  return (insertedIn(a, b) ?? []).flatMap((run) => hookAt(b, run, at) ?? []);
}

interface Run {
  readonly start: number;
  readonly end: number;
}

function hookAt(body: readonly string[], { start, end }: Run, at: Span): PartDifference | undefined {
  const [behind, front] = [body[start - 1], body[end]];
  const rest = { before: undefined, after: undefined, at };
  if (front?.startsWith(STEP)) return { name: front.slice(STEP.length), change: 'before', ...rest };
  return behind?.startsWith(STEP) ? { name: behind.slice(STEP.length), change: 'after', ...rest } : undefined;
}

/** A step in which nothing is new but hooks at the steps inside of it; undefined for one that has changed otherwise. */
function hooksWithin(
  one: Thing,
  other: Thing,
  { name, change }: PartDifference,
): readonly PartDifference[] | undefined {
  const [before, after] = [one.parts.get(name), other.parts.get(name)];
  if (change !== 'changed' || before?.body === undefined || after?.body === undefined) return undefined;
  const { body, at } = after;
  const runs = insertedIn(before.body, body) ?? [];
  const found = runs.flatMap((run) => hookAt(body, run, at) ?? []);
  return runs.length > 0 && found.length === runs.length ? found : undefined;
}

/** Where `b` has more than `a`; undefined if it has something else. */
function insertedIn(a: readonly string[], b: readonly string[]): readonly Run[] | undefined {
  const runs: Run[] = [];
  let done = 0;
  let start = 0;
  for (const [i, one] of b.entries()) {
    if (one !== a[done]) continue;
    if (i > start) runs.push({ start, end: i });
    done += 1;
    start = i + 1;
  }
  if (done < a.length) return undefined;
  return start < b.length ? [...runs, { start, end: b.length }] : runs;
}

const STEP = 'step ';
