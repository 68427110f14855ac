import type { GameInfo } from '@sandtable/engine';

/** A text about a value with parts, and what it calls them. */
export interface TagText {
  readonly path: string;
  readonly names: readonly string[];
}

type Tag = Extract<Extract<GameInfo['types'][number], { t: 'union' }>['parts'][number], { p: 'tag' }>;

/** The texts that say a value and its parts in one, by its tag: `Build.name` of a record, `Place.aboard.with` of others. */
export const tagTexts = (info: GameInfo): ReadonlyMap<string, TagText> =>
  new Map(
    info.types.flatMap((type) =>
      type.t === 'union' ? type.parts.flatMap((part) => (part.p === 'tag' ? tagText(part) : [])) : [],
    ),
  );

/** The only tag of a record has the name of its type. A part without a name is its `value`. */
const tagText = ({ name, of, names, payload }: Tag): readonly (readonly [string, TagText])[] => {
  if (of === undefined || payload.length === 0) return [];
  if (name !== of) return [[name, { path: `${of}.${name}.with`, names: names ?? ['value'] }]];
  return names === undefined ? [] : [[name, { path: `${name}.name`, names }]];
};
