import type { GameModule, Stored } from '@sandtable/engine';
import { writeAnswer } from './answer.ts';
import type { Answer, MatchView } from './contract.ts';
import type { Question } from './question.ts';
import { seenPosition, valuesFrom } from './shown-functions.ts';
import type { Sight } from './sight.ts';
import { pileSight } from './spots.ts';
import { readValue } from './value.ts';
import { takeEvents } from './view.ts';

/** What an answer would do on a table of cards, as far as the viewer knows before it is given. */
export interface Foreseen extends Pick<MatchView, 'values'> {
  /** Cards that it names, and the piles that they would lie in. */
  readonly moved: readonly { readonly kind: string; readonly member: string; readonly to: string }[];
}

interface Meant {
  readonly question: Question;
  readonly answer: Answer;
  /** Undefined where everything is seen. */
  readonly sight: Sight | undefined;
}

interface Move {
  readonly stored: Stored;
  readonly member: number;
  readonly code: number;
}

/**
 * Only where the named cards go is taken from the position that follows: what others hid would be in the rest. Undefined
 * where chance would have a say, for an answer that isn't legal, and where no card goes anywhere. The question has to be
 * the current one.
 */
export function foreseen(module: GameModule, S: Int32Array, { question, answer, sight }: Meant): Foreseen | undefined {
  const seen = sight?.module ?? module;
  if (!writeAnswer(seen, question.choice, answer) || module.validate(S) !== 0) return undefined;
  const after = S.slice();
  module.events.clear();
  module.events.enabled = true;
  module.decide(after);
  if (takeEvents(module).some(({ log }) => log < 0)) return undefined;
  const moves = movesIn(seen, S, after, namesIn(answer)).filter(
    ({ stored, member }) => sight === undefined || pileSight(sight, S, stored)(member),
  );
  if (moves.length === 0) return undefined;
  const then = sight === undefined ? S.slice() : seenPosition(sight, S);
  for (const { stored, member, code } of moves) then[stored.at + member] = code;
  module.reindex?.(then);
  return {
    moved: moves.map(({ stored, member, code }) => ({
      ...nameOf(seen, stored, member),
      to: String(readValue(module.info, stored.type, code)),
    })),
    ...valuesFrom(sight, module, then),
  };
}

const namesIn = (answer: Answer): ReadonlySet<string> =>
  new Set(typeof answer === 'object' ? (JSON.stringify(answer).match(/[^"[\]{}:,()\s]+/g) ?? []) : [String(answer)]);

/** Named members that lie in another pile afterward. */
function movesIn(seen: GameModule, S: Int32Array, after: Int32Array, names: ReadonlySet<string>): readonly Move[] {
  const { info, layout } = seen;
  const paths = new Set(info.piles.map(({ field }) => field));
  return layout.fields
    .filter(({ path }) => paths.has(path))
    .flatMap((stored) =>
      Array.from({ length: stored.count }, (_, member) => ({ stored, member, code: after[stored.at + member] ?? 0 })),
    )
    .filter(({ stored, member, code }) => {
      const isMoved = code !== 0 && code !== S[stored.at + member];
      return isMoved && names.has(nameOf(seen, stored, member).member);
    });
}

function nameOf({ info }: GameModule, { path }: Stored, at: number): { kind: string; member: string } {
  const kind = path.split('.')[0] ?? '';
  return { kind, member: info.kinds.find(({ name }) => name === kind)?.members[at] ?? '' };
}
