import { asSet, type Env, entry, fromOrdinal, makeEnv, makeFrame, type RunValue, type World } from '@sandtable/eval';
import { type Audience, type Expr, hidingKinds, type Model, partOffsets, sizeOf, type Type } from '@sandtable/model';

/** Whether some roles may see all that a value depends on, where it is evaluated, and every member that it names. */
type SeenBy = (expr: Expr, env: Env) => boolean;

/** What is read on the way to a value says whether it may be seen: it can't depend on anything else. */
export function seenBy(model: Model, roles: ReadonlySet<number>): SeenBy {
  const reader: Reader = { model, roles, kinds: new Set(hidingKinds(model)), piled: pileFields(model) };
  return (expr, env) => {
    const watched = watching(reader, env);
    try {
      const value = watched.env.value(expr);
      return watched.sawAll() && namesOnlySeen(reader, env, expr.type, value);
    } catch {
      return false;
    }
  };
}

interface Reader {
  readonly model: Model;
  readonly roles: ReadonlySet<number>;
  readonly kinds: ReadonlySet<number>;
  readonly piled: ReadonlySet<number>;
}

/** Fields that say in which pile a member lies, or who was shown that. */
const pileFields = ({ piles }: Model): ReadonlySet<number> =>
  new Set(
    piles.flatMap(({ field, place, known, seen }) =>
      seen === undefined ? [] : [field, place, known].filter((one) => one !== undefined),
    ),
  );

/** The same locals in a world that notes whether anything was read that the roles may not see. */
function watching(reader: Reader, env: Env): { readonly env: Env; readonly sawAll: () => boolean } {
  const { model, piled } = reader;
  let isAllSeen = true;
  const note = (seen: Audience | undefined, args: readonly RunValue[]): void => {
    if (isAllSeen && !sees(reader, env, seen, args)) isAllSeen = false;
  };
  const world: World = {
    ...env.world,
    // What is remembered would not be read again.
    memory: undefined,
    field: (field, member) => {
      const value = env.world.field(field, member);
      const lying = piled.has(field) ? pileAt(model, field, Number(value)) : undefined;
      if (lying) note(lying.seen, lying.args);
      else if (piled.has(field)) isAllSeen = false;
      note(entry(model.fields, field).seen, [member]);
      return value;
    },
    state: (state, tuple) => {
      const { seen, params } = entry(model.states, state);
      note(seen, argsOf(params, tuple));
      return env.world.state(state, tuple);
    },
  };
  return {
    env: makeEnv(model, world, makeFrame(env.frame.locals, env.frame.values as RunValue[])),
    sawAll: () => isAllSeen,
  };
}

/** The pile that a value of the field names in which members lie, with its arguments; undefined for other fields. */
function pileAt({ piles, fields }: Model, field: number, value: number) {
  const { type } = entry(fields, field);
  if (type.t !== 'union') return undefined;
  const offsets = partOffsets(type);
  return piles.flatMap((pile) => {
    const tuple = value - (offsets[pile.part] ?? 0);
    const types = pile.params.map((param) => param.type);
    const isThere = pile.field === field && tuple >= 0 && tuple < types.reduce((n, one) => n * sizeOf(one), 1);
    return isThere ? [{ seen: pile.seen, args: argsOf(types, tuple) }] : [];
  })[0];
}

/** Whether one of the roles is in an audience. */
function sees({ roles }: Reader, env: Env, seen: Audience | undefined, args: readonly RunValue[]): boolean {
  if (seen === undefined) return true;
  const inside = env.enter(makeFrame(seen.locals, args));
  return asSet(inside.value(seen.roles)).some((role) => roles.has(role));
}

/** The arguments of a state, of its index. */
function argsOf(params: readonly Type[], tuple: number): readonly RunValue[] {
  let rest = tuple;
  return params
    .toReversed()
    .map((type) => {
      const size = sizeOf(type);
      const ordinal = rest % size;
      rest = Math.floor(rest / size);
      return fromOrdinal(type, ordinal);
    })
    .reverse();
}

/** A name reveals all that is printed on a member. */
function namesOnlySeen(reader: Reader, env: Env, type: Type, value: RunValue): boolean {
  const { model, kinds } = reader;
  switch (type.t) {
    case 'int':
    case 'bool':
      return true;
    case 'kind': {
      const { kind } = type;
      if (!kinds.has(kind)) return true;
      const printed = model.fields.filter((field) => field.kind === kind && !field.state);
      return printed.every(({ seen }) => sees(reader, env, seen, [value]));
    }
    case 'set':
      return asSet(value).every((one) => namesOnlySeen(reader, env, type.of, fromOrdinal(type.of, one)));
    case 'list':
      return (value as readonly RunValue[]).every((one) => namesOnlySeen(reader, env, type.of, one));
    default:
      return kinds.size === 0;
  }
}

/** The roles that are played on the seat of a role. */
export const rolesOfSeat = ({ model, world }: Env, role: number): ReadonlySet<number> =>
  new Set(
    model.kinds[model.seats?.kind ?? -1]?.members
      .map((_, other) => other)
      .filter((other) => other === role || world.seatOf(other) === world.seatOf(role)),
  );
