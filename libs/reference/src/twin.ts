import { asSet, type Env, entry, fromOrdinal, makeFrame, type RunValue } from '@sandtable/eval';
import { type Audience, codeAt, hidingKinds, type Model, sizeOf, type Type } from '@sandtable/model';
import type { OpenAsk } from './open-ask.ts';
import type { Position } from './position.ts';
import { relabel, relabelAll, relabelTuple, type Swap } from './relabel.ts';
import { sealedIn } from './sealed.ts';

export type Random = (n: number) => number;
/** A seat that looks at an open question. */
export interface Viewer {
  readonly model: Model;
  readonly position: Position;
  readonly ask: OpenAsk;
  readonly roles: ReadonlySet<number>;
  /** Whether what is found out about the position is kept: not while it is being changed. */
  readonly keep: (on: boolean) => void;
  /** Returns a function that brings back what is known of the position now. */
  readonly mark: () => () => void;
}

/** What a position was changed to, and how to have it back. */
export interface Twin {
  readonly swap: Swap;
  /** What is another now, for people: `Piece r1 -> r2`, `plan 3`. */
  readonly changed: readonly string[];
  restore(): void;
}

/**
 * Turns the position into one that the viewer can't tell apart from it: members that look the same to the viewer change
 * places, hidden values and sealed answers become others, and hidden piles are dealt again.
 */
export function makeTwin(viewer: Viewer, random: Random): Twin {
  const { position, ask } = viewer;
  const { values } = ask.env.frame;
  const before = {
    fields: position.fields.map((list) => [...list]),
    states: position.states.map((list) => [...list]),
    locals: [...values],
    identities: [...position.identities.values()].map((one) => ({
      one,
      known: [...one.known],
      epochs: [...one.epochs],
    })),
  };
  const swap = exchanged(viewer, random);
  const knowAgain = viewer.mark();
  viewer.keep(false);
  const drawn = [...fresh(viewer, random), ...dealt(viewer, random)];
  move(viewer, swap);
  viewer.keep(true);
  return {
    swap,
    changed: [...named(viewer.model, swap), ...drawn],
    restore() {
      for (const [i, list] of before.fields.entries()) entry(position.fields, i).splice(0, list.length, ...list);
      for (const [i, list] of before.states.entries()) entry(position.states, i).splice(0, list.length, ...list);
      values.splice(0, values.length, ...before.locals);
      for (const { one, known, epochs } of before.identities) {
        one.known.splice(0, known.length, ...known);
        one.epochs.splice(0, epochs.length, ...epochs);
      }
      knowAgain();
    },
  };
}

/** Whether the viewer is in an audience. */
function sees({ ask: { env }, roles }: Viewer, seen: Audience | undefined, args: readonly RunValue[]): boolean {
  if (seen === undefined) return true;
  const inside: Env = env.enter(makeFrame(seen.locals, args));
  return asSet(inside.value(seen.roles)).some((role) => roles.has(role));
}

/** Members of a kind that agree in all constants the viewer may see of them change places by chance. */
function exchanged(viewer: Viewer, random: Random): Swap {
  const { model, position, roles } = viewer;
  return new Map(
    hidingKinds(model).map((kind) => {
      const known = position.identities.get(kind)?.known ?? [];
      const classes = new Map<string, number[]>();
      for (const [m] of entry(model.kinds, kind).members.entries()) {
        const shown = known[m]?.some((role) => roles.has(role)) === true || lies(viewer, kind, m);
        const visible = model.fields.map((field) =>
          field.kind === kind && !field.state && (shown || sees(viewer, field.seen, [m])) ? [field.values[m]] : [],
        );
        const key = JSON.stringify(visible);
        classes.set(key, [...(classes.get(key) ?? []), m]);
      }
      const to: number[] = [];
      for (const members of classes.values())
        for (const [i, m] of shuffled(members, random).entries()) to[entry(members, i)] = m;
      return [kind, to] as const;
    }),
  );
}

function shuffled(list: readonly number[], random: Random): readonly number[] {
  const mixed = [...list];
  for (let i = mixed.length - 1; i > 0; i -= 1) {
    const j = random(i + 1);
    [mixed[i], mixed[j]] = [entry(mixed, j), entry(mixed, i)];
  }
  return mixed;
}

/** Values of state that the viewer may not see, and answers that others keep secret, become any others. */
function fresh(viewer: Viewer, random: Random): readonly string[] {
  const { model, position, ask } = viewer;
  const fields = model.fields.flatMap((field, f) => {
    if (!field.state || field.seen === undefined) return [];
    return redrawn(entry(position.fields, f), field.type, (m) => !sees(viewer, field.seen, [m]), random, field.name);
  });
  const states = model.states.flatMap(({ seen, params, type, name }, s) => {
    if (seen === undefined) return [];
    const hidden = (tuple: number) => !sees(viewer, seen, argsOf(params, tuple));
    return redrawn(entry(position.states, s), type, hidden, random, name);
  });
  const { frame } = ask.env;
  const sealed = [...sealedIn(frame)].flatMap(([local, role]) => {
    const { type, name } = entry(frame.locals, local);
    return viewer.roles.has(role) ? [] : redrawn(frame.values, type, (cell) => cell === local, random, name);
  });
  return [...fields, ...states, ...sealed];
}

/** Types with more values than this are left as they are; so are sets and whatever has no number. */
const MOST_VALUES = 4096;

function redrawn(
  values: (RunValue | undefined)[],
  type: Type,
  hidden: (cell: number) => boolean,
  random: Random,
  name: string,
): readonly string[] {
  const size = type.t === 'int' ? type.max - type.min + 1 : type.t === 'text' ? Number.NaN : sizeOf(type);
  if (!(size <= MOST_VALUES) || type.t === 'set' || type.t === 'list' || type.t === 'map') return [];
  return values.flatMap((value, cell) => {
    if (value === undefined || !hidden(cell)) return [];
    const other = codeAt(type, random(size));
    values[cell] = other;
    return other === value ? [] : [`${name}[${cell}] = ${other}`];
  });
}

function argsOf(params: readonly Type[], tuple: number): readonly RunValue[] {
  let rest = tuple;
  return params
    .toReversed()
    .map((type) => {
      const ordinal = rest % sizeOf(type);
      rest = Math.floor(rest / sizeOf(type));
      return fromOrdinal(type, ordinal);
    })
    .toReversed();
}

/** Members that lie in piles the viewer may not see change places there: the piles keep their sizes. */
function dealt(viewer: Viewer, random: Random): readonly string[] {
  const { model, position } = viewer;
  const fields = [...new Set(model.piles.map((pile) => pile.field))];
  return fields.flatMap((field) => {
    const piles = model.piles.filter((pile) => pile.field === field);
    const pileFields = piles.flatMap(({ place = [], known = [] }) => [place, known].flat());
    const lists = [field, ...new Set(pileFields)].map((f) => entry(position.fields, f));
    const at = entry(position.fields, field);
    const hidden = at.flatMap((code, m) =>
      pileHidden(viewer, piles, entry(model.fields, field).type, Number(code)) && !wasShown(viewer, piles, m)
        ? [m]
        : [],
    );
    const to = shuffled(hidden, random);
    const old = lists.map((list) => [...list]);
    for (const [i, m] of hidden.entries())
      for (const [k, list] of lists.entries()) list[entry(to, i)] = entry(entry(old, k), m);
    return hidden.some((m, i) => m !== to[i]) ? [`${piles.map((pile) => pile.name).join('/')} dealt again`] : [];
  });
}

/** Whether the viewer was shown where a member lies. */
function wasShown({ position, roles }: Viewer, [pile]: Model['piles'], member: number): boolean {
  const known = pile?.known === undefined ? [] : asSet(position.fields[pile.known]?.[member] ?? []);
  return known.some((role) => roles.has(role));
}

/** Whether a member is in a pile that the viewer sees; if so, the viewer sees the member as well. */
function lies(viewer: Viewer, kind: number, member: number): boolean {
  const { model, position } = viewer;
  const piles = model.piles.filter((pile) => pile.kind === kind);
  const [any] = piles;
  const code = any && Number(position.fields[any.field]?.[member] ?? 0);
  return code !== undefined && code > 0 && !pileHidden(viewer, piles, entry(model.fields, any?.field ?? 0).type, code);
}

function pileHidden(viewer: Viewer, piles: Model['piles'], type: Type, code: number): boolean {
  if (type.t !== 'union') return false;
  let rest = code;
  for (const [part, each] of type.parts.entries()) {
    const params = each.p === 'tag' ? each.payload.map((one) => one.type) : [];
    const size = params.reduce((n, param) => n * sizeOf(param), 1);
    const pile = piles.find((one) => one.part === part);
    if (rest < size) return pile !== undefined && !sees(viewer, pile.seen, argsOf(params, rest));
    rest -= size;
  }
  return false;
}

/** Everything that belongs to a member goes with it, and whatever names it names the other. */
function move({ model, position, ask }: Viewer, swap: Swap): void {
  for (const [f, field] of model.fields.entries()) {
    if (!field.state) continue;
    const to = swap.get(field.kind);
    replace(
      entry(position.fields, f),
      relabelAll(entry(position.fields, f), field.type, (m) => to?.[m] ?? m, swap),
    );
  }
  for (const [s, { params, type }] of model.states.entries()) {
    const list = entry(position.states, s);
    replace(
      list,
      relabelAll(list, type, (tuple) => relabelTuple(params, tuple, swap), swap),
    );
  }
  for (const [kind, to] of swap) {
    const identity = position.identities.get(kind);
    if (identity === undefined) continue;
    const { known, epochs } = { known: [...identity.known], epochs: [...identity.epochs] };
    for (const [m, other] of to.entries()) {
      identity.known[other] = entry(known, m);
      identity.epochs[other] = entry(epochs, m);
    }
  }
  const { locals, values } = ask.env.frame;
  for (const [i, value] of values.entries())
    if (value !== undefined) values[i] = relabel(entry(locals, i).type, value, swap);
}

const replace = <T>(list: T[], by: readonly T[]): void => void list.splice(0, list.length, ...by);

function named(model: Model, swap: Swap): readonly string[] {
  return [...swap].flatMap(([kind, to]) => {
    const { name, members } = entry(model.kinds, kind);
    return to.flatMap((other, m) => (other === m ? [] : [`${name} ${entry(members, m).id} -> ${members[other]?.id}`]));
  });
}
