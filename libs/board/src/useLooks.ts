import type { GameInfo } from '@sandtable/engine';
import type { MatchView } from '@sandtable/session';
import { useMemo } from 'react';
import type { BoardProps } from './board-props.ts';
import { reader } from './facts.ts';
import type { BoardLayout } from './layout.ts';
import { type Looks, looksOf } from './looks.ts';
import type { Scene } from './scene.ts';

/** The fields that say how cells look. */
const fieldsRead = (info: GameInfo, layout: BoardLayout): readonly string[] => [
  ...layout.looks.map(({ of }) => of),
  ...info.kinds.flatMap(({ name }) => {
    const how = layout.kinds[name];
    return how?.draw === 'sign' ? [`${name}.${how.at}`, `${name}.${how.value}`] : [];
  }),
];

/** How the cells look; found again only when one of the fields that say so has another value. */
export function useLooks({ info, view }: BoardProps, layout: BoardLayout, scene: Scene): Looks {
  const key = JSON.stringify(Object.fromEntries(fieldsRead(info, layout).map((field) => [field, view?.fields[field]])));
  return useMemo(() => {
    const fields = JSON.parse(key) as MatchView['fields'];
    return looksOf(info, layout, scene, reader(info, { fields }));
  }, [info, layout, scene, key]);
}
