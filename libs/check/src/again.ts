import type { Diagnostic } from '@sandtable/diagnostics';
import { type Choice, type Func, type Model, type Procedure, type Search, sameType, type Type } from '@sandtable/model';
import type { Decl, RulesetDecl, SourceFile } from '@sandtable/syntax';
import type { Span } from '@sandtable/text';
import { type Bodies, checkBody, checkPlays, checkTogether } from './bodies.ts';
import { comesToItself, reached } from './calls.ts';
import { withoutCascades } from './cascades.ts';
import { type Draft, declsIn } from './declare/draft.ts';
import { enterSetting } from './declare/globals.ts';
import { nameAgain } from './declare/named.ts';
import { extentOf, liesIn } from './extent.ts';
import { foundIn, under } from './found.ts';
import { isLone } from './lone-setting.ts';
import { rootOf } from './original.ts';
import { brings, copied } from './routines/again.ts';
import { sameTree } from './same-tree.ts';
import { unnoted, usesWithout } from './uses.ts';
import type { World } from './world.ts';

/** Everything that is known after checking, so that an edit need not check it again. */
export interface Basis {
  readonly draft: Draft;
  readonly head: RulesetDecl | undefined;
  readonly seats: Model['seats'];
  readonly bodies: Bodies;
  /** Findings of declarations, and of bodies together. */
  readonly declared: readonly Diagnostic[];
  readonly together: readonly Diagnostic[];
}

/** Together with what reading the files found, each mistake once. */
export const findingsOf = ({ draft, declared, together }: Basis, files: readonly SourceFile[]): readonly Diagnostic[] =>
  withoutCascades(
    files,
    [
      ...files.flatMap((file) => file.findings),
      ...readable(files, declared),
      ...foundIn(draft.world, draft.decls.all),
      ...together,
    ],
    draft.decls.all,
  );

/**
 * A file that could not be read may hold the line that says which ruleset it is: then that is the one mistake to tell
 * of.
 */
const readable = (files: readonly SourceFile[], declared: readonly Diagnostic[]): readonly Diagnostic[] =>
  files.every((file) => file.findings.length === 0)
    ? declared
    : declared.filter(({ code }) => code !== 'ruleset/missing');

/**
 * Checks what an edit changed, if that is only what stands inside of bodies: all else sees of a function or procedure
 * is its head, its result and its questions. Undefined if more has changed, and everything has to be checked.
 */
export function checkAgain(basis: Basis, decls: readonly Decl[]): Basis | undefined {
  const changed = editsBetween(basis.draft.decls.all, decls);
  const edits = changed && [...changed, ...originalsOf(changed, decls)];
  if (edits === undefined || !edits.every((edit) => stayedInside(basis, decls, edit))) return undefined;
  if (edits.length === 0) return basis;
  if (inCircles(basis.draft.world)) return undefined;
  const looking = looksFrom(basis, edits);
  const again = [...edits, ...looking.map((decl): Edit => [decl, decl])];
  const next = replaced(basis, decls, again);
  for (const [, after] of again) if (after.node !== 'play') checkBody(next.draft.world, next.bodies, after);
  if (edits.some(([, after]) => after.node === 'play'))
    checkPlays(next.draft.world, next.draft.decls.of('play'), next.bodies.play);
  if (inCircles(next.draft.world) || !edits.every(([, after]) => sameFromOutside(basis, next, after))) return undefined;
  if ([basis, next].some(({ draft }) => looking.some((decl) => draft.world.found.get(decl)?.length))) return undefined;
  if (brings(next.draft.world, basis.draft.world, edits.flat().flatMap(extentOf))) return undefined;
  const settled = edits.every(([before]) => !basis.together.some((one) => speaksOf(one, before)));
  if (settled && again.every(([, after]) => sameReach(basis, next, after)))
    return { ...next, together: basis.together };
  if (comesToItself(next.draft.world)) return undefined;
  unnoted(next.draft.world, () => checkTogether(next.draft, next.bodies));
  return { ...next, together: next.draft.world.findings.splice(0) };
}

/**
 * Policies look from the frames of procedures, and are checked again with these. What is wrong with one may be said with
 * names of other questions, so then everything has to be checked.
 */
function looksFrom({ draft, bodies }: Basis, edits: readonly Edit[]): readonly Decl[] {
  const names = new Set(edits.map(([before]) => nameOf(before)));
  const isFrom = (choice: number): boolean => {
    const asked = draft.world.choices[choice];
    return asked !== undefined && names.has(rootName(asked));
  };
  return [...bodies.policies].flatMap(([decl, { parts }]) =>
    parts.some(({ choice }) => isFrom(choice)) ? [decl] : [],
  );
}

/** A circle of functions is reported where it is first come upon, so everything has to be checked. */
const inCircles = ({ found }: World): boolean =>
  [...found.values()].some((list) => list.some(({ code }) => code === 'call/circle'));

/** A declaration that is read again has other places, so what was found in its head can't be reported any more. */
function stayedInside({ declared }: Basis, decls: readonly Decl[], [before, after]: Edit): boolean {
  if (!sameOutside(before, after) || declared.some((one) => speaksOf(one, before))) return false;
  return after.node !== 'setting' || isLone(after, decls);
}

function speaksOf({ span, labels }: Diagnostic, decl: Decl): boolean {
  const inside = (place: Span) => liesIn(place, extentOf(decl));
  return inside(span) || labels.some((label) => inside(label.span));
}

type Edit = readonly [before: Decl, after: Decl];

/** Declarations at the same place in the order that are not the same any more. */
function editsBetween(before: readonly Decl[], after: readonly Decl[]): readonly Edit[] | undefined {
  if (before.length !== after.length) return undefined;
  return before.flatMap((decl, i): Edit[] => {
    const other = after[i];
    return other === undefined || other === decl ? [] : [[decl, other]];
  });
}

/**
 * What was replaced has its questions under the same paths as its replacement, so both are checked again with either.
 */
function originalsOf(edits: readonly Edit[], decls: readonly Decl[]): readonly Edit[] {
  const edited = new Set(edits.map(([, after]) => after));
  const names = new Set([...edited].flatMap((decl) => (decl.node === 'procedure' ? [nameOf(decl)] : [])));
  if (names.size === 0) return [];
  const others = decls.filter((decl) => decl.node === 'procedure' && names.has(nameOf(decl)) && !edited.has(decl));
  return others.map((decl): Edit => [decl, decl]);
}

/** The parts of a declaration that nothing else can see. */
const INSIDE: Partial<Record<Decl['node'], readonly string[]>> = {
  function: ['body'],
  search: ['from', 'limit', 'steps', 'ends'],
  procedure: ['body'],
  play: ['body'],
  whenever: ['test', 'body'],
  expect: ['test'],
  example: ['given', 'run', 'answers', 'endings', 'then'],
  setting: ['value', 'because'],
};

function sameOutside(before: Decl, after: Decl): boolean {
  const inside = INSIDE[after.node];
  if (inside === undefined || before.node !== after.node) return false;
  const outside = (decl: Decl) => Object.fromEntries(Object.entries(decl).filter(([key]) => !inside.includes(key)));
  return sameTree(outside(before), outside(after));
}

/** The basis with new declarations in the place of the old ones, whose bodies are yet to be checked. */
function replaced(basis: Basis, decls: readonly Decl[], edits: readonly Edit[]): Basis {
  const { draft, bodies } = basis;
  const names = new Set(edits.flatMap(([, after]) => (after.node === 'policy' ? [] : [nameOf(after)])));
  const world = branch(draft.world, names, outdated(draft, edits));
  const next: Bodies = {
    play: bodies.play,
    watchers: new Map(bodies.watchers),
    expectations: new Map(bodies.expectations),
    examples: new Map(bodies.examples),
    decisions: bodies.decisions,
    policies: new Map(bodies.policies),
  };
  for (const [before, after] of edits) {
    world.found.delete(before);
    for (const made of [next.watchers, next.expectations, next.examples]) made.delete(before);
    enter(world, after);
  }
  const { fields, states, piles } = draft;
  const own = { ...draft, world, decls: declsIn(decls), fields: [...fields], states: [...states], piles: [...piles] };
  return { ...basis, draft: own, bodies: next };
}

/**
 * Numbers that are in use stay; what is checked again gets new ones behind them, and its old questions lose their
 * names.
 */
export const branch = (world: World, names: ReadonlySet<string>, gone: readonly Span[]): World => ({
  ...world,
  uses: world.uses && usesWithout(world.uses, gone),
  settings: new Map(world.settings),
  functions: new Map(world.functions),
  searches: new Map(world.searches),
  asked: new Map(world.asked),
  procedures: new Map(world.procedures),
  routines: world.routines.map(copied),
  demanded: [...world.demanded],
  choices: world.choices.map((choice) =>
    names.has(rootName(choice)) ? { ...choice, path: '', procedure: -2 } : choice,
  ),
  chances: world.chances.map((chance) => (names.has(rootName(chance)) ? { ...chance, path: '' } : chance)),
  logs: [...world.logs],
  labels: world.labels.filter(({ at }) => !liesIn(at.span, gone)),
  funcs: [...world.funcs],
  explored: [...world.explored],
  procs: world.procs.map((proc) => (proc?.lane && liesIn(proc.at.span, gone) ? undefined : proc)),
  findings: [],
  found: new Map(world.found),
});

/** All `play` blocks are checked again with any of them. */
function outdated({ decls }: Draft, edits: readonly Edit[]): readonly Span[] {
  const before = edits.map(([decl]) => decl);
  const all = before.some((decl) => decl.node === 'play') ? [...before, ...decls.of('play')] : before;
  return all.flatMap(extentOf);
}

/** The procedure that a path lies under; what it replaced goes by the same name there. */
const rootName = ({ path }: { readonly path: string }): string => path.slice(0, path.indexOf('/'));
const nameOf = (decl: Decl): string => (decl.node === 'procedure' ? rootOf(decl.name.text) : decl.node);

function enter(world: World, decl: Decl): void {
  nameAgain(world, decl);
  if (decl.node === 'setting') under(world, decl, () => enterSetting(world, decl));
  if (decl.node === 'function') {
    const entry = world.functions.get(decl.name.text);
    if (entry === undefined) return;
    const result = decl.result && entry.result;
    world.functions.set(decl.name.text, { ...entry, decl, result, inferring: false });
    world.funcs[entry.index] = undefined;
  }
  if (decl.node === 'search') {
    const entry = world.searches.get(decl.name.text);
    if (entry === undefined) return;
    world.searches.set(decl.name.text, { ...entry, decl, checking: false });
    world.explored[entry.index] = undefined;
  }
  if (decl.node === 'procedure') {
    const entry = world.procedures.get(decl.name.text);
    if (entry !== undefined) world.procedures.set(decl.name.text, { ...entry, decl, requires: [] });
  }
}

/** The result of a function may have been inferred, and examples name the questions of a procedure. */
function sameFromOutside(basis: Basis, next: Basis, after: Decl): boolean {
  const { world } = next.draft;
  if (after.node === 'function') {
    const [old, now] = [basis.draft.world, world].map((each) => each.functions.get(after.name.text)?.result);
    return old === undefined || now === undefined ? old === now : sameType(old, now);
  }
  if (after.node === 'search') {
    const [old, now] = [basis.draft.world, world].map((each) => costOf(each, after.name.text));
    return old !== undefined && now !== undefined && sameType(old, now);
  }
  const procedure = numberOf(world, next.bodies, after);
  return procedure === undefined || sameQuestions(basis.draft.world, world, nameOf(after));
}

/** The type of what has been spent says what others see of the costs of a search. */
function costOf({ searches, explored }: World, name: string): Type | undefined {
  const search = explored[searches.get(name)?.index ?? -1];
  return search?.locals[search.spent]?.type;
}

function numberOf(world: World, bodies: Bodies, decl: Decl): number | undefined {
  if (decl.node === 'play') return bodies.play;
  return decl.node === 'procedure' ? world.procedures.get(decl.name.text)?.index : undefined;
}

function sameQuestions(before: World, after: World, name: string): boolean {
  const [old, now] = [before, after].map(({ choices, chances }) => [
    choices.filter((choice) => rootName(choice) === name).map(shapeOf),
    chances.filter((chance) => rootName(chance) === name).map(({ path, by: _, at: __, ...rest }) => [path, rest]),
  ]);
  return sameTree(old, now);
}

const shapeOf = (choice: Choice): unknown =>
  choice.form === 'menu'
    ? [choice.path, choice.arms.map(({ name, params }) => [name, params.map((param) => param.element)])]
    : [choice.path, choice.form, choice.element, choice.max];

/** Whether it calls, asks and ends the match as before; what is found over all bodies depends on nothing else. */
function sameReach(basis: Basis, next: Basis, decl: Decl): boolean {
  if (decl.node === 'setting') return true;
  const [before, after] = [basis, next].map(({ draft, bodies }) => {
    const body = madeOf(draft.world, bodies, decl);
    return body && reached(body, draft.world.choices);
  });
  if (before === undefined || after === undefined) return false;
  const sameSet = (part: 'calls' | 'reasons'): boolean => sameTree([...before[part]], [...after[part]]);
  return before.asks === after.asks && sameSet('calls') && sameSet('reasons');
}

function madeOf(
  { functions, searches, funcs, explored, procs, ...world }: World,
  bodies: Bodies,
  decl: Decl,
): Func | Search | Procedure | undefined {
  if (decl.node === 'function') return funcs[functions.get(decl.name.text)?.index ?? -1];
  if (decl.node === 'search') return explored[searches.get(decl.name.text)?.index ?? -1];
  const procedure = numberOf({ functions, searches, funcs, explored, procs, ...world }, bodies, decl);
  return procedure === undefined ? undefined : procs[procedure];
}
