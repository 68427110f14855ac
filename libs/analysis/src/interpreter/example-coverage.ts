import type { SpanInfo } from '@sandtable/engine';
import type { Model } from '@sandtable/model';
import { type MatchOnlooker, runExample } from '@sandtable/reference';
import { type GameCounts, noCounts } from '../coverage/counts.ts';

/** Runs the worked examples one by one, and tells after each how often statements of the rules ran in them so far. */
export function* exampleCoverage(model: Model, counted: readonly SpanInfo[]): Generator<GameCounts, void> {
  const places = new Map(counted.map((place, i) => [keyOf(place), i]));
  const ran = counted.map(() => 0);
  const onlooker: MatchOnlooker = {
    begins: (_, { span }) => {
      const at = places.get(keyOf(span));
      if (at !== undefined) ran[at] = (ran[at] ?? 0) + 1;
    },
    ends: () => undefined,
    inLane: () => undefined,
    watches: () => undefined,
  };
  for (const [i, example] of model.examples.entries()) {
    runExample(model, example, onlooker);
    yield { counts: { ...noCounts, ran: [...ran] }, games: i + 1 };
  }
}

const keyOf = ({ file, start, end }: SpanInfo): string => `${file}:${start}:${end}`;
