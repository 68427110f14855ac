import type { Type, Value } from '@sandtable/model';
import { REFILL } from './budget.ts';
import { constant, head, int, words } from './code.ts';
import { mixedAtStart } from './identity.ts';
import { isNearKept, isRowKept, isTakenKept } from './index-reads.ts';
import { writeNear } from './near-write.ts';
import { optionSlots, optionsOf } from './outline.ts';
import { entry } from './running.ts';
import { masksOf } from './sets.ts';
import { addFunction } from './unit.ts';
import type { Whole } from './whole.ts';
import { slotsOf, wordsOf } from './words.ts';
import { data } from './writer.ts';

/** `start` puts up what a match begins with, then the options, and runs to the first rest. */
export function start(unit: Whole): void {
  const { w, model } = unit;
  unit.items.push(constant('BEGIN', `Int32Array.from(${data(initial(unit))})`));
  addFunction(unit, head('start', [int('seed'), int('seats'), words('options')], 'void'), () => {
    w.line('S.fill(0);');
    w.line('S.set(BEGIN);');
    w.line('S[3] = seed; S[4] = seats;');
    takeOptions(unit);
    w.line(REFILL);
    mixedAtStart(unit);
    w.line(`S[6] = ${entry(unit, model.play)};`);
    w.line('drive();');
  });
}

/** What is handed over of an option beyond what lies in a position, such as the letters of a text, is left out. */
function takeOptions({ w, model, plan, infos }: Whole): void {
  let from = 0;
  for (const { name, type, value } of optionsOf(model)) {
    const at = plan.options[model.settings.findIndex((s) => s.name === name)] ?? 0;
    const words = wordsOf(type);
    if (words === 1) w.line(`S[${at}] = options[${from}];`);
    else w.line(`for (let k = 0; k < ${words}; ++k) S[${at} + k] = options[${from} + k];`);
    from += optionSlots(type, value, infos.text).length;
  }
}

/** The position before the options. */
function initial(unit: Whole): readonly number[] {
  const position = Array.from({ length: unit.plan.frames }, () => 0);
  const write = (at: number, type: Type, value: Value): void => {
    for (const [i, word] of slotsOf(type, value, unit.infos.text).entries()) position[at + i] = word;
  };
  unit.model.fields.forEach((_, field) => writeField(unit, position, field, write));
  unit.model.states.forEach((state, i) => {
    const stored = unit.plan.states[i];
    for (let k = 0; stored !== undefined && k < stored.count; k += 1)
      write(stored.at + k * stored.words, state.type, state.initial);
  });
  position[unit.plan.phase] = -1;
  position[1] = -1;
  return position;
}

type Write = (at: number, type: Type, value: Value) => void;

function writeField(unit: Whole, position: number[], index: number, write: Write): void {
  const field = unit.model.fields[index];
  const stored = unit.plan.fields[index];
  if (field === undefined || stored === undefined) return;
  if (stored.bits) {
    const set = field.values.flatMap((value, m) => (value === 1 ? [m] : []));
    for (const [i, word] of masksOf(set, Math.ceil(stored.count / 32)).entries()) position[stored.at + i] = word;
    return;
  }
  field.values.forEach((value, m) => write(stored.at + m * stored.words, field.type, value));
  writeIndex(unit, position, index, field.values.map(Number));
}

function writeIndex(unit: Whole, position: number[], field: number, values: readonly number[]): void {
  const index = unit.plan.indexes.get(field);
  const group = unit.plan.groups.get(field);
  if (group?.near !== undefined && isNearKept(unit, field)) writeNear(unit, position, group, values);
  const set = (at: number, bit: number) => {
    position[at + (bit >> 5)] = (position[at + (bit >> 5)] ?? 0) | (1 << (bit & 31));
  };
  values.forEach((value, m) => {
    if (group !== undefined) set(group.at + (group.of[value] ?? 0) * group.words, m);
    if (index === undefined) return;
    if (isRowKept(unit, field, value)) set(index.at + value * index.words, m);
    if (isTakenKept(unit, field)) set(index.taken, value);
  });
}
