import type { SpanInfo } from './game-info.ts';
import type { GameModule } from './module.ts';

export interface Covered {
  readonly place: SpanInfo;
  readonly times: number;
}

/** How often each counted statement ran; empty for plain modules. */
export const coverageOf = (module: GameModule): readonly Covered[] =>
  module.coverage === undefined
    ? []
    : module.info.counted.map((place, i) => ({ place, times: module.coverage?.[i] ?? 0 }));
