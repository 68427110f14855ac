import type { GameInfo, TypeInfo } from '@sandtable/engine';

/** What notation must know of a ruleset. */
export type Info = Pick<GameInfo, 'types' | 'kinds' | 'fields' | 'choices' | 'notations' | 'roleKind'>;
type Union = Extract<TypeInfo, { t: 'union' }>;
export type Tag = Extract<Union['parts'][number], { p: 'tag' }>;

/** A name that patterns may use, and the number of the type of its values. */
export interface Slot {
  readonly name: string;
  readonly type: number;
  /** It is what the values of a line belong to, and no part of them. */
  readonly context?: boolean;
}

export const kindAt = (info: Info, type: number): number | undefined => {
  const known = info.types[type];
  return known?.t === 'kind' ? known.kind : undefined;
};

export const partsAt = (info: Info, type: number): Union['parts'] => {
  const known = info.types[type];
  return known?.t === 'union' ? known.parts : [];
};

export const slotsOf = (tag: Tag): readonly Slot[] =>
  tag.payload.map((type, i) => ({ name: tag.names?.[i] ?? '', type }));

/** Fields that rules can name. */
export const fieldsOf = (info: Info, kind: number): readonly (Slot & { readonly field: number })[] =>
  info.fields.flatMap((field, index) =>
    field.kind === kind && !field.name.startsWith('$') ? [{ name: field.name, type: field.type, field: index }] : [],
  );

/** What a value is that nothing was written for: none, or false. */
export function unwritten(info: Info, type: number): string | undefined {
  if (info.types[type]?.t === 'bool') return 'false';
  return partsAt(info, type).some((part) => part.p === 'none') ? 'none' : undefined;
}
