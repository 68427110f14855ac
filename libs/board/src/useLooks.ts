import type { GameInfo } from '@sandtable/engine';
import { useMemo } from 'react';
import type { BoardProps } from './board-props.ts';
import type { Reader } from './facts.ts';
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

/** How the cells look, made anew only when one of the fields that say so has another value. */
export function useLooks({ info, view }: BoardProps, layout: BoardLayout, scene: Scene, read: Reader): Looks {
  const told = JSON.stringify(fieldsRead(info, layout).map((field) => view?.fields[field]));
  // biome-ignore lint/correctness/useExhaustiveDependencies: `told` is all that is read of the view.
  return useMemo(() => looksOf(info, layout, scene, read), [info, layout, scene, told]);
}
