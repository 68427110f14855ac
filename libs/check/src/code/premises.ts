import type { Example, Value } from '@sandtable/model';
import type * as syntax from '@sandtable/syntax';
import { cellValue, settingOf } from '../declare/values.ts';
import { uses } from '../uses.ts';
import type { World } from '../world.ts';
import type { Ctx } from './ctx.ts';
import { unknown } from './names.ts';

/** How the match of an example is begun, and the lines of `given` that write the state. */
interface Premises extends Pick<Example, 'options' | 'seats'> {
  readonly rest: readonly syntax.Stmt[];
}

/** `given` may choose options and rulings, and with `seats = layout` who sits where. */
export function premisesOf(ctx: Ctx, given: readonly syntax.Stmt[]): Premises {
  const options: { readonly setting: number; readonly value: Value }[] = [];
  const rest: syntax.Stmt[] = [];
  let seats: string | undefined;
  for (const stmt of given) {
    const set = settingIn(ctx.world, stmt);
    if (set !== undefined) {
      uses(ctx.world, set.target, 'setting');
      const value = cellValue(ctx.world, set.value, set.setting.type, set.name, settingOf(ctx.world));
      if (value !== undefined) options.push({ setting: set.setting.index, value });
    } else if (setsSeats(ctx.world, stmt)) seats = layoutOf(ctx, stmt.value);
    else rest.push(stmt);
  }
  return { options, seats, rest };
}

type Assign = syntax.Stmt & { readonly node: 'assign' };
type Layout = Assign & { readonly value: syntax.Expr & { readonly node: 'name' } };

/** Constants belong to the rules: an example cannot change them. */
function settingIn({ settings }: World, stmt: syntax.Stmt) {
  if (stmt.node !== 'assign' || stmt.op !== '=' || stmt.target.node !== 'name') return undefined;
  const name = stmt.target.name.text;
  const setting = settings.get(name);
  if (setting === undefined || setting.sort === 'constant') return undefined;
  return { name, target: stmt.target.name, setting, value: stmt.value as syntax.Expr };
}

const setsSeats = ({ states }: World, stmt: syntax.Stmt): stmt is Layout =>
  stmt.node === 'assign' &&
  stmt.op === '=' &&
  stmt.target.node === 'name' &&
  stmt.target.name.text === 'seats' &&
  stmt.value.node === 'name' &&
  !states.has('seats');

function layoutOf(ctx: Ctx, { name }: Layout['value']): string | undefined {
  uses(ctx.world, name, 'layout');
  if (ctx.world.layouts.includes(name.text)) return name.text;
  unknown(ctx, name, ctx.world.layouts);
  return undefined;
}
