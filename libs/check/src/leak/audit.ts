import type { Diagnostic } from '@sandtable/diagnostics';
import { type Audience, type Expr, type Func, type Model, type Stmt, setOf, type Type } from '@sandtable/model';
import { keyOf, type Terms } from './form.ts';
import { type Knowledge, walked } from './walk.ts';

/**
 * Who may know what: leaks that the rules show, and the model with what follows for views — who may know that a choice
 * is asked, and who may see the arguments of a log line, and which questions may be explained to whoever is asked.
 */
export function audited(model: Model): { readonly model: Model; readonly findings: readonly Diagnostic[] } {
  const audiences = [...model.fields, ...model.states, ...model.piles];
  const hidden = audiences.some(({ seen }) => seen !== undefined) || model.choices.some((choice) => choice.secret);
  if (!hidden) return { model, findings: [] };
  const named = { ...model, functions: [...model.functions, ...audiences.flatMap((one) => functionOf(model, one))] };
  const known = walked(named);
  return { model: withAudiences(named, known), findings: known.leaks.all };
}

/** An audience as a function of what it belongs to, so that it can be spoken of with arguments. */
function functionOf(
  model: Model,
  { name, seen, at }: Model['states'][number] | Model['fields'][number] | Model['piles'][number],
): readonly Func[] {
  if (seen === undefined) return [];
  return [
    {
      name: `${name}/seen`,
      params: paramsOf(model, seen),
      locals: seen.locals,
      result: seen.roles.type,
      body: seen.roles,
      at,
    },
  ];
}

function paramsOf({ fields, states, piles }: Model, seen: Audience): number {
  if (fields.some((field) => field.seen === seen)) return 1;
  return [...states, ...piles].find((one) => one.seen === seen)?.params.length ?? 0;
}

function withAudiences(model: Model, { choices, evident, openLocals, logs, terms }: Knowledge): Model {
  const role: Type = {
    t: 'kind',
    kind: model.seats.kind,
    name: model.kinds[model.seats.kind]?.name ?? '',
    size: model.kinds[model.seats.kind]?.members.length ?? 0,
  };
  return {
    ...model,
    choices: model.choices.map((choice, i) => ({
      ...choice,
      informed: common(terms, choices.get(i) ?? [], role),
      ...(evident.has(i) ? { evident: true } : {}),
      ...(openLocals.has(i) ? { openLocals: true } : {}),
    })),
    procedures: model.procedures.map((procedure) => ({
      ...procedure,
      body: procedure.body.map((stmt) => logged(stmt, { logs, terms }, role)),
    })),
  };
}

/** The roles that are in all of the sets. */
const common = (terms: Terms, sets: readonly Expr[], role: Type): Expr | undefined =>
  distinct(terms, sets).reduce<Expr | undefined>(
    (left, right) =>
      left === undefined ? right : { e: 'setop', op: '&', left, right, type: setOf(role), span: right.span },
    undefined,
  );

const distinct = (terms: Terms, sets: readonly Expr[]): readonly Expr[] => {
  const keys = sets.map((set) => keyOf(terms, set));
  return sets.filter((_, i) => keys.indexOf(keys[i] ?? -1) === i);
};

/** Log lines get the audiences of their arguments, however deep they stand. */
function logged(stmt: Stmt, known: Pick<Knowledge, 'logs' | 'terms'>, role: Type): Stmt {
  const block = (stmts: readonly Stmt[]) => stmts.map((each) => logged(each, known, role));
  switch (stmt.s) {
    case 'log': {
      const seen = (known.logs.get(stmt.log) ?? []).map((sets) => common(known.terms, sets, role));
      return seen.some((one) => one !== undefined) ? { ...stmt, seen } : stmt;
    }
    case 'if':
      return { ...stmt, then: block(stmt.then), else: block(stmt.else) };
    case 'match':
      return { ...stmt, arms: stmt.arms.map((arm) => ({ ...arm, body: block(arm.body) })) };
    case 'menu':
      return { ...stmt, bodies: stmt.bodies.map(block) };
    default:
      return 'body' in stmt ? { ...stmt, body: block(stmt.body) } : stmt;
  }
}
