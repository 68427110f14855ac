import { showType } from '@sandtable/check';
import type { Expr, Stmt, TableDecl } from '@sandtable/syntax';
import type { Change } from '../change.ts';
import { source } from '../heads.ts';
import { typeOf } from '../type-of.ts';
import { declaring, type Missing } from './missing.ts';

/** What has a declaration of its own by the place of its name: types, dice, piles, rulings, policies, kinds of tables. */
export function declaredFor(missing: Missing): readonly Change[] {
  const { decl, sought } = missing;
  const inHead = headOf(missing);
  if (inHead !== undefined) return inHead;
  if (sought.what === 'die') return declaring(missing, 'die', `die ${missing.name} { 1..6 }`);
  if (sought.what === 'pile') return pileFor(missing);
  if (sought.what === 'type' && decl?.node !== 'policy') return typesFor(missing);
  return [];
}

/** Names in the heads of declarations, about which there is nothing to look for in expressions. */
function headOf(missing: Missing): readonly Change[] | undefined {
  const { decl, name, exact } = missing;
  const stands = (node: object | undefined): boolean => node !== undefined && exact === node;
  if (decl?.node === 'table' && stands(decl.name)) return declaring(missing, 'kind', kindOf(missing, decl));
  if (decl?.node === 'expect' && stands(decl.ruling))
    return declaring(missing, 'ruling', `ruling ${name}: bool = true because "…"`);
  if (decl?.node !== 'seats') return undefined;
  const isPolicy = decl.layouts.some(({ seats }) => seats.some(({ policy }) => stands(policy)));
  return isPolicy ? declaring(missing, 'policy', `policy ${name} for ${decl.role.text} {\n}`) : undefined;
}

function typesFor(missing: Missing): readonly Change[] {
  const { name, around } = missing;
  const made = (around as readonly Stmt[]).some((node) => (node.node as string) === 'create');
  if (made) return declaring(missing, 'kind', `kind ${name} pool 9`);
  const union = declaring(missing, 'type', `type ${name} = one | two`);
  return /^\p{Lu}/u.test(name) ? [...union, ...declaring(missing, 'kind', `kind ${name}`)] : [];
}

/** Of the kind that is put there, or of the first that there is. */
function pileFor(missing: Missing): readonly Change[] {
  const { library, name, around } = missing;
  const put = (around as readonly Stmt[]).find((node) => node.node === 'put');
  const type = put && typeOf(library, put.what);
  const kinds = library.basis.draft.world.kinds.filter((_, i) => i !== library.basis.draft.world.roleKind);
  const of = type?.t === 'kind' ? showType(type) : kinds[0]?.name;
  return of === undefined ? [] : declaring(missing, 'pile', `pile ${name} of ${of} ordered`);
}

/** A kind with a field for each column of its table, of the numbers that stand there. */
function kindOf({ library, name }: Missing, { rows }: TableDecl): string {
  const [head, ...body] = rows;
  const fields = (head?.cells ?? []).flatMap((cell, i) => {
    const column = source(library, cell);
    return column === 'id' ? [] : [`${column}: ${typeOfCells(body.map(({ cells }) => cells[i]?.value))}`];
  });
  return fields.length === 0 ? `kind ${name}` : `kind ${name} { ${fields.join(', ')} }`;
}

function typeOfCells(values: readonly (Expr | undefined)[]): string {
  const numbers = values.flatMap((value) => (value?.node === 'number' && value.over === 1 ? [value.value] : []));
  if (numbers.length > 0) return `${Math.min(...numbers)}..${Math.max(...numbers)}`;
  return values.some((value) => value?.node === 'bool') ? 'bool' : 'text';
}
