import { ASK_CHOICE, type GameModule } from '@sandtable/engine';
import type { Names } from './node.ts';
import { inverse, relabelAnswer, type Swap } from './relabel.ts';

/** A piece that can be followed has another name in a world where it takes the place of another. */
export function namesIn({ info, answer }: GameModule, swap: Swap): Names {
  const back = inverse(swap);
  const renamed = (to: Swap) => (W: Int32Array) => {
    const choice = info.choices[W[ASK_CHOICE] ?? 0];
    if (choice) relabelAnswer(info, choice, answer, to);
  };
  return { intoWorld: renamed(swap), fromWorld: renamed(back) };
}
