import type { Library } from '@sandtable/compiler';
import type { Arg, Expr, Node, Stmt } from '@sandtable/syntax';
import type { Change } from '../change.ts';
import { freshName } from '../fresh-name.ts';
import { usesIn } from '../places.ts';
import { roomyType, roomyValue } from '../type-at.ts';
import { typeOf } from '../type-of.ts';
import { wantedAround } from './around.ts';
import { declaring, type Missing } from './missing.ts';

type Apply = Extract<Expr, { readonly node: 'apply' }>;

/** The call whose callee is the name. */
export const callOf = ([node, parent]: readonly Node[]): Apply | undefined => {
  const call = parent as Expr | undefined;
  return call?.node === 'apply' && call.callee === node && call.callee.node === 'name' ? call : undefined;
};

/** A function or, where a call is a step, a procedure with a parameter for each argument. */
export function callablesFor(missing: Missing): readonly Change[] {
  const { library, name, around } = missing;
  const call = callOf(around);
  if (call === undefined || !/^\p{Ll}/u.test(name)) return [];
  const step = around[around.indexOf(call) + 1] as Stmt | undefined;
  const params = paramsOf(missing, call.args);
  if (step?.node === 'call') return declaring(missing, 'procedure', `procedure ${name}(${params}) {\n}`);
  const wanted = wantedAround(missing, call);
  const value = roomyValue(library, wanted);
  if (value === undefined) return [];
  return declaring(missing, 'function', `function ${name}(${params}): ${roomyType(wanted)} = ${value}`);
}

function paramsOf({ library }: Missing, args: readonly Arg[]): string {
  // A parameter must not hide what the ruleset has under its name.
  const taken = new Set(usesIn(library).flatMap(({ target }) => (target.sort === 'local' ? [] : [target.name])));
  const params = args.map(({ label, value }, i) => {
    const name = freshName(label?.text ?? nameOf(library, value) ?? 'abcdefghij'.charAt(i % 10), taken);
    taken.add(name);
    return `${name}: ${roomyType(typeOf(library, value))}`;
  });
  return params.join(', ');
}

const usesLocal = (library: Library, { span }: Expr): boolean =>
  usesIn(library).some(
    (use) => use.target.sort === 'local' && use.span.start === span.start && use.span.file === span.file,
  );

function nameOf(library: Library, value: Expr): string | undefined {
  // A member stands for any of its kind.
  const type = typeOf(library, value);
  if (type?.t === 'kind' && value.node === 'name' && !usesLocal(library, value))
    return type.name.slice(0, 1).toLowerCase() + type.name.slice(1);
  const name = value.node === 'name' || value.node === 'field' ? value.name.text : undefined;
  return name !== undefined && /^\p{Ll}/u.test(name) ? name : undefined;
}
