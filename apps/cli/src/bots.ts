import { type Bot, type Bots, formOf, hasPolicy, policyBot, randomBot, readBot, bots as types } from '@sandtable/bots';
import type { GameInfo } from '@sandtable/engine';
import { type Context, type OptionSpecs, textsOption } from './command.ts';
import { UsageError } from './usage.ts';

export const botOption: OptionSpecs = { bot: { type: 'string', multiple: true } };

/** Bots as a usage line lists them: `random|search[:N]`. */
export const BOT_FORMS = types.map(formOf).join('|');
/** Bots that thousands of questions can be put to. */
export const QUICK_BOT_FORMS = types
  .filter(({ isSlow }) => !isSlow)
  .map(formOf)
  .join('|');

/** In the place of a seat: all seats that are not named themselves. */
const ALL = 'all';

/** Bots by seat, as the command line names them: `BOT` or `all=BOT` for everyone, `SEAT=BOT` for one. */
export function botsFrom(context: Context, info: GameInfo): ReadonlyMap<string, Bot> {
  const seats = new Set(info.layouts.flatMap((layout) => layout.seats.map(({ name }) => name)));
  return new Map(textsOption(context, 'bot').map((value) => placed(value, seats, info)));
}

/** Who plays which seat when nobody but bots plays; undefined where all of them play at random. */
export function botsAtAll(bots: ReadonlyMap<string, Bot>): Bots | undefined {
  if (bots.size === 0) return undefined;
  return { everyone: bots.get(ALL) ?? randomBot, seats: Object.fromEntries(bots) };
}

/** Who plays a seat; a seat that a policy of the rules holds is played by that. */
export function botAt(
  bots: ReadonlyMap<string, Bot>,
  { layouts }: GameInfo,
  seating: string,
  seat: string,
): Bot | undefined {
  const layout = layouts.find(({ name }) => name === seating);
  const held = layout?.seats.find(({ name }) => name === seat)?.policy !== undefined;
  return bots.get(seat) ?? (held ? policyBot : bots.get(ALL));
}

function placed(value: string, seats: ReadonlySet<string>, info: GameInfo): readonly [string, Bot] {
  if (value === ALL) return [ALL, randomBot];
  const at = value.indexOf('=');
  const seat = at < 0 ? ALL : value.slice(0, at);
  if (seat !== ALL && !seats.has(seat)) throw new UsageError('usage/seat', { seat, known: [...seats].join(', ') });
  return [seat, botNamed(value.slice(at + 1), info)];
}

export function botNamed(text: string, info: GameInfo): Bot {
  const bot = readBot(text);
  if (bot === undefined)
    throw new UsageError('usage/bot', { value: text, known: types.map(formOf).join(', '), most: MOST });
  if (hasPolicy(bot, info)) return bot;
  const { policies = [] } = info;
  throw new UsageError('usage/policy', { value: text, known: policies.join(', ') || 'none', others: OTHERS });
}

const OTHERS = types
  .filter(({ parameter }) => parameter?.sort !== 'policy')
  .map((type) => `--bot ${formOf(type)}`)
  .join(', ');

/** The highest number that stands behind the name of a bot: `search:N`. */
const MOST = Math.max(...types.map(({ parameter }) => (parameter?.sort === 'number' ? parameter.max : 0)));
