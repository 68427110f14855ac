import { SEATS } from '@sandtable/engine';
import { type Decision, optionNames, type Save } from '@sandtable/session';
import { createRandom } from '../random.ts';
import { randomOptions } from '../random-options.ts';
import type { Series } from '../series.ts';
import { courseOf } from './course.ts';

/** One game of a comparison as a match that can be opened: the decisions that bots made in it. */
export function gameOf(series: Series, game: number, variants: readonly string[]): Save {
  const { module } = series;
  const { info } = module;
  const S = new Int32Array(module.layout.size);
  const seed = (series.seed + game) | 0;
  const decisions: Decision[] = [];
  module.events.enabled = false;
  courseOf(series, game, S, ({ path: choice }, role, answer) =>
    decisions.push({ choice, role, answer: answer(), by: 'bot' }),
  );
  const codes = series.options === 'random' ? randomOptions(module, createRandom(seed)) : series.options;
  return {
    format: 1,
    ruleset: info.id,
    version: info.version,
    digest: info.digest,
    variants,
    seats: info.layouts[S[SEATS] ?? 0]?.name ?? '',
    options: optionNames(info, codes),
    seed,
    decisions,
  };
}
