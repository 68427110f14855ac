import { type Piece, piecesAt, readable } from '@sandtable/board/plain';
import { inColumns } from '../../screen/columns.ts';
import { inked, padded, widthOf } from '../../screen/ink.ts';
import { type Scene, saysNothing } from './scene.ts';
import type { Section } from './section.ts';

/** Counters with where they are, side by side; `isWhole` with what is printed on them. */
export function pieceSections(scene: Scene, isWhole: boolean): readonly Section[] {
  const groups = [...Map.groupBy(pieces(scene), ({ sideName }) => sideName ?? '')];
  const texts = groups.map(([, here]) => pieceTexts(scene, here, isWhole));
  const cell = Math.min(Math.max(0, ...texts.flat().map(widthOf)), Math.floor(scene.width / 3));
  return groups.map(([side, here], i) => ({
    title: side === '' ? kindsText(scene, here) : side,
    lines: inColumns(
      (texts[i] ?? []).map((text) => padded(text, cell)),
      scene.width,
    ),
  }));
}

/** A text for each counter on the board; of those that wait somewhere else how many there are. */
function pieceTexts(scene: Scene, here: readonly Piece[], isWhole: boolean): readonly string[] {
  const isSomewhere = ({ kind, member, place }: Piece): boolean => isWhole || !isOff(scene, kind, member, place);
  const off = Map.groupBy(
    here.filter((piece) => !isSomewhere(piece)),
    ({ place }) => place,
  );
  return [
    ...here.filter(isSomewhere).map((piece) => pieceText(piece, isWhole)),
    ...[...off].map(([place, all]) => `${all.length} × ${inked('dim', place)}`),
  ];
}

/** Whether where a counter is, isn't a member of any kind, such as `reserve`. */
function isOff({ info, layout, read }: Scene, kind: string, member: string, place: string): boolean {
  const at = info.kinds.find(({ name }) => name === kind)?.members.indexOf(member) ?? -1;
  const value = read(kind, at, layout.kinds[kind]?.at);
  const isNamed = typeof value === 'string' && !value.endsWith(')');
  return place !== '' && isNamed && !info.kinds.some(({ members }) => members.includes(value));
}

function pieces({ info, layout, read, texts }: Scene): readonly Piece[] {
  const where = (kind: string, at: number): string | undefined => {
    const field = layout.kinds[kind]?.at;
    const value = read(kind, at, field);
    return value === undefined || saysNothing(value) ? undefined : texts.value(`${kind}.${field}`, value);
  };
  const fieldName = (path: string): string | undefined => texts.named(path);
  return piecesAt(info, layout, read, (member, kind) => texts.member(member, kind), where, fieldName);
}

function pieceText({ name, place, values = [], badges, riders }: Piece, isWhole: boolean): string {
  const printed = isWhole ? values.map((one) => one.said) : [];
  const said = [...printed, ...badges.map((one) => one.said), ...riders].filter(Boolean);
  const more = said.length === 0 ? '' : ` ${inked('dim', said.join(', '))}`;
  const where = name.toLowerCase().includes(place.toLowerCase()) ? '' : ` ${inked('accent', place)}`;
  return name + where + more;
}

const kindsText = ({ texts }: Scene, all: readonly Piece[]): string =>
  [...new Set(all.map(({ kind }) => kind))]
    .map((kind) => texts.begun(texts.named(`kind/${kind}`) ?? readable(kind)))
    .join(', ');
