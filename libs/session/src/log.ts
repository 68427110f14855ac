import type { GameModule } from '@sandtable/engine';
import { readAnswer, writeAnswer } from './answer.ts';
import type { Answer, Decision, LogLine, ShownValue } from './contract.ts';
import { handLine, handSeen, markForced } from './hand/lines.ts';
import type { Step } from './history.ts';
import { fieldSeen } from './masked.ts';
import { askNumber, atAsk, openQuestions } from './open-asks.ts';
import { withMembers } from './pool-members.ts';
import { questionOf } from './question.ts';
import { HIDDEN, inOrder, type Sight, sightOf } from './sight.ts';
import { spotSeen } from './spots.ts';
import { typeAt } from './value.ts';
import { veiled } from './veiled.ts';
import { type Event, eventLine, readField } from './view.ts';

/** Everything that happened, by names. */
export const fullLog = (module: GameModule, steps: readonly Step[]): readonly LogLine[] =>
  standing(steps, (step, number) =>
    onceFor(step, EVERYTHING, () => {
      const { decision, events, hand } = step;
      const plain = events.flatMap((event) => eventLine(module, event, number) ?? []);
      const lines = markForced(step, plain);
      if (hand) return [handLine(hand, number), ...lines];
      return linesWithMembers(
        module,
        steps[number - 1]?.position,
        step,
        decision && decisionLine(decision, number),
        lines,
      );
    }),
  );

/** If a match was set up again, its first setup is dropped; the manual edits stay. */
function standing(
  steps: readonly Step[],
  linesAt: (step: Step, number: number) => readonly LogLine[],
): readonly LogLine[] {
  const begun = steps.findLastIndex(({ anew }) => anew);
  return steps.flatMap((step, number) => {
    const lines = linesAt(step, number);
    return number < begun ? lines.filter(({ sort }) => sort === 'hand') : lines;
  });
}

/** The decision describes members as they were before it; what happened then describes them as they are after it. */
function linesWithMembers(
  module: GameModule,
  before: Int32Array | undefined,
  { position }: Step,
  decision: LogLine | undefined,
  lines: readonly LogLine[],
  seat?: string,
): readonly LogLine[] {
  const first = decision && before ? [withMembers(module.info, decision, fieldsAt(module, before, seat))] : [];
  const fieldOf = fieldsAt(module, position, seat);
  return [...first, ...lines.map((line) => withMembers(module.info, line, fieldOf))];
}

/** Fields of members in a position, as they are or as a seat sees them. */
function fieldsAt(module: GameModule, S: Int32Array, seat: string | undefined) {
  let sight: Sight | undefined | 'not asked' = 'not asked';
  return (path: string, member: number): ShownValue | undefined => {
    if (sight === 'not asked') sight = seat === undefined ? undefined : sightOf(module, S, seat);
    return sight ? fieldSeen(sight, S, path, member) : readField(module, S, path, member);
  };
}

/** A decision as a line of the log, made or possible. */
export function decisionWithMembers(
  module: GameModule,
  before: Int32Array | undefined,
  decision: Decision,
  number: number,
): LogLine {
  const line = decisionLine(decision, number);
  return before ? withMembers(module.info, line, fieldsAt(module, before, undefined)) : line;
}

function decisionLine(decision: Decision, number: number): LogLine {
  return {
    decision: number,
    path: decision.choice,
    sort: 'decision',
    args: { role: decision.role, ...shown(decision.answer) },
    ...(decision.by ? { by: decision.by } : {}),
  };
}

const pair = ([key, value]: readonly [string, string | number | boolean | readonly (string | number)[]]): string =>
  `${key}: ${typeof value === 'object' ? `[${value.join(', ')}]` : value}`;

/** An answer as arguments of a log line: `answer`, and the parameters of a menu by their names. */
function shown(answer: Answer): LogLine['args'] {
  if (typeof answer !== 'object' || Array.isArray(answer)) return { answer };
  if ('arm' in answer) return { ...answer.args, answer: answer.arm };
  return 'each' in answer ? { answer: Object.entries(answer.each).map(pair) } : { answer };
}

/** The log as one seat may read it: its numbers count only decisions that the seat may know about. */
export function seenLog(module: GameModule, steps: readonly Step[], seat: string): readonly LogLine[] {
  const numbers = seenNumbers(module, steps, seat);
  return standing(steps, (step, i) => numbered(linesSeen(module, steps[i - 1]?.position, step, seat), numbers[i] ?? 0));
}

/** Lines with the number of their decision; the objects stay the same as long as the number does. */
const withNumber = new WeakMap<readonly LogLine[], { readonly number: number; readonly lines: readonly LogLine[] }>();

function numbered(lines: readonly LogLine[], number: number): readonly LogLine[] {
  const known = withNumber.get(lines);
  if (known?.number === number) return known.lines;
  const made = lines.map((line) => ({ ...line, decision: number }));
  withNumber.set(lines, { number, lines: made });
  return made;
}

/** For each step, the number of decisions up to it that the seat may know about. */
export function seenNumbers(module: GameModule, steps: readonly Step[], seat: string): readonly number[] {
  let number = 0;
  return steps.map((step, i) => {
    const lines = linesSeen(module, steps[i - 1]?.position, step, seat);
    if (lines.some(({ sort }) => sort === 'decision' || sort === 'hand')) number += 1;
    return number;
  });
}

/** The past doesn't change, so the lines of each step are made once for each seat, and once for full views. */
const made = new WeakMap<Step, Map<string, readonly LogLine[]>>();
/** No seat has this name. */
const EVERYTHING = '';

function onceFor(step: Step, seat: string, make: () => readonly LogLine[]): readonly LogLine[] {
  const known = made.get(step) ?? new Map<string, readonly LogLine[]>();
  const lines = known.get(seat) ?? make();
  made.set(step, known.set(seat, lines));
  return lines;
}

const linesSeen = (module: GameModule, before: Int32Array | undefined, step: Step, seat: string): readonly LogLine[] =>
  onceFor(step, seat, () => linesOf(module, before, step, seat));

function linesOf(module: GameModule, before: Int32Array | undefined, step: Step, seat: string): readonly LogLine[] {
  const decision = before && step.decision ? decisionSeen(module, before, step, step.decision, seat) : undefined;
  // Where things were before the match was set up again says nothing about what happened after that.
  const since = step.anew ? undefined : before;
  const events = step.events.flatMap((event) => eventSeen(module, since, step, event, seat) ?? []);
  if (step.hand) return [handSeen, ...events];
  return linesWithMembers(module, before, step, decision, events, seat);
}

/** Others read only who gave a secret answer, and nothing about a question that they may not know about. */
function decisionSeen(
  module: GameModule,
  before: Int32Array,
  step: Step,
  decision: Decision,
  seat: string,
): LogLine | undefined {
  const number = askNumber(openQuestions(module, before), { role: decision.role });
  return atAsk(module, before, Math.max(0, number), () => currentSeen(module, before, step, decision, seat));
}

function currentSeen(
  module: GameModule,
  before: Int32Array,
  step: Step,
  decision: Decision,
  seat: string,
): LogLine | undefined {
  const sight = sightOf(module, before, seat);
  const question = questionOf(module.info, before);
  // How often someone was asked may reveal what they answered.
  if (question?.choice.together === true && question.seat !== seat) return undefined;
  if (sight === undefined || question === undefined || question.seat === seat)
    return named(sight, module, question, decision);
  if (!sight.may(module.audiences?.informed(before) ?? -1)) return undefined;
  if (question.choice.secret !== true) {
    const hiding = veiled(module, sight, before, step.position);
    return named({ ...sight, module: hiding }, module, question, decision);
  }
  return { ...decisionLine(decision, 0), args: { role: decision.role } };
}

/** What a seat has answered, with the names it knows. */
export function asSeen(sight: Sight | undefined, module: GameModule, decision: Decision): Decision {
  const choice = module.info.choices.find(({ path }) => path === decision.choice);
  if (sight === undefined || choice === undefined || !writeAnswer(module, choice, decision.answer)) return decision;
  return { ...decision, answer: readAnswer(sight.module, choice) };
}

/** The answer with members named as the viewer knew them when it was given. */
function named(
  sight: Sight | undefined,
  module: GameModule,
  question: ReturnType<typeof questionOf>,
  decision: Decision,
): LogLine {
  const line = decisionLine(decision, 0);
  if (sight === undefined || question === undefined || !writeAnswer(module, question.choice, decision.answer))
    return line;
  const answer = readAnswer(sight.module, question.choice);
  // The order of a list is part of the answer; that of a set must not reveal which member is which.
  const isSet = Array.isArray(answer) && question.choice.form !== 'order';
  return decisionLine({ ...decision, answer: isSet ? inOrder(sight, answer.map(String)) : answer }, 0);
}

function eventSeen(
  module: GameModule,
  before: Int32Array | undefined,
  { position }: Step,
  event: Event,
  seat: string,
): LogLine | undefined {
  const sight = sightOf(module, position, seat);
  if (sight === undefined) return eventLine(module, event, 0);
  const hiding = isPick(module, event) ? veiled(module, sight, before, position) : sight.module;
  const line = eventLine(followed({ ...sight, module: hiding }, before, position), event, 0);
  const entry = module.info.logs[event.log];
  if (line?.sort === 'chance') return chanceSeen(sight, event, line);
  if (line === undefined || entry === undefined) return line;
  const past = before && sightOf(module, before, seat);
  const positions = [{ sight, S: position }, ...(past && before ? [{ sight: past, S: before }] : [])];
  const args = entry.args.map(({ name, type }, i) => {
    const open = sight.may(event.args[entry.args.length + i] ?? -1);
    const shown = memberNamed(module, event, i, positions) ?? line.args[name] ?? HIDDEN;
    const sorted = typeAt(module.info, type).t === 'list' ? shown : ordered(sight, shown);
    return [name, open ? sorted : HIDDEN] as const;
  });
  return { ...line, args: Object.fromEntries(args) };
}

/** The name of a member that still has the number it had when the line was written; undefined for anything else. */
function memberNamed(
  { info, layout }: GameModule,
  { log, args }: Event,
  i: number,
  positions: readonly { readonly sight: Sight; readonly S: Int32Array }[],
): string | undefined {
  const params = info.logs[log]?.args ?? [];
  const type = info.types[params[i]?.type ?? -1];
  const stored = layout.identities.find(({ kind }) => type?.t === 'kind' && type.kind === kind);
  const member = args[i];
  if (stored === undefined || member === undefined) return undefined;
  const epoch = args[2 * params.length + i];
  const found = positions.find(({ S }) => S[stored.epochs + member] === epoch);
  return found?.sight.members.get(stored.kind)?.names[member] ?? HIDDEN;
}

/** Random results are public, except for draws: these are seen by those who see the pile that they go to. */
function chanceSeen(sight: Sight, { log, args: [, to = 0] }: Event, line: LogLine): LogLine {
  const { drawn } = line.args;
  const { info } = sight.module;
  const field = info.piles[info.chances[-1 - log]?.pile ?? -1]?.field;
  if (typeof drawn !== 'object' || field === undefined || spotSeen(sight, field, to)) return line;
  return { ...line, args: { ...line.args, drawn: drawn.map(() => HIDDEN) } };
}

const isPick = ({ info }: GameModule, { log }: Event): boolean => log < 0 && info.chances[-1 - log]?.sort === 'pick';

const ordered = (sight: Sight, value: ShownValue): ShownValue =>
  typeof value === 'object' ? inOrder(sight, value.map(String)) : value;

/**
 * The module as it names members in a line that was written between two positions: a member that was mixed in between
 * can no longer be named, or the line would reveal which one it is now.
 */
function followed(sight: Sight, before: Int32Array | undefined, after: Int32Array): GameModule {
  const { module } = sight;
  const kinds = module.info.kinds.map((kind, k) => {
    const stored = module.layout.identities.find((one) => one.kind === k);
    if (stored === undefined) return kind;
    const same = (m: number) => before === undefined || before[stored.epochs + m] === after[stored.epochs + m];
    return { ...kind, members: kind.members.map((name, m) => (same(m) ? name : HIDDEN)) };
  });
  return { ...module, info: { ...module.info, kinds } };
}
