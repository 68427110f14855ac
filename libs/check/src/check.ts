import { type Diagnostic, finding } from '@sandtable/diagnostics';
import type { Func, Model, Procedure, Search, Source } from '@sandtable/model';
import type { Decl, RulesetDecl, SourceFile } from '@sandtable/syntax';
import { type Basis, findingsOf } from './again.ts';
import { checkBodies, checkTogether } from './bodies.ts';
import { withAsks } from './calls.ts';
import { type Citer, citer } from './cites.ts';
import { declareBlocks } from './declare/blocks.ts';
import { type Draft, declsOf, emptyWorld } from './declare/draft.ts';
import { enclosing } from './declare/enclosing.ts';
import { declareFields, fillFields, kindsOf, memberRows } from './declare/fields.ts';
import { declareSeats, declareSettings, declareStates } from './declare/globals.ts';
import { gridOf } from './declare/grid.ts';
import { checkInitials } from './declare/initials.ts';
import { declareDice, declareKinds } from './declare/kinds.ts';
import { nameAll } from './declare/named.ts';
import { checkNames } from './declare/names-once.ts';
import { declareNotations } from './declare/notations.ts';
import { declarePiles } from './declare/piles.ts';
import { poolMembers } from './declare/pools.ts';
import { type GivenRows, readRows } from './declare/read-rows.ts';
import { declareRelations } from './declare/relations.ts';
import type { TableSource } from './declare/rows.ts';
import { declarePolicies, declareSignatures } from './declare/signatures.ts';
import { checkIsolated } from './declare/topology.ts';
import { declareTypes } from './declare/types.ts';
import { failedExpectations } from './expectations.ts';
import { headLine, removing, replacing } from './fixes.ts';
import { audited } from './leak/audit.ts';
import { routinesOf } from './routines/model.ts';
import { newUses } from './uses.ts';
import type { World } from './world.ts';

export interface CheckOptions {
  /** Note what every name means; it stands in the `uses` of the world. */
  readonly uses?: boolean;
  /** Rows that are known already, in the place of those that stand in the tables. */
  readonly rows?: GivenRows;
  /**
   * The files as they were read, if variants have been applied on top of them: what could not be read is known from
   * their text.
   */
  readonly read?: readonly SourceFile[];
}

export interface Checked {
  /** Missing if there is any error. */
  readonly model: Model | undefined;
  /** Also what the parser found. */
  readonly findings: readonly Diagnostic[];
}

/** The whole ruleset: trees and tables in, resolved model out. */
export function check(
  files: readonly SourceFile[],
  tables: readonly TableSource[],
  options: CheckOptions = {},
): Checked {
  const basis = checkAll(files, tables, options);
  const findings = findingsOf(basis, options.read ?? files);
  const broken = findings.some((one) => one.severity === 'error');
  const made = broken ? undefined : modelOf(basis);
  if (made === undefined) return { model: made, findings };
  const { model, findings: leaks } = audited(made);
  return { model, findings: [...findings, ...failedExpectations(model), ...leaks] };
}

/** Checks without making a model, for who wants to know what is wrong, and to check again after an edit. */
export function checkAll(
  files: readonly SourceFile[],
  tables: readonly TableSource[],
  { uses = false, rows }: CheckOptions = {},
): Basis {
  // Whoever knows the rows has laid variants over the rules: these come behind them, in their own order.
  const sorted = rows === undefined ? files.toSorted((a, b) => (a.path < b.path ? -1 : 1)) : files;
  const draft = draftOf(sorted, uses ? newUses() : undefined, rows ?? readRows(sorted, tables));
  const { world, decls } = draft;
  const head = headOf(world, draft, sorted);
  checkInitials(world, decls.all);
  const seats = declareAll(draft);
  nameAll(draft);
  const declared = world.findings.splice(0);
  const bodies = checkBodies(draft);
  checkTogether(draft, bodies);
  return { draft, head, seats, bodies, declared, together: world.findings.splice(0) };
}

function draftOf(files: readonly SourceFile[], uses: World['uses'], { rows, findings }: GivenRows): Draft {
  const world = emptyWorld(uses);
  world.findings.push(...findings);
  const source = citer(files);
  const decls = declsOf(files);
  return {
    world,
    decls,
    rows,
    source,
    types: [],
    kinds: [],
    fields: [],
    relations: [],
    dice: [],
    states: [],
    piles: [],
    settings: [],
    notations: [],
  };
}

/** The newest version of the language. */
export const LANGUAGE = 1;

/** The one `ruleset` line. */
function headOf(world: World, { decls }: Draft, files: readonly SourceFile[]): RulesetDecl | undefined {
  const [head, ...more] = decls.of('ruleset');
  if (head === undefined)
    world.findings.push(
      finding('ruleset/missing', { file: files[0]?.path ?? '', start: 0, end: 0 }, {}, headLine(files[0])),
    );
  if (head !== undefined && !IDENTITY.test(head.name)) world.findings.push(misnamed(head));
  for (const other of more) {
    const labels = head ? [{ span: head.span, code: 'first', fields: { name: head.name } }] : [];
    world.findings.push(
      finding('ruleset/twice', other.span, { name: other.name }, { labels, fixes: [removing('ruleset', other.span)] }),
    );
  }
  if (head !== undefined && head.language !== LANGUAGE) {
    world.findings.push(languageFinding(head));
  }
  return head;
}

function languageFinding({ language: found, span }: RulesetDecl): Diagnostic {
  const age = found > LANGUAGE ? 'newer' : 'older';
  return finding('ruleset/language', span, { found, expected: LANGUAGE, age });
}

/** It stands in addresses, file names and saves, so that it must be the same everywhere. */
const IDENTITY = /^[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*$/;

function misnamed({ name, key }: RulesetDecl): Diagnostic {
  const at = { ...key.span, start: key.span.start + 1, end: key.span.end - 1 };
  const plain = name.replaceAll('ß', 'ss').normalize('NFD').replaceAll(/\p{M}/gu, '');
  const meant = plain.replaceAll(/[^A-Za-z0-9]+/g, '-').replaceAll(/^-|-$/g, '') || 'my-game';
  return finding('ruleset/id', at, { name }, { fixes: [replacing(at, name, meant)] });
}

/** Names and sizes first, then types, then what has values, then signatures. */
function declareAll(draft: Draft): Model['seats'] {
  misplaced(draft);
  checkNames(draft);
  declareKinds(draft);
  declareDice(draft);
  declareTypes(draft);
  declareFields(draft);
  // Cells may name functions and procedures.
  declareSignatures(draft);
  declareSettings(draft);
  declareStates(draft);
  declareRelations(draft);
  fillFields(draft);
  fillKinds(draft);
  checkIsolated(draft);
  declarePolicies(draft);
  const seats = declareSeats(draft);
  declareBlocks(draft);
  declarePiles(draft);
  declareNotations(draft);
  return seats;
}

/** Variants are applied on top of rules before these are checked, so one that is met here stands in a wrong file. */
function misplaced({ world, decls }: Draft): void {
  for (const { span } of decls.of('variant'))
    world.findings.push(finding('variant/place', { ...span, end: span.start + 'variant'.length }));
}

function fillKinds(draft: Draft): void {
  const { world, decls, source } = draft;
  for (const [, entry, decl] of kindsOf(world, decls.of('kind'))) {
    const rows = memberRows(draft, entry);
    const members = rows.map((row, i) => ({
      id: entry.members[i] ?? '',
      at: { span: row.span, cites: row.cites, doc: '' },
      provenance: row.provenance,
    }));
    const grid = gridOf(world, decl, rows);
    if (grid !== undefined) entry.grid = grid;
    draft.kinds.push({
      name: entry.name,
      at: source(decl.span, decl.doc),
      members: entry.pool ? poolMembers(draft, entry, decl) : members,
      fields: [...entry.fields.values()],
      grid,
      ...(entry.pool ? { pool: { live: entry.pool.live } } : {}),
    });
  }
}

/** Called only without errors, when nothing is missing any more. */
export function modelOf({ draft, head, seats, bodies }: Basis): Model | undefined {
  if (head === undefined) return undefined;
  const { world, decls, types, kinds, fields, relations, dice, piles, states, settings, notations } = draft;
  const cite = citing(draft.source, decls.all);
  const functions = world.funcs.filter((one): one is Func => one !== undefined).map(cite);
  const procedures = world.procs.filter((one): one is Procedure => one !== undefined);
  return {
    id: head.name,
    version: head.version,
    layout: head.layout?.text,
    licence: head.licence,
    authors: head.authors,
    types,
    kinds,
    fields,
    relations,
    dice,
    piles,
    states,
    settings,
    functions,
    searches: world.explored.filter((one): one is Search => one !== undefined).map(cite),
    decisions: decls
      .of('decisions')
      .flatMap((decl) => bodies.decisions.get(decl) ?? [])
      .map(cite),
    procedures: withAsks(procedures, world.choices).map(cite),
    routines: routinesOf(world),
    play: bodies.play,
    watchers: decls
      .of('whenever')
      .flatMap((decl) => bodies.watchers.get(decl) ?? [])
      .map(cite),
    seats,
    policies: decls
      .of('policy')
      .flatMap((decl) => bodies.policies.get(decl) ?? [])
      .map(cite),
    choices: world.choices.map(cite),
    chances: world.chances.map(cite),
    logs: world.logs.map(cite),
    labels: world.labels.map(cite),
    expectations: decls
      .of('expect')
      .flatMap((decl) => bodies.expectations.get(decl) ?? [])
      .map(cite),
    examples: decls
      .of('example')
      .flatMap((decl) => bodies.examples.get(decl) ?? [])
      .map(cite),
    notations,
  };
}

/** Adds citations to what was made from bodies; inside a declaration those on its first line are its own. */
function citing(source: Citer, decls: readonly Decl[]) {
  const around = enclosing(decls);
  return <T extends { readonly at: Source }>(part: T): T => {
    const { span, doc } = part.at;
    const decl = around(span);
    const inside = decl !== undefined && decl.span.start < span.start;
    return { ...part, at: source(span, doc, inside ? decl.span : undefined) };
  };
}
