import type { Decl } from '@sandtable/syntax';

type Setting = Decl & { readonly node: 'setting' };

/**
 * Whether nothing was made of the value of a setting yet: bodies read it when they run, but other values that name it,
 * and values that it names, belong together.
 */
export const isLone = ({ name, value }: Setting, decls: readonly Decl[]): boolean =>
  namesIn(value).size === 0 && !decls.some((decl) => !HAS_BODY.has(decl.node) && declared(decl).has(name.text));

const HAS_BODY = new Set<Decl['node']>(['function', 'search', 'procedure', 'play', 'whenever', 'expect', 'example']);

const known = new WeakMap<Decl, ReadonlySet<string>>();

/** All names in a declaration but its own. */
function declared(decl: Decl): ReadonlySet<string> {
  const before = known.get(decl);
  if (before !== undefined) return before;
  const names = namesIn(decl.node === 'setting' ? decl.value : decl);
  known.set(decl, names);
  return names;
}

function namesIn(root: unknown): ReadonlySet<string> {
  const names = new Set<string>();
  const open: unknown[] = [root];
  while (open.length > 0) {
    const node = open.pop();
    if (typeof node !== 'object' || node === null) continue;
    const { node: sort, name } = node as { readonly node?: unknown; readonly name?: { readonly text?: string } };
    if (sort === 'name' && typeof name?.text === 'string') names.add(name.text);
    for (const key in node) if (key !== 'span') open.push((node as Record<string, unknown>)[key]);
  }
  return names;
}
