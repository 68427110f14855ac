import { type Expr, type Model, sizeOf } from '@sandtable/model';

/** State fields that some loop or quantor compares, and that are small enough for a set of members per value. */
export function indexedFields(model: Model): ReadonlySet<number> {
  const asked = new Set<number>();
  walk([model.functions, model.procedures, model.watchers, model.choices], asked);
  return new Set([...asked].filter((f) => worthy(model, f)).sort((a, b) => a - b));
}

function worthy(model: Model, f: number): boolean {
  const field = model.fields[f];
  if (field === undefined || !field.state || (field.type.t !== 'kind' && field.type.t !== 'union')) return false;
  return sizeOf(field.type) <= 128 && field.values.length <= 128;
}

function walk(node: unknown, asked: Set<number>): void {
  if (Array.isArray(node)) return node.forEach((each) => walk(each, asked));
  if (typeof node !== 'object' || node === null) return;
  const e = node as Expr;
  if (e.e === 'compare' && (e.op === '==' || e.op === '!='))
    for (const side of [e.left, e.right]) if (side.e === 'field' && side.of.e === 'local') asked.add(side.field);
  if (e.e === 'is' && e.of.e === 'field' && e.of.of.e === 'local') asked.add(e.of.field);
  for (const [key, value] of Object.entries(node)) if (key !== 'type' && key !== 'span') walk(value, asked);
}
