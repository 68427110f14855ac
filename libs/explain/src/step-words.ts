import { type Env, Fault, fork, type RunValue } from '@sandtable/eval';
import type { Expr, Stmt } from '@sandtable/model';
import { show } from '@sandtable/reference';
import { nothingHidden } from './hides.ts';
import { lookAt } from './look.ts';
import { boundTo } from './quantified.ts';

/** The member that an iteration of a loop is for, shown at its first statement. */
export function turnOf(env: Env, around: Stmt | undefined, stmt: Stmt): string {
  if (around?.s !== 'for' || around.body[0] !== stmt) return '';
  return boundTo(lookAt(env, nothingHidden), around.binder);
}

/** What a statement is about, and what is known of it before it runs. */
export function nameOf(env: Env, stmt: Stmt): { readonly name: string; readonly result: string } {
  const { model } = env;
  switch (stmt.s) {
    case 'call': {
      const args = stmt.args.map((arg) => valueText(env, arg));
      return { name: `${model.procedures[stmt.procedure]?.name}(${args.join(', ')})`, result: '' };
    }
    case 'if':
    case 'while':
      return { name: '', result: valueText(env, stmt.test) };
    case 'match':
      return { name: '', result: valueText(env, stmt.subject) };
    case 'set':
      return { name: stmt.place.place === 'local' ? localName(env, stmt.place.local) : '', result: '' };
    case 'choose':
    case 'menu':
      return { name: model.choices[stmt.choice]?.path ?? '', result: '' };
    case 'roll':
    case 'pick':
    case 'draw':
    case 'shuffle':
      return { name: model.chances[stmt.chance]?.path ?? '', result: '' };
    case 'log':
      return { name: model.logs[stmt.log]?.path ?? '', result: stmt.args.map((arg) => valueText(env, arg)).join(', ') };
    case 'label':
      return { name: stmt.path, result: '' };
    case 'finish':
      return { name: stmt.result, result: valueText(env, stmt.by) };
    case 'return':
      return { name: '', result: stmt.value ? valueText(env, stmt.value) : '' };
    default:
      return { name: '', result: '' };
  }
}

/** What came of a statement that put something into a local. */
export function resultOf(env: Env, stmt: Stmt): string | undefined {
  const local = localOf(env, stmt);
  const value = local === undefined ? undefined : env.frame.values[local];
  const type = local === undefined ? undefined : env.frame.locals[local]?.type;
  return value === undefined || type === undefined ? undefined : text(env, type, value);
}

function localOf(env: Env, stmt: Stmt): number | undefined {
  switch (stmt.s) {
    case 'set':
      return stmt.place.place === 'local' ? stmt.place.local : undefined;
    case 'choose': {
      const choice = env.model.choices[stmt.choice];
      return choice && choice.form !== 'menu' ? choice.result : undefined;
    }
    default:
      return 'into' in stmt ? stmt.into : undefined;
  }
}

const localName = (env: Env, local: number): string => env.frame.locals[local]?.name ?? '';

function valueText(env: Env, expr: Expr): string {
  try {
    return text(env, expr.type, fork(env).value(expr));
  } catch (error) {
    if (error instanceof Fault) return '';
    throw error;
  }
}

/** Long values are cut: the whole of them stands on the board. */
const LONG = 80;

function text({ model }: Env, type: Expr['type'], value: RunValue): string {
  const shownText = type.t === 'error' ? JSON.stringify(value) : show(model, type, value);
  return shownText.length > LONG ? `${shownText.slice(0, LONG)}…` : shownText;
}
