import { bind, items } from '@sandtable/eval';
import type { Expr } from '@sandtable/model';
import { type Look, valueIn, within } from '../look.ts';
import { nounOf, plainIn } from '../noun.ts';
import type { Account } from './account.ts';

/** How the values of locals came about, by their number. */
export type Origins = Map<number, Account>;

/** Where a value is accounted for, how far the reckoning may still go, and what is known of the locals. */
export interface Reckoning {
  readonly look: Look;
  readonly origins: Origins;
  /** So many more expressions are looked at. */
  readonly room: { remaining: number };
  /** Accounts for a part of an expression. */
  readonly accountOf: (at: Reckoning, expr: Expr) => Account;
}

export type Of<E extends Expr['e']> = Extract<Expr, { e: E }>;

/** For more members or keys than these, only the result is shown. */
export const EACH = 24;

/** The value of an expression as it is shown. */
export const textOf = (at: Reckoning, expr: Expr): Account['value'] => plainIn(at.look, expr) ?? '?';

/** An account of the value alone. */
export function plain(at: Reckoning, expr: Expr): Account {
  const noun = expr.e === 'value' ? undefined : nounOf(at.look, expr);
  return { at: expr.span, value: textOf(at, expr), how: 'plain', noun, parts: [] };
}

/** Numbers, and what has numbers by key. */
export const isReckoned = ({ type }: Pick<Expr, 'type'>): boolean =>
  type.t === 'int' ||
  (type.t === 'map' && type.value.t === 'int') ||
  ((type.t === 'list' || type.t === 'set') && type.of.t === 'int');

type Binder = Of<'quant'>['binders'][number];

/** A binder's members, each in a look of its own. */
export const trials = (at: Reckoning, binder: Binder): readonly Reckoning[] =>
  valueIn(at.look, binder.over) === undefined
    ? []
    : items(within(at.look).env, binder.over).map((item) => {
        const look = within(at.look, [binder.local]);
        bind(look.env, binder, item);
        return { ...at, look };
      });
