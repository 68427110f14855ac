import type { GameInfo } from '@sandtable/engine';
import { useMemo } from 'react';
import { type Carrying, placeKey, useCarried } from './carry.ts';
import { frame } from './frame.ts';
import type { BoardLayout } from './layout.ts';
import type { Scene } from './scene.ts';
import type { BoardWords } from './words.ts';

interface Props {
  readonly info: GameInfo;
  readonly layout: BoardLayout;
  readonly scene: Scene;
  readonly carrying: Carrying;
  readonly words: BoardWords;
}

/** Where what is carried would be put, as the layout would say it; announced politely to screen readers. */
export const CarriedNote = ({ info, layout, scene, carrying, words }: Props) => {
  const carried = useCarried(carrying);
  const { back } = useMemo(() => frame(info, layout), [info, layout]);
  const spot = carried && scene.spots.find((one) => placeKey(one) === carried.place);
  const noteText = (): string => {
    if (carried === undefined || spot === undefined) return '';
    const [x, y] = back(carried.at);
    const said = carried.part === 'label' ? words.carriedName : words.carried;
    return said.replace('{place}', spot.name).replace('{x}', x.toFixed(2)).replace('{y}', y.toFixed(2));
  };
  return (
    <p className="carried" role="status">
      {noteText()}
    </p>
  );
};
