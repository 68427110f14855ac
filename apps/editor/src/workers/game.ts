import { type Bot, createRandom, policyBot, randomBot, suggestAs } from '@sandtable/bots';
import type { Create } from '@sandtable/engine';
import { engine } from '@sandtable/engine';
import {
  createMatch,
  type Decision,
  type Match,
  type MatchView,
  ONLOOKER,
  type Playable,
  playable,
  replay,
  type Save,
} from '@sandtable/session';
import { playerOf } from '../state/player.ts';
import { type Breaker, breaker } from './breaks.ts';
import { type HandRequest, type HandWork, handWork, isByHand } from './forced.ts';
import { hashOfInfo, rulePlacesOf } from './info-told.ts';
import type { BotName, Eyes, GameReply, GameRequest, Players } from './protocol.ts';
import { type Thinking, thinking } from './thinking.ts';

/** How a module text becomes a function: the worker imports it from a blob address, tests as they like. */
export type Load = (javascript: string) => Promise<Create>;

export interface Game {
  handle(request: GameRequest): Promise<GameReply>;
}

const randomBelow = (n: number): number => Math.floor(Math.random() * n);

/** Who looks, and for which of his roles, or for whom of those who may answer, he would do so. */
interface Looking extends Eyes {
  readonly speaker: string | undefined;
}

const spoken = (match: Match, speaker: string | undefined) =>
  match.asks().find(({ role, anyone }) => anyone && role === speaker);

/** The seat through whose eyes the match is shown; undefined shows all of it, as does a seat of another layout. */
const seatOf = (match: Match, { viewer, bots, speaker }: Looking): string | undefined => {
  if (viewer === 'all') return undefined;
  if (viewer === 'asked') return spoken(match, speaker)?.seat ?? personAsked(match, bots);
  const seat = viewer.slice('seat:'.length);
  return seatsOf(match).includes(seat) ? seat : undefined;
};

/** The person who is asked. While bots think it is the only person there is; several may sit at the screen. */
const personAsked = (match: Match, bots: Players = {}): string | undefined => {
  const asks = match.asks();
  const { info } = match.module;
  const { seats } = match.save();
  const people = seatsOf(match).filter((seat) => playerOf({ bots, info }, seats, seat) === 'human');
  if (people.length === 0) return asks[0]?.seat;
  return asks.find(({ seat }) => people.includes(seat))?.seat ?? (people.length === 1 ? people[0] : ONLOOKER);
};

const seatsOf = (match: Match): readonly string[] => {
  const { seats } = match.save();
  return match.module.info.layouts.find(({ name }) => name === seats)?.seats.map(({ name }) => name) ?? [];
};

const state = (match: Match, looking: Looking): GameReply => {
  const turns = match.asks().map(({ seat, role, anyone }) => ({ seat, role, ...(anyone ? { anyone } : {}) }));
  const turn = turns[0]?.seat;
  const { cursor: at } = match;
  return {
    view: viewOf(match, looking),
    save: match.save(true),
    at,
    ...(turn === undefined ? {} : { turn, turns }),
  };
};

const viewOf = (match: Match, looking: Looking): MatchView => {
  const seat = seatOf(match, looking);
  const view = match.view(seat);
  const role = spoken(match, looking.speaker)?.role;
  return role === undefined ? view : { ...view, ask: match.ask([], seat, role) };
};

/** Decides at random; the number of the break-point that ended it. */
const randomSteps = (
  match: Match,
  steps: number,
  by: Decision['by'],
  breaks: Breaker | undefined,
): number | undefined => {
  for (let i = 0; i < steps; i++) {
    const role = anyoneOf(match);
    const answer = match.suggest(randomBelow, undefined, role);
    if (answer === undefined || !match.decide(answer, undefined, role, by).ok) break;
    const reached = breaks?.reached(match);
    if (reached !== undefined) return reached;
  }
  return undefined;
};

/** Where any one of several may answer, it is drawn who does. */
const anyoneOf = (match: Match): string | undefined => {
  const open = match.asks().filter(({ anyone }) => anyone);
  return open[randomBelow(open.length)]?.role;
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
/** Who goes elsewhere no longer wants to decide a step otherwise. */
const WANDERING: ReadonlySet<GameRequest['op']> = new Set(['undo', 'redo', 'move', 'follow', 'goto']);

const stoppedAt = (stopped: number | undefined, reply: GameReply): GameReply =>
  stopped === undefined ? reply : { ...reply, stopped };

/** More decisions than a match has, so that neighbouring seeds share no draws. */
const STRIDE = 2 ** 20;

/** One running match and the module it runs on; the page holds the save, so that a worker may be replaced. */
export const game = (load: Load): Game => {
  let module: Playable | undefined;
  let match: Match | undefined;
  let looking: Looking = { viewer: 'all', speaker: undefined };
  let create: Create | undefined;
  let thoughts: Thinking | undefined;
  let breaks: Breaker | undefined;
  const hand: HandWork = handWork();
  /** What lies over the rules of the module; a match that goes on under them is one with these variants. */
  let variants: readonly string[] = [];

  const build = async ({ javascript, save, at, knows }: Extract<GameRequest, { op: 'build' }>): Promise<GameReply> => {
    create = await load(javascript);
    module = playable(create, engine);
    match = undefined;
    thoughts = undefined;
    const { info } = module;
    const infoHash = hashOfInfo(info);
    const news = knows === infoHash ? {} : { info, infoHash };
    return { ...news, rulePlaces: rulePlacesOf(info), ...(save ? resume(module, save, at) : {}) };
  };

  const resume = (rules: Playable, save: Save, at: number | undefined): GameReply => {
    const { match: again, lost, other } = replay(rules, { ...save, variants });
    const told = { ...(lost ? { lost } : {}), ...(other ? { other } : {}) };
    // Who cannot sit as they sat play nothing meanwhile: a match of others would be none of theirs.
    if (lost?.why === 'replay/seats') return told;
    match = again;
    hand.forget();
    if (at !== undefined) match.goto(at);
    return { ...state(match, looking), ...told };
  };

  /** Picks become an answer once nothing is left to pick; until then the next question is told. */
  const pick = (now: Match, picked: readonly string[], keep = false): GameReply => {
    const seat = seatOf(now, looking);
    const role = spoken(now, looking.speaker)?.role;
    const answer = keep ? undefined : now.answerOf(picked, seat, role);
    if (answer !== undefined) return decide(now, answer);
    const ask = now.ask(picked, seat, role);
    return ask ? { ask } : {};
  };

  /** What may come of picks, or of an answer, if they were given; nothing where something is left to pick. */
  const think = (now: Match, { answer: given, picked }: Extract<GameRequest, { op: 'odds' }>): GameReply => {
    const seat = seatOf(now, looking);
    const role = spoken(now, looking.speaker)?.role;
    const answer = given ?? now.answerOf(picked ?? [], seat, role);
    if (answer === undefined || create === undefined) return { thought: {} };
    thoughts ??= thinking(create);
    return { thought: thoughts.think(now, answer, { seat, role }) };
  };

  /** At a new rest nobody has said yet that he would answer. */
  const rested = (now: Match): GameReply => {
    looking = { ...looking, speaker: undefined };
    return { ...state(now, looking), ...(hand.whatIf ? { whatIf: hand.whatIf.step } : {}) };
  };

  /** Something was decided; where it was decided otherwise than before, what came after follows. */
  const decidedOn = (now: Match): GameReply => {
    const lost = hand.decided(now);
    return { ...rested(now), ...(lost ? { lost } : {}) };
  };

  const byHand = (now: Match, request: HandRequest): GameReply => {
    const { moved, refused, lost, ...told } = hand.handle(now, request, seatOf(now, looking));
    return {
      hand: told,
      ...(moved ? rested(now) : {}),
      ...(refused ? { refused } : {}),
      ...(lost ? { lost } : {}),
    };
  };

  const doubt = (now: Match, picked: readonly string[]): GameReply => {
    const seat = seatOf(now, looking);
    const ask = now.ask([], seat);
    const choice = now.module.info.choices.find(({ path }) => path === ask?.choice);
    if (ask?.each === undefined || choice?.offering !== true) return {};
    const isProposed = (value: string, i: number): boolean =>
      now.ask(picked.slice(0, i), seat)?.candidates.includes(value) ?? true;
    return { doubtful: ask.each.keys.filter((_, i) => i < picked.length && !isProposed(picked[i] ?? '', i)) };
  };

  const decide = (now: Match, answer: Parameters<Match['decide']>[0]): GameReply => {
    const decided = now.decide(answer, seatOf(now, looking), spoken(now, looking.speaker)?.role);
    if (decided.ok) return decidedOn(now);
    return { refused: decided.reasons, tried: answer, ...(decided.fits === undefined ? {} : { fits: decided.fits }) };
  };

  const running = (now: Match, request: GameRequest): GameReply => {
    if (WANDERING.has(request.op)) hand.forget();
    switch (request.op) {
      case 'pick':
        return pick(now, request.picked, request.keep);
      case 'public':
        return { seen: now.view(ONLOOKER) };
      case 'doubt':
        return doubt(now, request.picked);
      case 'decide':
        return decide(now, request.answer);
      case 'random':
        breaks?.begin(now);
        return stoppedAt(randomSteps(now, request.steps, request.by, breaks), decidedOn(now));
      case 'bot':
        breaks?.begin(now);
        botStep(now, request.bot, request.role);
        return stoppedAt(breaks?.reached(now), decidedOn(now));
      case 'speak':
        looking = { ...looking, speaker: request.role };
        return state(now, looking);
      case 'odds':
        return think(now, request);
      case 'odds-on':
        return { thought: thoughts?.goOn() ?? {} };
      case 'retake':
        now.retake(request.role, seatOf(now, looking));
        return rested(now);
      case 'undo':
        now.undo();
        return rested(now);
      case 'redo':
        now.redo();
        return rested(now);
      case 'move':
        now.step(request.by);
        return rested(now);
      case 'follow': {
        const lost = now.follow(request.branch);
        return { ...rested(now), ...(lost ? { lost } : {}) };
      }
      case 'goto':
        now.goto(request.decisions, seatOf(now, looking));
        return rested(now);
      default:
        return isByHand(request) ? byHand(now, request) : {};
    }
  };

  const answer = async (request: GameRequest): Promise<GameReply> => {
    if (request.op === 'build') {
      looking = { viewer: 'all', ...request.eyes, speaker: undefined };
      variants = request.variants ?? [];
      breaks = undefined;
      return build(request);
    }
    if (request.op === 'breaks') {
      const counts = request.javascript === undefined ? undefined : await load(request.javascript);
      breaks = counts && breaker(counts, request.at);
      return {};
    }
    if (request.op === 'start' && module) {
      hand.forget();
      if (request.eyes) looking = { ...request.eyes, speaker: undefined };
      match = createMatch(module, { ...request, variants });
      return state(match, looking);
    }
    if (request.op === 'resume' && module) return resume(module, request.save, request.at);
    if (request.op === 'look') {
      looking = { ...request.eyes, speaker: undefined };
      return match ? state(match, looking) : {};
    }
    return match ? running(match, request) : {};
  };
  let last: Promise<unknown> = Promise.resolve();
  return {
    // One after another: what comes while rules are loaded is asked of the match under them.
    handle: (request) => {
      const mine = last.then(() => answer(request));
      last = mine.catch(() => undefined);
      return mine;
    },
  };
};
