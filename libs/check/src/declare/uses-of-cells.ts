import type { Type } from '@sandtable/model';
import type { Cell } from '@sandtable/schema';
import { partsOf } from '../code/fit.ts';
import type { Target } from '../routines/entry.ts';
import { targetNamed } from '../routines/target.ts';
import { sought, uses, usesTag } from '../uses.ts';
import type { World } from '../world.ts';

/** Notes what the names in a cell mean, as reading it as a value of the type finds them. */
export function usesCell(world: World, cell: Cell, type: Type): void {
  if (world.uses === undefined) return;
  const place = `${cell.span.file}:${cell.span.start}:${cell.c}`;
  if (world.uses.probe === undefined && world.uses.cells.has(place)) return;
  world.uses.cells.add(place);
  visit(world, cell, type);
}

function visit(world: World, cell: Cell, type: Type): void {
  switch (cell.c) {
    case 'name':
      return named(world, { text: cell.text, span: cell.span }, type);
    case 'string':
      return cell.spelled && visit(world, cell.spelled, type);
    case 'set':
      for (const item of cell.items) visit(world, item, type.t === 'set' || type.t === 'list' ? type.of : type);
      return;
    case 'tag':
      return tagged(world, cell, type);
    case 'arith':
      visit(world, cell.left, type);
      return visit(world, cell.right, type);
    default:
  }
}

type Named = Parameters<typeof uses>[1];

/** A function or procedure with its first arguments. */
function called(world: World, name: Named, args: readonly Cell[], { sort, params }: Target): void {
  uses(world, name, sort);
  for (const [i, arg] of args.entries()) if (params[i]) visit(world, arg, params[i]);
}

function named(world: World, name: Named, type: Type): void {
  sought(world, name, undefined, 'value', type);
  if (!isValue(world, name, type) && world.settings.has(name.text)) uses(world, name, 'setting');
}

/** Whether the name is a member or a tag of the type. */
function isValue(world: World, name: Named, type: Type): boolean {
  if (type.t === 'set' || type.t === 'list') return isValue(world, name, type.of);
  if (type.t === 'kind') {
    if (world.members.get(name.text)?.kind !== type.kind) return false;
    uses(world, name, 'member', type.name);
    return true;
  }
  if (type.t === 'routine') return isRoutine(world, name);
  if (type.t !== 'union') return false;
  return type.parts.some((part) => {
    if (part.p === 'type') return isValue(world, name, part.type);
    if (part.p !== 'tag' || part.name !== name.text) return false;
    usesTag(world, name, part);
    return true;
  });
}

function isRoutine(world: World, name: Named): boolean {
  const target = targetNamed(world, name.text);
  if (target !== undefined) uses(world, name, target.sort);
  return target !== undefined;
}

function tagged(world: World, { name, args, span }: Cell & { readonly c: 'tag' }, type: Type): void {
  sought(world, { text: name, span }, undefined, 'value', type);
  const holds = partsOf(type).some((part) => part.p === 'type' && part.type.t === 'routine');
  const target = holds ? targetNamed(world, name) : undefined;
  if (target !== undefined) {
    called(world, { text: name, span }, args, target);
    return;
  }
  const tag = type.t === 'union' ? type.parts.find((part) => part.p === 'tag' && part.name === name) : undefined;
  if (tag?.p !== 'tag') return;
  usesTag(world, { text: name, span }, tag);
  for (const [i, arg] of args.entries()) {
    const wanted = tag.payload[i]?.type;
    if (wanted !== undefined) visit(world, arg, wanted);
  }
}
