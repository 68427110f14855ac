import type { GamesSummary } from '@sandtable/analysis';
import type { State } from '../state/state.ts';
import type { Client } from '../workers/client.ts';
import type { GameSeries, GamesApi } from '../workers/games.ts';
import type { Shorter } from '../workers/shortening.ts';

/** A game that is longer counts as one without an end. */
const MOST_DECISIONS = 20_000;

/** The games to be played under the open rules, with the seats, options and seed of the match, if there is one. */
export function seriesIn({ save, info, variants }: State, games: number, bot: GameSeries['bot']): GameSeries {
  const { seats = info?.layouts[0]?.name ?? '', options = {}, seed = 1 } = save ?? {};
  return { games, seats, options, variants, seed, bot, mostDecisions: MOST_DECISIONS };
}

/** Plays games until all are played, or `tell` says that nobody wants to know any more. */
export async function playGames(
  worker: Client<GamesApi>,
  javascript: string,
  series: GameSeries,
  tell: (summary: GamesSummary | undefined) => boolean,
): Promise<void> {
  let reply = await worker.begin(javascript, series);
  while (tell(reply.summary) && !reply.done) reply = await worker.goOn();
}

/** Shortens a game as far as possible, or until `tell` says that nobody wants to know any more. */
export async function shortenGame(
  worker: Client<GamesApi>,
  game: number,
  tell: (shorter: { readonly save: Shorter['save'] | undefined; readonly done: boolean }) => boolean,
): Promise<void> {
  const end = { save: undefined, done: true };
  let shorter = (await worker.shorten(game)) ?? end;
  while (tell(shorter) && !shorter.done) shorter = (await worker.shortenOn()) ?? end;
}
