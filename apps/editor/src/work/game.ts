import type { Create, GameModule } from '@sandtable/engine';
import { engine } from '@sandtable/engine';
import { createMatch, type Match, replay, type Save } from '@sandtable/session';
import type { GameReply, GameRequest } from './protocol.ts';

/** How a module text becomes a function: the worker imports it from a blob address, tests as they like. */
export type Load = (javascript: string) => Promise<Create>;

export interface Game {
  handle(request: GameRequest): Promise<GameReply>;
}

const randomBelow = (n: number): number => Math.floor(Math.random() * n);

const state = (match: Match): GameReply => ({ view: match.view(), save: match.save() });

const randomSteps = (match: Match, steps: number): GameReply => {
  for (let i = 0; i < steps; i++) {
    const answer = match.suggest(randomBelow);
    if (answer === undefined || !match.decide(answer).ok) break;
  }
  return state(match);
};

/** One running match and the module it runs on; the page holds the save, so that a worker may be replaced. */
export const game = (load: Load): Game => {
  let module: GameModule | undefined;
  let match: Match | undefined;

  const build = async (javascript: string, save: Save | undefined): Promise<GameReply> => {
    module = (await load(javascript))(engine);
    const again = save && replay(module, save);
    match = again?.match;
    const { info } = module;
    return { info, ...(match ? state(match) : {}), ...(again?.lost ? { lost: again.lost } : {}) };
  };

  /** Picks become an answer once nothing is left to pick; until then the next question is told. */
  const pick = (now: Match, picked: readonly string[]): GameReply => {
    const answer = now.answerOf(picked);
    if (answer !== undefined) return decide(now, answer);
    const ask = now.ask(picked);
    return ask ? { ask } : {};
  };

  const decide = (now: Match, answer: Parameters<Match['decide']>[0]): GameReply => {
    const decided = now.decide(answer);
    return decided.ok ? state(now) : { refused: decided.reasons };
  };

  const running = (now: Match, request: GameRequest): GameReply => {
    switch (request.op) {
      case 'pick':
        return pick(now, request.picked);
      case 'decide':
        return decide(now, request.answer);
      case 'random':
        return randomSteps(now, request.steps);
      case 'undo':
        now.undo();
        return state(now);
      case 'redo':
        now.redo();
        return state(now);
      default:
        return {};
    }
  };

  return {
    handle: async (request) => {
      if (request.op === 'build') return build(request.javascript, request.save);
      if (request.op === 'start' && module) {
        match = createMatch(module, request);
        return state(match);
      }
      return match ? running(match, request) : {};
    },
  };
};
