import type { GameInfo } from '@sandtable/engine';
import { useState } from 'react';
import { useWorkbench } from '../context.ts';
import { anySeed } from '../state/any-seed.ts';
import type { PlayedWith } from '../state/match-over.ts';
import type { PreviousGame } from '../state/slices/match.ts';
import type { Players } from '../workers/protocol.ts';
import type { Chosen } from './Options.tsx';
import { possible } from './possible.ts';

/** What the next match is to be played with: at first as `before`, where there is such a match. */
export function useSetup(info: GameInfo, before?: PlayedWith) {
  const { bench } = useWorkbench();
  const [chosen, setSeating] = useState(before?.seats ?? info.layouts[0]?.name ?? '');
  /** Empty: each match has another. */
  const [seed, setSeed] = useState('');
  const [options, setOptions] = useState<Chosen>(before?.options ?? {});
  // An edit may take the chosen seating away.
  const seating = info.layouts.find(({ name }) => name === chosen) ?? info.layouts[0];
  const start = (players?: Players, left?: PreviousGame): Promise<void> => {
    const name = seating?.name ?? '';
    const fixed = seed === '' ? anySeed() : Number(seed) | 0;
    return bench.play.start(name, fixed, possible(info, name, options), players, left);
  };
  return { seating, setSeating, seed, setSeed, options, setOptions, start };
}
