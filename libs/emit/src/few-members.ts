import { type Child, type Expr, expressionsIn, type Model, type Pattern, sizeOf, type Type } from '@sandtable/model';

/** Locals of a function that only few members are ever bound to, with these members. */
export type FewMembers = ReadonlyMap<number, ReadonlySet<number>>;

const none: FewMembers = new Map();

/**
 * `serves.needs(c, f) is town: City and town.holder == …` looks at the holders of those cities alone that a row of
 * `serves` names. What was found out is kept as long as nobody takes one of them.
 */
export function fewMembers(model: Model, root: Child): FewMembers {
  const [sort, func] = root;
  // Statements could bind a local a second time.
  if (sort !== 'func' || func.body.e === 'block') return none;
  const found = new Map<number, ReadonlySet<number>>();
  const others = new Set<number>();
  for (const e of expressionsIn('expr', func.body)) {
    const local = e.e === 'is' && e.pattern.p === 'codes' ? e.pattern.bind : undefined;
    if (e.e !== 'is' || local === undefined) continue;
    const values = valuesOf(model, e.of);
    const members = values && membersIn(values, e.pattern, func.locals[local]?.type);
    if (members === undefined || found.has(local)) others.add(local);
    else found.set(local, members);
  }
  for (const local of others) found.delete(local);
  return found;
}

/** All codes that a constant column of a table holds. */
function valuesOf({ relations, fields }: Model, e: Expr): readonly number[] | undefined {
  if (e.e === 'join') {
    const { joins = [], fields: columns = [] } = relations[e.relation] ?? {};
    return [...joins.map(({ values }) => values[e.field]), columns[e.field]?.initial].filter(isCode);
  }
  const field = e.e === 'field' ? fields[e.field] : undefined;
  return field === undefined || field.state || field.fixed ? undefined : field.values.filter(isCode);
}

const isCode = (value: unknown): value is number => typeof value === 'number';

/** The members among these codes, where a pattern takes all members of a kind and binds them. */
function membersIn(
  codes: readonly number[],
  pattern: Pattern,
  type: Type | undefined,
): ReadonlySet<number> | undefined {
  const [stretch, ...more] = pattern.p === 'codes' ? pattern.stretches : [];
  if (stretch === undefined || more.length > 0 || type?.t !== 'kind') return undefined;
  const { low, high } = stretch;
  if (high - low + 1 !== sizeOf(type)) return undefined;
  return new Set(codes.filter((code) => code >= low && code <= high).map((code) => code - low));
}
