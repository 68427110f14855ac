import type { GameInfo } from '@sandtable/engine';
import { constantValues } from '@sandtable/session';
import { kindsOf } from './auto-sorts.ts';
import type { Reader } from './facts.ts';
import type { KindLayout, ValueLayout, ValuesLayout } from './layout.ts';
import { type FieldName, readable } from './names.ts';

/** A small figure of a counter. */
export interface PrintedValue {
  readonly at: keyof ValuesLayout;
  readonly text: string;
  readonly hasShield: boolean;
  /** The label for screen readers. */
  readonly said: string;
}

/** What is printed on a counter beside its symbol. */
export interface Printed {
  readonly values: readonly PrintedValue[];
  /** A mark for how large a unit it is; empty without one. */
  readonly size: string;
}

/** From the least of their places on, as they are read. */
const PLACES = ['left', 'middle', 'right', 'top'] as const;
const HIDDEN = '?';

/** Says of a counter what is printed on it now, by what its layout says. */
export function printedValues(
  info: GameInfo,
  read: Reader,
  fieldName?: FieldName,
): (how: KindLayout, kind: string, at: number) => Printed {
  const follow = follower(info, read);
  const limits = new Map<number | string, number>();
  const limit = (step: number | string): number => {
    const known = typeof step === 'number' ? step : limits.get(step);
    const found = known ?? Number(constantValues(info)[`constant_${step}`] ?? Number.POSITIVE_INFINITY);
    limits.set(step, found);
    return found;
  };
  const pathOf = (value: Exclude<ValueLayout, string>, kind: string, at: number): string => {
    const all = typeof value.of === 'string' ? [value.of] : value.of;
    const reached = value.by === undefined ? 0 : Number(follow(value.by, kind, at));
    const steps = (value.steps ?? []).filter((step) => reached >= limit(step)).length;
    return all[Math.min(steps, all.length - 1)] ?? '';
  };
  const found = (value: ValueLayout, kind: string, at: number): readonly [text: string, path: string] => {
    const how = typeof value === 'string' ? { of: value } : value;
    const path = pathOf(how, kind, at);
    const text = textOf(follow(path, kind, at));
    return [how.figures?.[text] ?? text, path];
  };
  return ({ values = {}, size }, kind, ordinal) => ({
    size: size === undefined ? '' : found(size, kind, ordinal)[0],
    values: PLACES.flatMap((at): readonly PrintedValue[] => {
      const value = values[at];
      if (value === undefined) return [];
      const [text, path] = found(value, kind, ordinal);
      if (text === '' || text === HIDDEN) return [];
      const said = `${fieldName?.(path) ?? readable(path.split('.')[1] ?? path)} ${text}`;
      return [{ at, text, hasShield: typeof value === 'object' && value.shield === true, said }];
    }),
  });
}

/** Reads a field of a member, or of what one of its fields names. */
function follower(info: GameInfo, read: Reader): (path: string, kind: string, at: number) => ReturnType<Reader> {
  const kinds = new Map(info.kinds.map(({ name, members }, i) => [name, { i, members }]));
  const fieldTo = (kind: string, to: string): string | undefined => {
    const [from, aim] = [kinds.get(kind)?.i, kinds.get(to)?.i];
    return info.fields.find((one) => one.kind === from && aim !== undefined && kindsOf(info, one.type).includes(aim))
      ?.name;
  };
  const known = new Map<string, string | undefined>();
  return (path, kind, at) => {
    const [owner = '', field] = path.split('.');
    if (owner === kind) return read(kind, at, field);
    const way = `${kind} ${owner}`;
    if (!known.has(way)) known.set(way, fieldTo(kind, owner));
    const named = read(kind, at, known.get(way));
    const there = kinds.get(owner)?.members.indexOf(String(named)) ?? -1;
    return there < 0 ? undefined : read(owner, there, field);
  };
}

const textOf = (value: unknown): string => (value === undefined || value === 'none' ? '' : String(value));
