import { type Fight, reader } from '@sandtable/board';
import type { GameInfo } from '@sandtable/engine';
import type { LogLine, MatchView } from '@sandtable/session';
import type { DescribedAccount } from '../workers/why-protocol.ts';

/** What everybody at the table saw of a number: the dice, and the pieces that met. */
export interface Seen {
  readonly rolls: readonly LogLine[];
  /**
   * The value of a field as the viewer sees it: of `Army.strength`, by the name of the member. Undefined for members that
   * aren't in sight in the fight: what is printed on a card is no secret, but that it was played may be one.
   */
  readonly fieldOf: (path: string, member: string) => unknown;
}

/**
 * A sum with those of its parts that the viewer saw; the others are one part without a name, as large as anybody can reckon,
 * also if that is nothing: parts that cancel each other out are told by the log. Undefined where it isn't a sum of numbers.
 */
export function seenAccount(account: DescribedAccount, seen: Seen): DescribedAccount | undefined {
  const { how, parts, value } = account;
  if (how !== 'sum' || typeof value !== 'number' || parts.some((part) => typeof part.value !== 'number'))
    return undefined;
  const shown = parts
    .flatMap(addends)
    .filter((part) => isSeen(part, seen))
    .map(bare);
  const rest = value - shown.reduce((sum, part) => sum + signed(part), 0);
  return { ...account, because: [], parts: [...shown, restOf(account, rest)] };
}

/**
 * Sums within a sum are taken apart, since what they are called may tell of what is hidden. What counts for a reason stays
 * in them: whoever reads that it counts may learn the reason.
 */
function addends(part: DescribedAccount): readonly DescribedAccount[] {
  const { how, dice, parts, because, taken = false } = part;
  if (how !== 'sum' || dice !== undefined || because.length > 0 || parts.some(({ value }) => typeof value !== 'number'))
    return [part];
  const always = parts.filter((one) => one.because.length === 0);
  return always.flatMap(addends).map((one) => ({ ...one, taken: (one.taken ?? false) !== taken }));
}

/** Why it counts may tell of what is hidden. */
const bare = (part: DescribedAccount): DescribedAccount => ({
  ...part,
  because: [],
  ...(part.dice ? {} : { parts: [] }),
});

const signed = ({ value, taken }: DescribedAccount): number => (taken ? -Number(value) : Number(value));

function isSeen({ dice, noun, how, value }: DescribedAccount, { rolls, fieldOf }: Seen): boolean {
  if (dice !== undefined) return rolls.some(({ path }) => path === dice.path);
  if (how !== 'plain' || noun?.n !== 'name') return false;
  const [path = ''] = noun.paths;
  const [member, second] = noun.of;
  if (typeof member !== 'string' || second !== undefined) return false;
  // Where something is hidden, what the rules fix is known as text.
  const known = fieldOf(path, member);
  return known !== undefined && String(known) === String(value);
}

const restOf = ({ at }: DescribedAccount, rest: number): DescribedAccount => ({
  ...{ at, how: 'plain', noun: undefined, parts: [], because: [] },
  ...{ value: Math.abs(rest), taken: rest < 0 },
});

/** Fields of the pieces that met, as a view shows them; without fields in it, those that are printed. */
export function fieldIn(info: GameInfo, view: Pick<MatchView, 'fields'>, sides: Fight['sides']): Seen['fieldOf'] {
  const read = reader(info, view);
  const met = sides.flatMap(({ pieces }) => pieces);
  return (path, member) => {
    const [kind = '', field] = path.split('.');
    const ordinal = info.kinds.find(({ name }) => name === kind)?.members.indexOf(member) ?? -1;
    const isMet = met.some((piece) => piece.kind === kind && piece.member === member);
    return isMet ? read(kind, ordinal, field) : undefined;
  };
}
