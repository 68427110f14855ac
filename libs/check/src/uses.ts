import type { Type } from '@sandtable/model';
import type { Span } from '@sandtable/text';
import type { Body } from './body.ts';
import { liesIn } from './extent.ts';
import type { Sort } from './sorts.ts';
import type { Sought, Target, Uses } from './use.ts';
import type { World } from './world.ts';

export const newUses = (at?: Span): Uses => ({
  list: [],
  locals: new WeakMap(),
  targets: new WeakMap(),
  labels: new Map(),
  cells: new Set(),
  probe: at && { at, found: undefined },
});

/** What is noted outside of some places, in a list that can grow by itself. */
export const usesWithout = (known: Uses, places: readonly Span[]): Uses => ({
  ...known,
  list: known.list.filter(({ span }) => !liesIn(span, places)),
});

interface Named {
  readonly text: string;
  readonly span: Span;
}

/** Notes that a name means something declared. */
export function uses({ uses: known }: World, name: Named, sort: Sort, of = ''): void {
  if (known !== undefined) note(known, name, { sort, name: name.text, of }, undefined, false);
}

function note(known: Uses, name: Named, target: Target, type: Type | undefined, defined: boolean): void {
  known.list.push({ span: name.span, target, type, defines: defined });
  known.targets.set(name, target);
}

/** Kinds, dice and other types share their names. */
export function usesType(world: World, name: Named): void {
  if (world.uses !== undefined) uses(world, name, sortOfType(world, name.text));
}

const sortOfType = (world: World, name: string): Sort => {
  if (world.dice.has(name)) return 'die';
  const type = world.types.get(name);
  if (type === undefined) return 'builtin';
  return type.t === 'kind' && type.name === name ? 'kind' : 'type';
};

/** What `mode` gives: its tags are the layouts of seats. No type can have this name. */
export const MODE = 'mode';

/** The one tag of a record has the name of its type, and means it. */
export function usesTag(world: World, name: Named, tag: { readonly of: string; readonly name: string }): void {
  if (tag.of === MODE) uses(world, name, 'layout');
  else if (tag.of === tag.name) usesType(world, name);
  else uses(world, name, 'tag', tag.of);
}

/** The name of the kind that a field or member belongs to. */
export const ownerOf = ({ kinds }: World, kind: number): string => kinds[kind]?.name ?? '';

/** Notes that a name is given to something here. */
export function defines({ uses: known }: World, name: Named, sort: Sort, of = ''): void {
  if (known !== undefined) note(known, name, { sort, name: name.text, of }, undefined, true);
}

const local = (name: string, of: string): Target => ({ sort: 'local', name, of });

/** Notes that a local is introduced here; one that has the name of a question or parameter is that. */
export function definesLocal({ uses: known }: World, body: Body, index: number, name: Named, type: Type): void {
  if (known === undefined || name.text === '_') return;
  const target = known.targets.get(name) ?? local(name.text, `${name.span.file}:${name.span.start}`);
  enter(known, body, index, target);
  note(known, name, target, type, true);
}

function enter(known: Uses, body: Body, index: number, target: Target): void {
  const locals = known.locals.get(body) ?? new Map<number, Target>();
  known.locals.set(body, locals.set(index, target));
}

/** Parameters are known by whose they are, so that labels of arguments mean them wherever they stand. */
export function definesParam({ uses: known }: World, owner: string, name: Named, type: Type | undefined): void {
  if (known !== undefined) note(known, name, known.targets.get(name) ?? paramOf(owner, name.text), type, true);
}

const paramOf = (owner: string, name: string): Target => local(name, `${owner}()`);

/** A question or roll is known by its path; one whose answer goes to a field or variable has the name of that. */
export function definesLabel({ uses: known }: World, path: string, name: Named): void {
  if (known === undefined) return;
  const before = known.targets.get(name);
  const target = before ?? local(name.text, path);
  known.labels.set(path, target);
  if (before === undefined) note(known, name, target, undefined, true);
}

/** The answer to a question is a local before it is shown under a name. */
export function answers({ uses: known }: World, body: Body, index: number, path: string): void {
  const target = known?.labels.get(path);
  if (known !== undefined && target !== undefined) enter(known, body, index, target);
}

/** A local of one body that stands for that of another: both are the same thing. */
export function sharesLocal(
  { uses: known }: World,
  from: { readonly body: Body; readonly local: number },
  to: { readonly body: Body; readonly local: number },
): void {
  const target = known?.locals.get(from.body)?.get(from.local);
  if (known !== undefined && target !== undefined) enter(known, to.body, to.local, target);
}

export function usesLocal({ uses: known }: World, body: Body, index: number, name: Named, type: Type): void {
  if (known === undefined) return;
  const target = known.locals.get(body)?.get(index) ?? local(name.text, '');
  note(known, name, target, type, false);
}

/** A path in an example or a policy begins with a procedure, unless the label alone was enough, and ends with the label. */
export function usesLabel(world: World, written: Named, path: string): void {
  const { uses: known } = world;
  const { text, span } = written;
  const root = text.slice(0, Math.max(0, text.indexOf('/')));
  if (world.procedures.has(root))
    uses(world, { text: root, span: { ...span, end: span.start + root.length } }, 'procedure');
  const target = known?.labels.get(path);
  if (known === undefined || target === undefined || !text.endsWith(target.name)) return;
  const { file, end } = span;
  note(known, { text: target.name, span: { file, start: end - target.name.length, end } }, target, undefined, false);
}

/** Labels of arguments repeat the names of parameters. */
export function usesLabels(
  { uses: known }: World,
  owner: string,
  args: readonly { readonly label: Named | undefined }[],
): void {
  if (known === undefined) return;
  for (const { label } of args)
    if (label !== undefined) note(known, label, paramOf(owner, label.text), undefined, false);
}

/** Tells a probe what stands at its place; an answer with an expected type is not replaced by one without. */
export function sought(
  { uses: known }: World,
  { span }: Named,
  body: Body | undefined,
  what: Sought['what'],
  hint: Type | undefined,
  of?: string,
): void {
  const probe = known?.probe;
  if (probe === undefined || span.file !== probe.at.file || span.start !== probe.at.start) return;
  if (probe.found?.hint !== undefined && hint === undefined) return;
  probe.found = { what, hint, locals: localsOf(body), of };
}

const localsOf = (body: Body | undefined): ReadonlyMap<string, Type> =>
  new Map(body?.sight.flatMap((frame) => [...frame].map(([name, { type }]) => [name, type] as const)));

/** Runs a step whose names are noted by another one. */
export function unnoted<T>({ uses: known }: World, step: () => T): T {
  const before = known?.list.length ?? 0;
  const result = step();
  if (known !== undefined && known.probe === undefined) known.list.length = before;
  return result;
}

/** A local that the language brings along. */
export function knowsBuiltin({ uses: known }: World, body: Body, index: number, name: string): void {
  if (known !== undefined) enter(known, body, index, { sort: 'builtin', name, of: '' });
}

/** Names that one body sees in another mean what they mean there; `as` is a local of the first for one of the second. */
export function seesLocals({ uses: known }: World, body: Body, from: Body, as: ReadonlyMap<number, number>): void {
  const theirs = known?.locals.get(from);
  if (known === undefined || theirs === undefined) return;
  const own = new Map(theirs);
  for (const [local, of] of as) {
    const target = theirs.get(of);
    if (target !== undefined) own.set(local, target);
  }
  known.locals.set(body, own);
}

/** Most rounds in which something is tried that depends on its own outcome. */
const ROUNDS = 4;

/** Tries a step until it does not want to be tried again otherwise; only what the last round found and noted is kept. */
export function untilSettled<T, With>(
  { uses: known, findings }: World,
  first: With,
  step: (using: With) => { readonly result: T; readonly again: With | undefined },
): T {
  const [found, noted] = [findings.length, known?.list.length ?? 0];
  let { result, again } = step(first);
  for (let round = 1; again !== undefined && round < ROUNDS; round += 1) {
    findings.length = found;
    if (known !== undefined && known.probe === undefined) known.list.length = noted;
    ({ result, again } = step(again));
  }
  return result;
}
