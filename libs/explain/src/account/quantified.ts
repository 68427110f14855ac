import { errorType } from '@sandtable/model';
import { atomOf } from '../atom.ts';
import { isTrue, type Look } from '../look.ts';
import { nounOf, plainIn } from '../noun.ts';
import { type Account, sumOf } from './account.ts';
import { EACH, isReckoned, type Of, plain, type Reckoning, textOf, trials } from './reckoning.ts';

/** What a sum or a count over the members of a set came from. */
export function quantified(at: Reckoning, expr: Of<'quant'>): Account {
  const [binder, ...more] = expr.binders;
  if (binder === undefined || more.length > 0) return plain(at, expr);
  if (expr.quant === 'count') return counted(at, expr) ?? plain(at, expr);
  const { body } = expr;
  if (expr.quant !== 'sum' || body === undefined) return plain(at, expr);
  const passing = trials(at, binder).filter(({ look }) => expr.where === undefined || isTrue(look, expr.where));
  if (passing.length > EACH) return plain(at, expr);
  const parts = passing.map((one) => ofMember(one, binder.local, at.accountOf(one, body)));
  return sumOf(expr.span, textOf(at, expr), parts);
}

/** What is only a number says of which member it is. */
function ofMember({ look }: Reckoning, local: number, account: Account): Account {
  if (account.noun !== undefined || account.how !== 'plain') return account;
  const type = look.env.frame.locals[local]?.type ?? errorType;
  return { ...account, noun: nounOf(look, { e: 'local', local, type, span: account.at }) };
}

/** How many of a set pass; of dice which of them. */
function counted(at: Reckoning, expr: Of<'quant'>): Account | undefined {
  const [binder] = expr.binders;
  const where = expr.body ?? expr.where;
  if (binder === undefined || where === undefined) return undefined;
  const over = at.accountOf(at, binder.over);
  const all = trials(at, binder);
  if (all.length === 0 || all.length > EACH * 2) return undefined;
  const passed = all.map(({ look }) => isTrue(look, where));
  const own = {
    at: expr.span,
    value: textOf(at, expr),
    how: 'count',
    noun: nounOf(at.look, expr),
    parts: [],
  } as const;
  if (over.dice === undefined && !isReckoned(binder.over)) return own;
  const shownItems = all.map(({ look }) => shownIn(look, binder.local));
  const shown = all.find((_, i) => passed[i]) ?? all[0];
  const atom = shown && atomOf(shown.look, where);
  const bound = atom && { ...atom, what: { n: 'name', name: '', paths: [], of: [] } as const, has: undefined };
  const claim =
    bound &&
    ({
      c: 'atom',
      at: where.span,
      atom: { ...bound, negative: false },
      wanted: !bound.negative,
      holds: !bound.negative,
      because: [],
    } as const);
  const dice = { path: over.dice?.path ?? '', dotted: over.dice?.dotted ?? false, faces: shownItems, counted: passed };
  return { ...own, noun: over.noun, dice, because: claim ? [claim] : [] };
}

/** The name of a local as it is shown. */
function shownIn(look: Look, local: number): string {
  const type = look.env.frame.locals[local]?.type ?? errorType;
  return String(plainIn(look, { e: 'local', local, type, span: { file: '', start: 0, end: 0 } }) ?? '');
}
