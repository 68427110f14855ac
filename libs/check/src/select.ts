import type { Diagnostic } from '@sandtable/diagnostics';
import { evaluateConstant } from '@sandtable/eval';
import type { Model } from '@sandtable/model';
import type { Binder, Decl, Expr, FunctionDecl, SeatLayout, SourceFile, TypeExpr } from '@sandtable/syntax';
import type { Basis } from './again.ts';
import { checkAll, modelOf } from './check.ts';
import type { GivenRows } from './declare/read-rows.ts';
import type { Use } from './use.ts';

/** Asks which members the first binder may stand for, with any values of the others, so that the condition holds. */
export interface Selection {
  readonly binders: readonly Binder[];
  readonly where: Expr;
}
/** `members` are missing where the condition, or the ruleset, has mistakes; those of the condition are in `findings`. */
interface Selected {
  readonly members: readonly (ReadonlySet<string> | undefined)[];
  readonly findings: readonly Diagnostic[];
}

/** Evaluates conditions over the rows of a ruleset as a match begins. Of the rules only what functions need is read. */
export function selectMembers(
  files: readonly SourceFile[],
  rows: GivenRows,
  selections: readonly Selection[],
): Selected {
  const questions = selections.map(question);
  const [first] = files;
  if (first === undefined) return { members: selections.map(() => undefined), findings: [] };
  const data = files.map((file) => ({ ...file, decls: file.decls.flatMap(dataOf) }));
  const basis = checkAll([...data, { ...first, path: '', citations: [], decls: questions }], [], { rows });
  const { found } = basis.draft.world;
  const findings = questions.flatMap((decl) => found.get(decl) ?? []);
  const model = isSound(basis) ? modelOf(basis) : undefined;
  return { members: questions.map((decl) => model && answer(model, decl)), findings };
}

/** What names mean in conditions, whether or not these can be evaluated. */
export function usesInSelections(
  files: readonly SourceFile[],
  rows: GivenRows,
  selections: readonly Selection[],
): readonly Use[] {
  const [first] = files;
  if (first === undefined || selections.length === 0) return [];
  const decls = selections.map(question);
  const basis = checkAll([...files, { ...first, path: '', citations: [], decls }], [], { rows, uses: true });
  return basis.draft.world.uses?.list ?? [];
}

/** Names with a space in them are none that rules could use. */
const question = ({ binders, where }: Selection, i: number): FunctionDecl => {
  const span = where.span;
  const [first] = binders;
  const name = first?.name ?? { text: '', span };
  const item: Expr = { node: 'name', name, span: name.span };
  const body: Expr = { node: 'comprehension', sort: 'set', item, binders, where, sortedBy: undefined, span };
  return asked(`selection ${i}`, body);
};

/** A function that only asks; no rule can call it, nor can it be mistaken for one. */
export const asked = (text: string, body: Expr, result?: TypeExpr): FunctionDecl => ({
  node: 'function',
  span: body.span,
  doc: '',
  name: { text, span: body.span },
  params: [],
  result,
  was: undefined,
  body,
});

const DATA = new Set<Decl['node']>([
  'ruleset',
  'type',
  'kind',
  'relation',
  'table',
  'die',
  'state',
  'setting',
  'seats',
  'function',
  'search',
  'decisions',
]);

/** Procedures may be values of tables, so they are there; what they do is left out, and so are policies, which ask about it. */
export function dataOf(decl: Decl): readonly Decl[] {
  if (decl.node === 'seats') return [{ ...decl, layouts: decl.layouts.map(byNobody) }];
  if (decl.node === 'pile') return [{ ...decl, whenEmpty: undefined }];
  if (decl.node === 'procedure') return [{ ...decl, requires: [], body: { ...decl.body, stmts: [] } }];
  return DATA.has(decl.node) ? [decl] : [];
}

const byNobody = (layout: SeatLayout): SeatLayout => ({
  ...layout,
  seats: layout.seats.map((seat) => ({ ...seat, policy: undefined })),
});

/** That a procedure without its body returns nothing is no mistake here. */
export function isSound({ declared, draft }: Basis): boolean {
  const inBodies = [...draft.world.found].flatMap(([decl, found]) => (decl.node === 'procedure' ? [] : found));
  return ![...declared, ...inBodies].some(({ severity }) => severity === 'error');
}

/** Ordinals of a set of members are their places among the rows. */
function answer(model: Model, { name }: FunctionDecl): ReadonlySet<string> | undefined {
  const own = model.functions.find((one) => one.name === name.text);
  if (own?.result.t !== 'set' || own.result.of.t !== 'kind') return undefined;
  const members = model.kinds[own.result.of.kind]?.members ?? [];
  const result = evaluateConstant(model, own.body, own.locals);
  if (!('value' in result) || !Array.isArray(result.value)) return undefined;
  return new Set(result.value.map((ordinal) => members[Number(ordinal)]?.id ?? ''));
}
