import { type Bot, createRandom, policyBot, randomBot, suggestAs } from '@sandtable/bots';
import type { Create, GameModule } from '@sandtable/engine';
import { engine } from '@sandtable/engine';
import { createMatch, type Decision, type Match, replay, type Save } from '@sandtable/session';
import type { BotName, GameReply, GameRequest, Viewer } from './protocol.ts';

/** How a module text becomes a function: the worker imports it from a blob address, tests as they like. */
export type Load = (javascript: string) => Promise<Create>;

export interface Game {
  handle(request: GameRequest): Promise<GameReply>;
}

const randomBelow = (n: number): number => Math.floor(Math.random() * n);

/** The seat through whose eyes the match is shown; undefined shows all of it, as does a seat of another layout. */
const seatOf = (match: Match, viewer: Viewer): string | undefined => {
  if (viewer === 'all') return undefined;
  if (viewer === 'asked') return match.asks()[0]?.seat;
  const seat = viewer.slice('seat:'.length);
  const { layouts } = match.module.info;
  const { seats } = match.save();
  return layouts.find((layout) => layout.name === seats)?.seats.some((one) => one.name === seat) ? seat : undefined;
};

const state = (match: Match, viewer: Viewer): GameReply => {
  const turns = match.asks().map(({ seat, role }) => ({ seat, role }));
  const turn = turns[0]?.seat;
  const { cursor: at } = match;
  return {
    view: match.view(seatOf(match, viewer)),
    save: match.save(true),
    at,
    ...(turn === undefined ? {} : { turn, turns }),
  };
};

const randomSteps = (match: Match, steps: number, by: Decision['by']): void => {
  for (let i = 0; i < steps; i++) {
    const answer = match.suggest(randomBelow);
    if (answer === undefined || !match.decide(answer, undefined, undefined, by).ok) break;
  }
};

/** Enough to play sensibly, and few enough that nobody waits long for an answer. */
const ITERATIONS = 300;
const BOTS: Readonly<Record<BotName, Bot>> = {
  random: randomBot,
  search: { bot: 'search', iterations: ITERATIONS },
  policy: policyBot,
};

/** The same match with the same decisions has the same answer, so that what a bot did can be seen again. */
const botStep = (match: Match, bot: BotName, role: string | undefined): void => {
  const { seed, decisions } = match.save();
  const answer = suggestAs(BOTS[bot], match, createRandom(seed * STRIDE + decisions.length), role);
  if (answer !== undefined) match.decide(answer, undefined, role, 'bot');
};
/** More decisions than a match has, so that neighbouring seeds share no draws. */
const STRIDE = 2 ** 20;

/** One running match and the module it runs on; the page holds the save, so that a worker may be replaced. */
export const game = (load: Load): Game => {
  let module: GameModule | undefined;
  let match: Match | undefined;
  let viewer: Viewer = 'all';

  const build = async (javascript: string, save: Save | undefined, at: number | undefined): Promise<GameReply> => {
    module = (await load(javascript))(engine);
    match = undefined;
    return { info: module.info, ...(save ? resume(module, save, at) : {}) };
  };

  const resume = (rules: GameModule, save: Save, at: number | undefined): GameReply => {
    const { match: again, lost, other } = replay(rules, save);
    const told = { ...(lost ? { lost } : {}), ...(other ? { other } : {}) };
    // Who cannot sit as they sat play nothing meanwhile: a match of others would be none of theirs.
    if (lost?.why === 'replay/seats') return told;
    match = again;
    if (at !== undefined) match.goto(at);
    return { ...state(match, viewer), ...told };
  };

  /** Picks become an answer once nothing is left to pick; until then the next question is told. */
  const pick = (now: Match, picked: readonly string[], keep = false): GameReply => {
    const seat = seatOf(now, viewer);
    const answer = keep ? undefined : now.answerOf(picked, seat);
    if (answer !== undefined) return decide(now, answer);
    const ask = now.ask(picked, seat);
    return ask ? { ask } : {};
  };

  const decide = (now: Match, answer: Parameters<Match['decide']>[0]): GameReply => {
    const decided = now.decide(answer, seatOf(now, viewer));
    if (decided.ok) return state(now, viewer);
    return { refused: decided.reasons, ...(decided.fits === undefined ? {} : { fits: decided.fits }) };
  };

  const running = (now: Match, request: GameRequest): GameReply => {
    switch (request.op) {
      case 'pick':
        return pick(now, request.picked, request.keep);
      case 'decide':
        return decide(now, request.answer);
      case 'random':
        randomSteps(now, request.steps, request.by);
        return state(now, viewer);
      case 'bot':
        botStep(now, request.bot, request.role);
        return state(now, viewer);
      case 'retake':
        now.retake(request.role, seatOf(now, viewer));
        return state(now, viewer);
      case 'undo':
        now.undo();
        return state(now, viewer);
      case 'redo':
        now.redo();
        return state(now, viewer);
      case 'move':
        now.step(request.by);
        return state(now, viewer);
      case 'follow': {
        const lost = now.follow(request.branch);
        return { ...state(now, viewer), ...(lost ? { lost } : {}) };
      }
      case 'goto':
        now.goto(request.decisions, seatOf(now, viewer));
        return state(now, viewer);
      default:
        return {};
    }
  };

  return {
    handle: async (request) => {
      if (request.op === 'build') {
        viewer = request.viewer ?? 'all';
        return build(request.javascript, request.save, request.at);
      }
      if (request.op === 'start' && module) {
        match = createMatch(module, request);
        return state(match, viewer);
      }
      if (request.op === 'resume' && module) return resume(module, request.save, request.at);
      if (request.op === 'look') {
        viewer = request.viewer;
        return match ? state(match, viewer) : {};
      }
      return match ? running(match, request) : {};
    },
  };
};
