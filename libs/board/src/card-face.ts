import type { GameInfo } from '@sandtable/engine';
import type { MatchView } from '@sandtable/session';
import { own } from '@sandtable/text';
import type { BoardProps } from './board-props.ts';
import { type CardLine, type LineReader, lineOf, unshownFields } from './card-lines.ts';
import { reader } from './facts.ts';
import type { SideLayout, SymbolName } from './layout.ts';
import { unbroken } from './letters.ts';
import { readable } from './names.ts';
import { symbolOf } from './symbol-of.ts';

/** What stands on a card. */
export interface CardFace {
  readonly kind: string;
  readonly member: string;
  readonly name: string;
  readonly side: SideLayout | undefined;
  readonly label: string;
  /** What heads it. */
  readonly band: string;
  /** One of a few grounds for what is pictured, the same for all of one sort. */
  readonly tint: number;
  readonly figure: string;
  /** What is pictured. */
  readonly symbol: SymbolName | undefined;
  /** What its fields say, one line each. */
  readonly lines: readonly CardLine[];
}

type Needed = Pick<BoardProps, 'layout' | 'nameOf' | 'valueName' | 'fieldName'> & {
  readonly info: GameInfo;
  readonly view: MatchView | undefined;
};

/** The faces of cards; what a card has not is not written on it. */
export function facesOf({
  info,
  view,
  layout,
  nameOf,
  valueName,
  fieldName,
}: Needed): (kind: string, member: string) => CardFace {
  const read = reader(info, view);
  const kinds = new Map(info.kinds.map((kind) => [kind.name, kind]));
  const shortName = shortNames(info, fieldName);
  const words = (kind: string, field: string, value: unknown): string => {
    const path = `${kind}.${field}`;
    const one = (each: unknown): string =>
      shortName(String(each)) ?? nameOf?.(String(each)) ?? valueName?.(path, String(each)) ?? readable(String(each));
    if (Array.isArray(value)) return value.map(one).join(', ');
    // Several types may have a value of this name.
    const owner = ownerOf(info, kind, field, value);
    return (owner && nameOf?.(String(value), owner)) ?? valueName?.(path, String(value)) ?? String(value);
  };
  return (kind, member) => {
    const how = layout?.kinds[kind];
    const at = view?.names[kind]?.indexOf(member) ?? -1;
    const ordinal = at >= 0 ? at : (kinds.get(kind)?.members.indexOf(member) ?? -1);
    const fieldValue = (field: string | undefined): unknown => {
      const value = read(kind, ordinal, field);
      return isNothing(value) ? undefined : value;
    };
    const raw = (field: string | undefined): string => String(fieldValue(field) ?? '');
    const text = (field: string | undefined): string => {
      const value = fieldValue(field);
      return value === undefined || field === undefined ? '' : words(kind, field, value);
    };
    const lines: LineReader = {
      fieldValue,
      words: (field, value) => words(kind, field, value),
      nameOf: (field) => fieldName?.(`${kind}.${field}`) ?? readable(field),
    };
    return {
      kind,
      member,
      name: breakable(nameOf?.(member, kind) ?? readable(member), fieldName?.(`${kind}.${member}.short`)),
      side: own(layout?.sides, String(read(kind, ordinal, how?.side))),
      label: text(how?.label),
      band: how?.band?.map(text).find((said) => said !== '') ?? text(how?.label),
      tint: tintOf(info, kind, how?.label, fieldValue(how?.label)),
      figure: text(how?.value),
      symbol: own(how?.symbols ?? {}, member) ?? symbolOf(how ?? {}, raw(how?.label), raw(how?.value)).symbol,
      lines: (how?.lines ?? unshownFields(info, kind, how, fieldName)).flatMap((one) => lineOf(one, lines)),
    };
  };
}

/** A short name that is the name with soft hyphens tells where a card may break it. */
const breakable = (name: string, short: string | undefined): string =>
  short !== undefined && unbroken(short) === name ? short : name;

/** One of so many grounds for each sort, in the order in which the rules declare them. */
const TINTS = 4;
function tintOf(info: GameInfo, kind: string, name: string | undefined, value: unknown): number {
  const at = info.kinds.findIndex((one) => one.name === kind);
  const field = info.fields.find((one) => one.kind === at && one.name === name);
  const type = field && info.types[field.type];
  const place = type?.t === 'union' ? type.parts.findIndex((one) => one.p === 'tag' && one.name === value) : 0;
  return Math.max(place, 0) % TINTS;
}

/** The type that declares the value of a field. */
function ownerOf(info: GameInfo, kind: string, name: string, value: unknown): string | undefined {
  const at = info.kinds.findIndex((one) => one.name === kind);
  const field = info.fields.find((one) => one.kind === at && one.name === name);
  const type = field && info.types[field.type];
  const part = type?.t === 'union' ? type.parts.find((one) => one.p === 'tag' && one.name === value) : undefined;
  return part?.p === 'tag' ? part.of : undefined;
}

/** Short names that the texts have for members, for lists of several. */
function shortNames(info: GameInfo, fieldName: Needed['fieldName']): (member: string) => string | undefined {
  const owners = new Map(info.kinds.toReversed().flatMap(({ name, members }) => members.map((one) => [one, name])));
  return (member) => (owners.has(member) ? fieldName?.(`${owners.get(member)}.${member}.short`) : undefined);
}

const NOTHING = new Set<unknown>([undefined, '', 0, false, 'none', '?']);
const isNothing = (value: unknown): boolean => NOTHING.has(value) || (Array.isArray(value) && value.length === 0);
