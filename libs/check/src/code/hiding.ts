import type { Stmt } from '@sandtable/model';
import type { World } from '../world.ts';
import type { Ctx } from './ctx.ts';
import { type NamedPile, pileSet } from './pile-set.ts';

/** Whether a kind has constants that not everyone sees: then it can be unknown which member is which. */
const hides = ({ fields }: World, kind: number): boolean =>
  fields.some((field) => field.kind === kind && !field.state && field.seen !== undefined);

/** Whether it can be hidden which member is which, or at least where it lies: then members can be shown. */
export const canBeShown = (world: World, kind: number): boolean =>
  hides(world, kind) || [...world.piles.values()].some((pile) => pile.kind === kind && pile.known !== undefined);

/** What comes into a pile that not all may see cannot be followed any more; nor what is shuffled. */
export function mixed(ctx: Ctx, pile: NamedPile, shuffled: boolean, span: Stmt['span']): readonly Stmt[] {
  const { kind, decl } = pile.entry;
  if (!hides(ctx.world, kind) || !(shuffled || decl.seen !== undefined)) return [];
  return [{ s: 'conceal', members: pileSet(ctx, pile), span }];
}
