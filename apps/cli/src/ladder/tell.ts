import { type Bot, type Pairing, ratingsOf, wilson, writeBot } from '@sandtable/bots';
import { type Messages, percent, withMinus } from '@sandtable/messages';

/** What came of a ladder, by the names of its bots. */
export interface LadderResult {
  readonly pairs: readonly (Omit<Pairing, 'a' | 'b'> & { readonly a: string; readonly b: string })[];
  readonly ratings: readonly {
    readonly bot: string;
    readonly elo: number;
    readonly low: number;
    readonly high: number;
  }[];
}

export function resultOf(bots: readonly Bot[], pairings: readonly Pairing[]): LadderResult {
  const nameOf = (i: number): string => writeBot(bots[i] ?? { bot: '' });
  const ratings = ratingsOf(bots.length, pairings);
  return {
    pairs: pairings.map(({ a, b, ...rest }) => ({ a: nameOf(a), b: nameOf(b), ...rest })),
    ratings: ratings.map(({ elo, low, high }, i) => ({
      bot: nameOf(i),
      elo: Math.round(elo),
      low: Math.round(low),
      high: Math.round(high),
    })),
  };
}

/** The strongest first, then each pair. */
export function linesOf({ text, lang }: Messages, { pairs, ratings }: LadderResult): readonly string[] {
  const shown = (share: number): string => percent(share, lang, 1);
  const points = (elo: number): string => withMinus(elo.toLocaleString(lang));
  return [
    ...ratings
      .toSorted((x, y) => y.elo - x.elo)
      .map(({ bot, elo, low, high }) => {
        const rating = { bot, elo: points(elo), low: points(low), high: points(high) };
        return `  ${text('ladder/rating', rating)}`;
      }),
    ...pairs.map(({ a, b, score, games }) => {
      const { low, high } = wilson(score, games);
      const share = shown(score / Math.max(1, games));
      return `  ${text('ladder/pair', { a, b, games, share, low: shown(low), high: shown(high) })}`;
    }),
    ...troubles(pairs).map(([path, games]) => `  ${text(path, { games })}`),
  ];
}

/** Games that did not come to their end. */
function troubles(pairs: LadderResult['pairs']): readonly (readonly [string, number])[] {
  const limited = pairs.reduce((sum, one) => sum + one.limited, 0);
  const faults = pairs.reduce((sum, one) => sum + one.faults, 0);
  return (
    [
      ['ladder/limited', limited],
      ['ladder/faults', faults],
    ] as const
  ).filter(([, games]) => games > 0);
}
