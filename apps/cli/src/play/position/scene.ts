import { type Reader, reader } from '@sandtable/board/plain';
import type { Texts } from '@sandtable/board/texts';
import type { FieldInfo, GameInfo } from '@sandtable/engine';
import { infoSeen, type MatchView, type ShownValue } from '@sandtable/session';
import type { Desk } from '../desk.ts';

/** All that parts of a position are written from. */
export interface Scene extends Pick<Desk, 'layout'> {
  /** The rules as the viewer knows them. */
  readonly info: GameInfo;
  readonly view: MatchView;
  readonly read: Reader;
  readonly texts: Texts;
  readonly width: number;
}

export function sceneOf({ match, layout, textsOf }: Desk, view: MatchView, width: number): Scene {
  const info = infoSeen(match.module.info, view);
  return { info, view, layout, read: reader(info, view), texts: textsOf(view), width };
}

/** Values that say that there is nothing. */
const NOTHING: ReadonlySet<unknown> = new Set([undefined, 'none', false, '', 0, '?']);

export const saysNothing = (value: ShownValue | undefined): boolean =>
  typeof value === 'object' ? value.length === 0 : NOTHING.has(value);

/** State fields of a kind that people at the table look at. */
export const fieldsShown = ({ info, layout, view }: Scene, kind: number): readonly FieldInfo[] =>
  info.fields.filter(
    (field) =>
      field.kind === kind &&
      field.state &&
      !field.name.startsWith('$') &&
      view.fields[pathOf(info, field)] !== undefined &&
      !layout.unshown.includes(pathOf(info, field)),
  );

export const pathOf = ({ kinds }: GameInfo, { kind, name }: FieldInfo): string => `${kinds[kind]?.name}.${name}`;
