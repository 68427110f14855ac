import { type Create, engine } from '@sandtable/engine';
import {
  type Answer,
  changeables,
  createMatch,
  dicePlaces,
  type Match,
  ONLOOKER,
  type Playable,
  playable,
  replay,
  type Save,
} from '@sandtable/session';
import { botStep, randomSteps } from './bot-steps.ts';
import { type Breaker, breaker } from './breaks.ts';
import { decidedBefore } from './decided-before.ts';
import { doubtful } from './doubtful.ts';
import type {
  Beginning,
  BotOutcome,
  BotPlay,
  Deciding,
  GameApi,
  GameRules,
  Lookup,
  ManualEditing,
  Navigating,
  Outcome,
  Resumed,
} from './game-api.ts';
import { hashOfInfo, rulePlacesOf } from './game-info.ts';
import { branchLines, type Edited, followed, put, rewritten, tellDice, type WhatIf, whatIfAt } from './manual-edits.ts';
import { askedThrough, type Looking, seatOf, stateOf } from './match-view.ts';
import { type OddsProgress, type OddsSearch, oddsSearch } from './odds-search.ts';
import type { Remote } from './rpc.ts';
import { type SearchTeam, searchingBy } from './search-team.ts';

/** How a module text becomes a function: the worker imports it from a blob address, tests as they like. */
export type Load = (javascript: string) => Promise<Create>;

/** Plays one match on the module of its rules; the page holds the save, so that a worker may be replaced. */
export const game = (load: Load, team?: SearchTeam): Remote<GameApi> => {
  const table: Table = { looking: { viewer: 'all', speaker: undefined }, variants: [] };
  return inOrder({
    ...beginning(table, load),
    ...deciding(table),
    ...navigating(table),
    ...botPlay(table, load, team),
    ...lookup(table),
    ...manualEditing(table),
  });
};

/** What lies on the table, and who looks at it. */
interface Table {
  javascript?: string;
  create?: Create;
  module?: Playable;
  match?: Match | undefined;
  looking: Looking;
  odds?: OddsSearch | undefined;
  /** About what was decided before. */
  oddsAt?: OddsSearch | undefined;
  breaks?: Breaker | undefined;
  whatIf?: WhatIf | undefined;
  /** What lies over the rules of the module; a match that goes on under them is one with these variants. */
  variants: readonly string[];
}

/** One after another: what comes while rules are loaded is asked of the match under them. */
const inOrder = (api: GameApi): Remote<GameApi> => {
  let last: Promise<unknown> = Promise.resolve();
  const methods = Object.entries(api).map(([name, method]: [string, (...args: readonly unknown[]) => unknown]) => [
    name,
    (...args: readonly unknown[]) => {
      const mine = last.then(() => method(...args));
      last = mine.catch(() => undefined);
      return mine;
    },
  ]);
  return Object.fromEntries(methods) as Remote<GameApi>;
};

const beginning = (table: Table, load: Load): Beginning => ({
  build: async (rules) => {
    table.looking = { viewer: 'all', ...rules.eyes, speaker: undefined };
    table.variants = rules.variants ?? [];
    table.breaks = undefined;
    const create = await load(rules.javascript);
    const module = playable(create, engine);
    table.javascript = rules.javascript;
    Object.assign(table, { create, module, match: undefined, odds: undefined, oddsAt: undefined });
    const opened = { ...infoFor(module, rules), rulePlaces: rulePlacesOf(module.info) };
    return { ...opened, ...(rules.save ? resumed(table, module, rules.save, rules.at) : {}) };
  },
  start: (wanted) => {
    if (table.module === undefined) return undefined;
    table.whatIf = undefined;
    if (wanted.eyes) table.looking = { ...wanted.eyes, speaker: undefined };
    table.match = createMatch(table.module, { ...wanted, variants: table.variants });
    return stateOf(table.match, table.looking);
  },
  resume: (save, at) => table.module && resumed(table, table.module, save, at),
});

const infoFor = ({ info }: Playable, { knows }: GameRules) => {
  const infoHash = hashOfInfo(info);
  return knows === infoHash ? {} : { info, infoHash };
};

const resumed = (table: Table, rules: Playable, save: Save, at: number | undefined): Resumed => {
  const { match, lost, other } = replay(rules, { ...save, variants: table.variants });
  const incomplete = { ...(lost ? { lost } : {}), ...(other ? { other } : {}) };
  // Who cannot sit as they sat play nothing meanwhile: a match of others would be none of theirs.
  if (lost?.why === 'replay/seats') return incomplete;
  table.match = match;
  table.whatIf = undefined;
  if (at !== undefined) match.goto(at);
  return { ...stateOf(match, table.looking), ...incomplete };
};

const deciding = (table: Table): Deciding => ({
  pick: (picked, keep = false, first) =>
    onMatch(table, (match) => {
      const { seat, role } = askedThrough(match, table.looking);
      const answer = keep ? undefined : match.answerOf(picked, seat, role, first);
      if (answer !== undefined) return decided(table, match, answer);
      const ask = match.ask(picked, seat, role, first);
      return ask ? { ask } : {};
    }),
  decide: (answer) => onMatch(table, (match) => decided(table, match, answer)),
  retake: (role) =>
    onMatch(table, (match) => {
      match.retake(role, seatOf(match, table.looking));
      return rested(table, match);
    }),
  actAs: (role) =>
    onMatch(table, (match) => {
      table.looking = { ...table.looking, speaker: role };
      return stateOf(match, table.looking);
    }),
  look: (eyes) => {
    table.looking = { ...eyes, speaker: undefined };
    return onMatch(table, (match) => stateOf(match, table.looking));
  },
});

const onMatch = <T>({ match }: Table, act: (match: Match) => T): T | undefined => match && act(match);

const decided = (table: Table, match: Match, answer: Answer): Outcome => {
  const { seat, role } = askedThrough(match, table.looking);
  const taken = match.decide(answer, seat, role);
  if (taken.ok) return decidedOn(table, match);
  return { refused: taken.reasons, tried: answer, ...(taken.fits === undefined ? {} : { fits: taken.fits }) };
};

/** Something was decided; where it was decided otherwise than before, what came after follows. */
const decidedOn = (table: Table, match: Match): Outcome => {
  const meant = table.whatIf;
  table.whatIf = undefined;
  const lost = followed(match, meant);
  return { ...rested(table, match), ...(lost ? { lost } : {}) };
};

/** At a new rest nobody has said yet that they would answer. */
const rested = (table: Table, match: Match): Outcome => {
  table.looking = { ...table.looking, speaker: undefined };
  return { ...stateOf(match, table.looking), ...(table.whatIf ? { whatIf: table.whatIf.step } : {}) };
};

const navigating = (table: Table): Navigating => {
  /** Who goes elsewhere no longer wants to decide a step otherwise. */
  const gone = (go: (match: Match) => void): Outcome | undefined =>
    onMatch(table, (match) => {
      table.whatIf = undefined;
      go(match);
      return rested(table, match);
    });
  return {
    undo: () => gone((match) => match.undo()),
    redo: () => gone((match) => match.redo()),
    move: (by) => gone((match) => match.step(by)),
    follow: (branch) =>
      onMatch(table, (match) => {
        table.whatIf = undefined;
        const lost = match.follow(branch);
        return { ...rested(table, match), ...(lost ? { lost } : {}) };
      }),
    goto: (decisions) => gone((match) => match.goto(decisions, seatOf(match, table.looking))),
  };
};

const botPlay = (table: Table, load: Load, team: SearchTeam | undefined): BotPlay => ({
  random: (steps, by) =>
    onMatch(table, (match) => {
      table.breaks?.begin(match);
      return playedOn(table, match, randomSteps(match, steps, by, table.breaks));
    }),
  bot: async (bot, role) =>
    onMatch(table, async (match) => {
      table.breaks?.begin(match);
      await botStep(match, bot, role, searchingBy(team, table.javascript, match.module));
      return playedOn(table, match, table.breaks?.reached(match));
    }),
  breakAt: async (javascript, at) => {
    const counts = javascript === undefined ? undefined : await load(javascript);
    table.breaks = counts && breaker(counts, at);
  },
});

const playedOn = (table: Table, match: Match, stopped: number | undefined): BotOutcome => ({
  ...decidedOn(table, match),
  ...(stopped === undefined ? {} : { stopped }),
});

const lookup = (table: Table): Lookup => ({
  publicView: () => onMatch(table, (match) => match.view(ONLOOKER)),
  askAfter: (picked, first) =>
    onMatch(table, (match) => {
      const { seat, role } = askedThrough(match, table.looking);
      return match.ask(picked, seat, role, first);
    }),
  doubt: (picked, first) => onMatch(table, (match) => doubtful(match, { picked, first }, seatOf(match, table.looking))),
  foresee: (all) =>
    onMatch(table, (match) => {
      const { seat, role } = askedThrough(match, table.looking);
      return all.map(({ answer, picked = [], first }) => {
        const meant = answer ?? match.answerOf(picked, seat, role, first);
        return meant === undefined ? undefined : match.foresee(meant, seat, role);
      });
    }),
  odds: ({ answer: given, picked, first }) => {
    const { match, create, looking } = table;
    if (match === undefined || create === undefined) return {};
    const { seat, role } = askedThrough(match, looking);
    const answer = given ?? match.answerOf(picked ?? [], seat, role, first);
    // Nothing is known while something is left to pick.
    if (answer === undefined) return {};
    table.odds ??= oddsSearch(create);
    return table.odds.think(match, answer, { seat, role });
  },
  oddsOn: () => table.odds?.goOn() ?? {},
  oddsAt: (decision) => onMatch(table, (match) => oddsBefore(table, match, decision)) ?? {},
  oddsAtOn: () => table.oddsAt?.goOn() ?? {},
  byHand: () => onMatch(table, (match) => ({ places: dicePlaces(match), changeable: changeables(match.module.info) })),
  steps: () => onMatch(table, (match) => match.steps(seatOf(match, table.looking))),
  phases: () => onMatch(table, (match) => match.phases(seatOf(match, table.looking))),
  viewAt: (decisions) => onMatch(table, (match) => match.viewAt(decisions, seatOf(match, table.looking))),
  actsOf: (decision) => onMatch(table, (match) => match.actsOf(decision, seatOf(match, table.looking))),
  lines: (branch) => onMatch(table, (match) => branchLines(match, branch)),
});

function oddsBefore(table: Table, match: Match, decision: number): OddsProgress {
  const of = decidedBefore(match, decision, seatOf(match, table.looking));
  if (table.create === undefined || of === undefined) return {};
  table.oddsAt ??= oddsSearch(table.create);
  return table.oddsAt.think({ position: of.before }, of.answer, of);
}

const manualEditing = (table: Table): ManualEditing => {
  const edited = (edit: (match: Match) => Edited): Outcome | undefined =>
    onMatch(table, (match) => {
      const outcome = edit(match);
      return outcome.refused ? outcome : { ...rested(table, match), ...outcome };
    });
  return {
    put: (act) => edited((match) => put(match, act)),
    dice: (forced) => edited((match) => tellDice(match, forced)),
    again: (seed) => edited((match) => rewritten(match, match.cursor - 1, 0, [{ hand: 'seed', seed }])),
    skip: (step) => edited((match) => rewritten(match, step - 1, 1, [])),
    whatIf: (step) =>
      edited((match) => {
        table.whatIf = whatIfAt(match, step);
        return {};
      }),
  };
};
