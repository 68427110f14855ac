import type { Reader } from '@sandtable/board';
import type { Texts } from '@sandtable/board/texts';
import type { GameInfo } from '@sandtable/engine';

/** Roles that play together, and what that is called. */
export interface Alliance {
  readonly name: string;
  readonly roles: readonly string[];
}

interface Table {
  readonly info: GameInfo;
  readonly read: Reader;
  readonly texts: Pick<Texts, 'value' | 'begun'>;
}

/**
 * Who plays with whom among the roles of a seat layout, all of them if it isn't known: by the first field of the roles
 * that names something and is the same for some of them, such as their team. Empty where each plays for itself.
 */
export function alliances({ info, read, texts }: Table, seats: string | undefined): readonly Alliance[] {
  const kind = info.kinds[info.roleKind];
  if (kind === undefined) return [];
  const played = playedIn(info, seats);
  const roles = kind.members.map((member, at) => ({ member, at })).filter(({ at }) => played?.has(at) ?? true);
  for (const { name } of info.fields.filter((field) => isSide(info, field))) {
    const sides = Map.groupBy(roles, ({ at }) => read(kind.name, at, name));
    if (sides.size < 2 || sides.size === roles.length || ![...sides.keys()].every(isNamed)) continue;
    return [...sides].map(([side, members]) => ({
      name: texts.begun(texts.value(`${kind.name}.${name}`, side ?? '')),
      roles: members.map(({ member }) => member),
    }));
  }
  return [];
}

const isNamed = (side: unknown): boolean => typeof side === 'string' && side !== 'none';

/** Whether a field of the roles names what they belong to: a member of another kind, or one of a few words. */
function isSide(info: GameInfo, { kind, type }: GameInfo['fields'][number]): boolean {
  const of = info.types[type];
  if (kind !== info.roleKind || of === undefined) return false;
  if (of.t === 'kind') return of.kind !== info.roleKind;
  return of.t === 'union' && of.parts.every((part) => part.p === 'tag' && part.payload.length === 0);
}

/** The roles of a seat layout, by their place in the kind. */
function playedIn({ layouts }: GameInfo, seats: string | undefined): ReadonlySet<number> | undefined {
  const layout = layouts.find(({ name }) => name === seats);
  return layout && new Set(layout.seats.flatMap(({ roles }) => roles));
}
