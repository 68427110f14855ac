import type { ChoiceInfo, GameModule } from '@sandtable/engine';
import { writePicks } from './answer.ts';
import type { Way } from './contract.ts';
import { type Level, levelOf, nameOf } from './question.ts';
import { ordinalsIn } from './value.ts';

/** What the search for ways needs to know about the levels of a question. */
interface Levels {
  readonly kindOf: (level: Level) => string | undefined;
  readonly candidates: Int32Array;
}

/**
 * The ways into a menu from the board: for each arm, what must be picked with it before members of a kind are asked
 * for. An arm that asks for something else first has none. The contents of the scratch array for answers are lost.
 */
export function waysOf(module: GameModule, S: Int32Array, choice: ChoiceInfo, levels: Levels): readonly Way[] {
  const find = (picked: readonly string[]): readonly Way[] => {
    module.answer.fill(0);
    const level = writePicks(module, choice, picked)
      ? levelOf(choice, picked.length, module.answer[0] ?? 0)
      : undefined;
    if (level === undefined) return [];
    levels.candidates.fill(0);
    module.candidates(S, picked.length, levels.candidates);
    const ordinals = ordinalsIn(levels.candidates, 0, levels.candidates.length);
    const candidates = ordinals.map((ordinal) => String(nameOf(module.info, level, ordinal)));
    const kind = levels.kindOf(level);
    if (kind !== undefined) return [{ picked, kind, candidates: candidates.filter((name) => name !== 'none') }];
    if (level.level === 'arm') return candidates.flatMap((arm) => find([arm]));
    return candidates.length === 1 ? find([...picked, ...candidates]) : [];
  };
  return find([]);
}
