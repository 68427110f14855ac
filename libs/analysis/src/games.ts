import { courseOf, type Series } from '@sandtable/bots';
import { FAULT, FAULTS, type GameInfo } from '@sandtable/engine';
import { own } from '@sandtable/text';

/** A game that did not end as games should. */
export interface OddGame {
  readonly game: number;
  readonly seed: number;
  readonly decisions: number;
  /** Code of the fault; undefined where it went on to the limit. */
  readonly fault: string | undefined;
}
export interface GamesSummary {
  readonly played: number;
  readonly won: Readonly<Record<string, number>>;
  readonly drawn: number;
  readonly faults: number;
  readonly endless: number;
  /** The first of them. */
  readonly odd: readonly OddGame[];
}

const ODD_KEPT = 50;
const NONE: GamesSummary = { played: 0, won: {}, drawn: 0, faults: 0, endless: 0, odd: [] };

/** Plays the games of a series one by one, and tells after each how all of them ended so far. */
export function* playGames(series: Series): Generator<GamesSummary, GamesSummary> {
  const S = new Int32Array(series.module.layout.size);
  let summary = NONE;
  while (summary.played < series.games) {
    summary = withGame(summary, series, S);
    yield summary;
  }
  return summary;
}

/** Plays the next game. */
function withGame(summary: GamesSummary, series: Series, S: Int32Array): GamesSummary {
  const game = summary.played;
  // A match that was opened in between may have turned them on.
  series.module.events.enabled = false;
  const { ended, winners, asked } = courseOf(series, game, S);
  const fault = ended === 'fault' ? `fault/${FAULTS[S[FAULT] ?? 0] ?? 'none'}` : undefined;
  const isOdd = ended === 'fault' || ended === 'limited';
  const odd = { game, seed: (series.seed + game) | 0, decisions: asked.length, fault };
  return {
    played: game + 1,
    won: withWinners(summary.won, rolesIn(series.module.info, winners)),
    drawn: summary.drawn + Number(ended === 'drawn'),
    faults: summary.faults + Number(ended === 'fault'),
    endless: summary.endless + Number(ended === 'limited'),
    odd: isOdd && summary.odd.length < ODD_KEPT ? [...summary.odd, odd] : summary.odd,
  };
}

const withWinners = (won: GamesSummary['won'], roles: readonly string[]): GamesSummary['won'] => ({
  ...won,
  ...Object.fromEntries(roles.map((role) => [role, (own(won, role) ?? 0) + 1])),
});

const rolesIn = ({ kinds, roleKind }: GameInfo, bits: number): readonly string[] =>
  (kinds[roleKind]?.members ?? []).filter((_, role) => ((bits >>> role) & 1) === 1);
