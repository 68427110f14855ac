/**
 * The functions of the language, and what each takes. What they give hangs on the types of their arguments. Whatever has
 * to know all of them has a table with a row for each.
 */
export const BUILTINS = {
  count: ['set'],
  distinct: ['map'],
  min: ['a', 'b'],
  max: ['a', 'b'],
  floor: ['number'],
  ceil: ['number'],
  rank: ['value'],
  seat: ['role'],
  seated: ['role'],
  automated: ['role'],
  neighbours: ['cell'],
  distance: ['from', 'to'],
  toward: ['cell', 'direction'],
  direction: ['from', 'to'],
  opposite: ['left', 'cell', 'right'],
  hex: ['q', 'r'],
  square: ['x', 'y'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type BuiltinName = keyof typeof BUILTINS;

export const builtins = Object.keys(BUILTINS) as readonly BuiltinName[];
export const isBuiltin = (name: string): name is BuiltinName => Object.hasOwn(BUILTINS, name);
