import { ASK_CHOICE, ASK_ROLE, FAULTED, type GameModule, RUNNING, STATUS, WINNERS, WON } from '@sandtable/engine';
import { roleName } from '@sandtable/session';
import { type Series, startGame } from './batch.ts';
import { answerAs, botOf, randomBot } from './bot.ts';
import { letAnyone } from './let-anyone.ts';
import { createRandom, type Random } from './random.ts';

/** How one game of a series went. */
export interface Course {
  /** Roles. */
  readonly winners: readonly string[];
  readonly ended: 'won' | 'drawn' | 'limited' | 'fault';
  readonly decisions: number;
  /** The same for two games in which the same was asked and answered. */
  readonly print: number;
}

/**
 * Plays one game. What a bot draws for an answer depends on the seed, the question and how often it was asked before,
 * as dice do: a rule that asks once more does not change what is answered elsewhere.
 */
export function courseOf(series: Series, game: number, S: Int32Array): Course {
  const { module, bots, maxDecisions, seed } = series;
  startGame(series, game, S);
  const asked = new Map<string, number>();
  const paths = module.info.choices.map(({ path }) => path);
  const drawnFor = (place: string): Random => {
    const times = asked.get(place) ?? 0;
    asked.set(place, times + 1);
    return createRandom(mixed((seed + game) | 0, `${place} ${times}`));
  };
  let print = 0x811c9dc5;
  let decisions = 0;
  for (; S[STATUS] === RUNNING && decisions < maxDecisions; decisions++) {
    const path = paths[S[ASK_CHOICE] ?? 0] ?? '';
    letAnyone(module, S, drawnFor(path));
    const place = `${path} ${S[ASK_ROLE]}`;
    const random = drawnFor(place);
    answerAs(bots ? botOf(bots, module, S) : randomBot, module, S, random);
    print = mixed(print, place);
    for (const word of module.answer) print = Math.imul(print ^ word, 0x01000193);
    module.decide(S);
  }
  return { winners: winnersOf(module, S), ended: endOf(S), decisions, print: print >>> 0 };
}

function mixed(hash: number, text: string): number {
  let mix = hash;
  for (let i = 0; i < text.length; i++) mix = Math.imul(mix ^ text.charCodeAt(i), 0x01000193);
  return mix ^ (mix >>> 15);
}

/** A match that is won by nobody is drawn. */
function endOf(S: Int32Array): Course['ended'] {
  const status = S[STATUS] ?? RUNNING;
  if (status === WON && S[WINNERS] !== 0) return 'won';
  return status === RUNNING ? 'limited' : status === FAULTED ? 'fault' : 'drawn';
}

function winnersOf({ info }: GameModule, S: Int32Array): readonly string[] {
  if (S[STATUS] !== WON) return [];
  const roles = info.kinds[info.roleKind]?.members ?? [];
  return roles.flatMap((_, role) => ((((S[WINNERS] ?? 0) >>> role) & 1) === 1 ? [roleName(info, role)] : []));
}
