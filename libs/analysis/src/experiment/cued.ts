import { ASKS, type GameModule } from '@sandtable/engine';
import {
  type Answer,
  atAsk,
  codeOf,
  ordinalsIn,
  type Question,
  questionOf,
  readStored,
  readValue,
  type ShownValue,
  sizeOf,
  writeAnswer,
} from '@sandtable/session';
import type { Cue } from './prepared.ts';

/**
 * Answers the first open question for which an answer is prepared that was not used yet; false where there is none. The
 * position itself keeps which are used, so that equal positions go on alike.
 */
export function answerCued(module: GameModule, S: Int32Array, cues: readonly Cue[]): boolean {
  for (let number = 0; number < (S[ASKS] ?? 0); number += 1) {
    const cue = atAsk(module, S, number, () => cueFor(module, S, cues));
    if (cue === undefined) continue;
    module.select(S, number);
    const question = questionOf(module.info, S);
    const answer = question && answerOf(module, S, cue, question);
    if (question === undefined || answer === undefined) return false;
    if (!writeAnswer(module, question.choice, answer) || module.validate(S) !== 0) return false;
    S[storedAs(module, cue.used)?.at ?? 0] = 1;
    return true;
  }
  return false;
}

function cueFor(module: GameModule, S: Int32Array, cues: readonly Cue[]): Cue | undefined {
  const question = questionOf(module.info, S);
  return cues.find(
    ({ path, by, used }) =>
      path === question?.choice.path &&
      stateValue(module, S, used) === false &&
      (by === undefined || stateValue(module, S, by) === question.role),
  );
}

function answerOf(module: GameModule, S: Int32Array, cue: Cue, { choice }: Question): Answer | undefined {
  const values = cue.values.map((name) => stateValue(module, S, name));
  const arm = choice.arms[cue.arm ?? -1];
  // Lines may repeat the arm in front of its arguments.
  const args = arm ? values.slice(values.length - arm.params.length) : [];
  if (arm) return { arm: arm.name, args: Object.fromEntries(arm.params.map(({ name }, i) => [name, single(args[i])])) };
  if (choice.each === undefined) return values[0];
  const keys = cue.keys?.map((key) => String(stateValue(module, S, key))) ?? keysAsked(module, S, choice.each.key);
  return { each: Object.fromEntries(keys.map((key, i) => [key, values[i] ?? 'none'])) };
}

/** Values without keys are in the order of those. */
function keysAsked({ info, keys }: GameModule, S: Int32Array, type: number): readonly string[] {
  const out = new Int32Array((sizeOf(info, type) + 31) >> 5);
  keys?.(S, out);
  return ordinalsIn(out, 0, out.length).map((ordinal) => String(readValue(info, type, codeOf(info, type, ordinal))));
}

const single = (value: ShownValue | undefined): string | number | boolean =>
  typeof value === 'object' || value === undefined ? 'none' : value;

/** The value of a state without arguments. */
export function stateValue(module: GameModule, S: Int32Array, name: string): ShownValue {
  const stored = storedAs(module, name);
  return stored ? readStored(module.info, stored.type, S, stored.at, stored.words) : 'none';
}

const storedAs = ({ layout }: GameModule, name: string) => layout.states.find(({ path }) => path === name);
