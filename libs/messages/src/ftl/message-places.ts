import { pathToId } from '../id.ts';
import { messagesIn } from '../messages.ts';

/** What asks for messages, and what it gives them. */
export interface MessagePlaces {
  /** The names that a message is given; undefined where nothing asks for it by a path that is known. */
  given(id: string): ReadonlySet<string> | undefined;
  /** All ids that something may ask for. */
  readonly ids: readonly string[];
  /** Whether nothing was taken out of the rules, as variants do: only then may a message be called unused. */
  readonly whole: boolean;
}

/** How a ruleset calls itself, a sentence on what it is like, and for how many players. */
const OF_RULESET = new Set(['ruleset--name', 'ruleset--about', 'ruleset--players', 'ruleset--length']);

/**
 * Places by path, with what each gives. Behind a path in `valued` may stand any value: `option/quick/yes`. `constants`
 * are given to all.
 */
export function messagePlaces(
  places: ReadonlyMap<string, readonly string[]>,
  valued: Iterable<string>,
  constants: readonly string[],
  whole = true,
): MessagePlaces {
  const byId = new Map(
    [...places].map(([path, names]) => [pathToId(path), new Set([...names, ...constants])] as const),
  );
  const heads = new Set([...valued].map(pathToId));
  const common = new Set(constants);
  return {
    ids: [...byId.keys()],
    whole,
    given(id) {
      const own = byId.get(id);
      if (own !== undefined) return own;
      if (OF_RULESET.has(id)) return common;
      const cut = id.lastIndexOf('--');
      return cut > 0 && heads.has(id.slice(0, cut)) ? common : undefined;
    },
  };
}

/** Whether our own wording has the message, so that a ruleset may say it otherwise. */
export const isOurs = (id: string): boolean => messagesIn('en').has(id);
