import {
  type Choice,
  type Expr,
  errorType,
  type MenuArm,
  type Stmt,
  type Type,
  type UnionType,
} from '@sandtable/model';
import type * as syntax from '@sandtable/syntax';
import { checkStorage } from '../declare/storage.ts';
import type { Ctx } from './ctx.ts';
import { fitOf } from './fit.ts';
import { checkMenu } from './menu.ts';
import { type FoundTag, failed, tagExpr } from './names.ts';
import { newLocal } from './scope.ts';

type Menu = Extract<Choice, { form: 'menu' }>;
interface Fetched {
  readonly before: readonly Stmt[];
  readonly value: Expr;
}

/**
 * A menu as a value: the arm that was taken, with its parameters. Its type is the expected one, where that has all arms as
 * tags, else a union of its own.
 */
export function checkMenuValue(
  ctx: Ctx,
  menu: syntax.Asking & { readonly node: 'menu' },
  hint: Type | undefined,
): Fetched {
  const [stmt] = checkMenu(ctx, menu);
  const choice = stmt?.s === 'menu' ? ctx.world.choices[stmt.choice] : undefined;
  if (stmt?.s !== 'menu' || choice?.form !== 'menu' || isBroken(choice))
    return { before: [], value: failed(menu.span) };
  const type = typeOf(choice, hint);
  checkStorage(ctx.world, type, menu.label.span, false);
  const into = newLocal(ctx, menu.label.text, type);
  const bodies = stmt.bodies.map((body, i) => {
    const value = valueOfArm(ctx, type, choice.arms[i], menu.span);
    return value && !LEAVES.has(body.at(-1)?.s ?? '')
      ? [...body, { s: 'set', place: { place: 'local', local: into }, value, span: menu.span } as const]
      : body;
  });
  return { before: [{ ...stmt, bodies }], value: { e: 'local', local: into, type, span: menu.span } };
}

/** What comes behind these is never come to. */
const LEAVES: ReadonlySet<string> = new Set(['return', 'finish', 'break']);

const isBroken = ({ arms }: Menu): boolean =>
  arms.length === 0 || arms.some(({ params }) => params.some(({ element }) => element.t === 'error'));

function typeOf({ arms, path }: Menu, hint: Type | undefined): UnionType {
  if (hint?.t === 'union' && arms.every((arm) => tagOf(hint, arm) !== undefined)) return hint;
  const parts = arms.map(
    ({ name, params }) =>
      ({
        p: 'tag',
        of: path,
        name,
        payload: params.map((param) => ({ name: param.name, type: param.element })),
      }) as const,
  );
  return { t: 'union', name: undefined, parts };
}

/** The tag with the name of an arm that can hold its parameters. */
function tagOf(union: UnionType, { name, params }: MenuArm): FoundTag | undefined {
  const index = union.parts.findIndex((part) => part.p === 'tag' && part.name === name);
  const part = union.parts[index];
  if (part?.p !== 'tag' || part.payload.length !== params.length) return undefined;
  const fits = params.every(({ element }, i) => fitOf(element, part.payload[i]?.type ?? errorType) === 'proved');
  return fits ? { union, index, part } : undefined;
}

function valueOfArm(ctx: Ctx, type: UnionType, arm: MenuArm | undefined, span: Expr['span']): Expr | undefined {
  const tag = arm && tagOf(type, arm);
  const args = (arm?.params ?? []).map(({ local, element }): Expr => ({ e: 'local', local, type: element, span }));
  return tag && tagExpr(ctx, tag, args, span);
}
