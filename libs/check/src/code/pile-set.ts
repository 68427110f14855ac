import { bool, type Expr, errorType, type PileAt, partOffsets, setOf, type Type } from '@sandtable/model';
import type { Span } from '@sandtable/text';
import type { PileEntry, World } from '../world.ts';
import type { Ctx } from './ctx.ts';
import { newLocal } from './scope.ts';

/** A pile as it is named in the rules, with its arguments. */
export interface NamedPile {
  readonly entry: PileEntry;
  readonly args: readonly Expr[];
  readonly span: Span;
}

/** The kind of its members; the error type where it was declared of something else. */
export const kindOf = ({ kinds }: World, { kind }: PileEntry): Type => kinds[kind]?.type ?? errorType;

/** Where a member lies if it lies in the pile: a value of the hidden field. */
export function pileAt({ entry, args, span }: NamedPile): PileAt {
  const { union: type, part, index } = entry;
  const code: Expr =
    args.length === 0
      ? { e: 'value', value: partOffsets(type)[part] ?? 0, type, span }
      : { e: 'tag', part, args, type, span };
  return { pile: index, code };
}

/** A pile as a value: the members of its kind that lie there, as a set. */
export function pileSet(ctx: Ctx, pile: NamedPile): Expr {
  const { entry, args, span } = pile;
  const of = kindOf(ctx.world, entry);
  if (of.t === 'error' || args.some((arg) => arg.type.t === 'error'))
    return { e: 'value', value: 0, type: errorType, span };
  const type = setOf(of);
  const local = newLocal(ctx, '_', of);
  const member: Expr = { e: 'local', local, type: of, span };
  const left: Expr = { e: 'field', field: entry.field, of: member, type: entry.union, span };
  const where: Expr = { e: 'compare', op: '==', left, right: pileAt(pile).code, type: bool, span };
  return { e: 'filter', binder: { local, over: { e: 'every', type, span } }, where, type, span };
}
