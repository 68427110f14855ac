import { compare, gameOf, type Series, type Side } from '@sandtable/bots';
import { type Compiled, createCompiler, differenceText, usesOf } from '@sandtable/compiler';
import { type Create, engine } from '@sandtable/engine';
import { createMessages, type Language, type Messages, wordingUnder } from '@sandtable/messages';
import { optionCodes } from '@sandtable/session';
import { differences, outlineOf } from '@sandtable/variant';
import type {
  ComparingReply,
  ComparingRequest,
  Countable,
  DifferenceGroup,
  DifferenceLine,
  Stack,
  Terms,
} from './comparing-protocol.ts';
import type { Load } from './game.ts';

/** Holds two stacks of rules against each other: in what they say, and in games that bots play under both. */
export interface Comparing {
  handle(request: ComparingRequest): Promise<ComparingReply>;
}

/** As on the command line, so that both find the same. */
const MOST_DECISIONS = 10_000;

export const comparing = (load: Load): Comparing => {
  // Each side keeps the trees of its own files.
  const compilers = { before: createCompiler(), after: createCompiler() };
  let sides: Sides | undefined;

  const both = ({ before, after }: Both<Stack>, watched: boolean): Both<Compiled> => ({
    before: compilers.before.compile(before.files, { variants: before.variants, watched }),
    after: compilers.after.compile(after.files, { variants: after.variants, watched }),
  });

  const prepared = async (stacks: Both<Stack>): Promise<ComparingReply> => {
    const compiled = both(stacks, true);
    const broken = SIDES.filter((side) => compiled[side].javascript === undefined);
    if (broken.length > 0) return { broken };
    const [before, after] = await Promise.all(SIDES.map(async (side) => await countable(load, compiled[side])));
    if (before === undefined || after === undefined) return {};
    const wording = SIDES.flatMap((side) => compiled[side].texts.map(({ path, lang, text }) => ({ path, lang, text })));
    return { before: before.countable, after: after.countable, roleKind: after.roleKind, wording };
  };

  return {
    handle: async (request) => {
      switch (request.op) {
        case 'meaning': {
          const compiled = both(request, false);
          return { groups: meaning(compiled, request, request.lang), broken: brokenOf(compiled) };
        }
        case 'prepare':
          return await prepared(request);
        case 'load': {
          const { before, after, terms } = request;
          const variants = { before: before.variants, after: after.variants };
          sides = { before: await sideOf(load, before, terms), after: await sideOf(load, after, terms), variants };
          return {};
        }
        case 'share':
          return sides ? { part: compare(startingAt(sides, request.first), request.games) } : {};
        case 'game':
          return sides ? { save: gameOf(sides[request.side].series, request.game, sides.variants[request.side]) } : {};
      }
    },
  };
};

type Both<T> = { readonly before: T; readonly after: T };
type Sides = Both<Side> & { readonly variants: Both<readonly string[]> };
const SIDES = ['before', 'after'] as const;

const brokenOf = (compiled: Both<Compiled>) => SIDES.filter((side) => compiled[side].javascript === undefined);

const meaning = (compiled: Both<Compiled>, stacks: Both<Stack>, lang: string): readonly DifferenceGroup[] => {
  const messages = worded(compiled, stacks, lang === 'de' ? 'de' : 'en');
  const all = differences(outlineOf(compiled.before), outlineOf(compiled.after));
  const groups = Map.groupBy(all, ({ sort }) => sort);
  return [...groups].map(([sort, found]) => ({
    title: messages.text(`diff/sort-${sort}`),
    lines: found.map(
      (one): DifferenceLine => ({
        text: differenceText(messages, one),
        at: one.at,
        isGone: one.change === 'removed',
      }),
    ),
  }));
};

/** The texts of both, those of the second over those of the first. */
const worded = (compiled: Both<Compiled>, stacks: Both<Stack>, lang: Language): Messages =>
  createMessages(
    lang,
    SIDES.flatMap((side) => wordingUnder(stacks[side].files, lang, compiled[side].texts)),
  );

interface Read {
  readonly countable: Countable;
  readonly roleKind: string;
}

const countable = async (load: Load, compiled: Compiled): Promise<Read> => {
  const { javascript = '' } = compiled;
  const { info } = (await load(javascript))(engine);
  const variants = compiled.variants.map(({ name }) => name);
  return {
    countable: { javascript, uses: usesOf(compiled, info.counted), variants },
    roleKind: info.kinds[info.roleKind]?.name ?? '',
  };
};

const sideOf = async (load: Load, { javascript, uses }: Countable, { seats, seed, bot }: Terms): Promise<Side> => {
  const create: Create = await load(javascript);
  const module = create(engine);
  const { info } = module;
  const layout = Math.max(
    0,
    info.layouts.findIndex(({ name }) => name === seats),
  );
  const series: Series = {
    module,
    seed,
    first: 0,
    games: 0,
    seats: [layout],
    options: optionCodes(info, {}),
    maxDecisions: MOST_DECISIONS,
    bots: { everyone: bot, seats: {} },
  };
  return { series, uses };
};

const startingAt = ({ before, after }: Sides, first: number): Both<Side> => ({
  before: { ...before, series: { ...before.series, first } },
  after: { ...after, series: { ...after.series, first } },
});
