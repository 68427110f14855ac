import type { Choice } from '@sandtable/model';
import { REFILL } from './budget.ts';
import { depth, given, type Head, head, int, ordinal, out, random } from './code.ts';
import { laneCases } from './lanes.ts';
import { entering } from './memo.ts';
import { pricedIn } from './priced.ts';
import { plainCases } from './running.ts';
import { addFunction } from './unit.ts';
import { isWeighed, isWishedOrder } from './weighed.ts';
import type { Whole } from './whole.ts';

/** Runs the machine on top. */
export function stepping(unit: Whole): void {
  const { w } = unit;
  addFunction(unit, head('step', [], 'boolean'), () =>
    w.block('switch (S[6])', () => {
      unit.flows.forEach((flow, i) => flow !== undefined && w.line(`case ${i + 1}: return run${i}();`));
      for (const each of [...plainCases(unit), ...laneCases(unit)]) w.line(each);
      w.line('default: return false;');
    }),
  );
}

/** Hands each member of the module on to the functions of the open question. */
export function dispatching(unit: Whole): void {
  const each = (first: Head, call: (choice: Choice, i: number) => string, other: string, enter = entry(unit)) =>
    addFunction(unit, first, () => {
      unit.w.lines(enter);
      unit.w.block('switch (S[11])', () => {
        unit.model.choices.forEach((choice, i) => unit.w.line(`case ${i}: return ${call(choice, i)};`));
        unit.w.line(`default: return ${other};`);
      });
    });
  each(
    head('candidates', [depth, out, given], 'number'),
    (c, i) => `c${i}(${deep(c) ? 'depth, ' : ''}out${hasKeys(c) ? ', given' : ''})`,
    '0',
  );
  each(
    head('offered', [out, { ...depth, initial: '0' }], 'number'),
    (c, i) => `o${i}(out${deep(c) ? ', depth' : ''})`,
    '0',
  );
  each(
    head('reasons', [depth, ordinal, out], 'number'),
    (c, i) => `r${i}(${deep(c) ? 'depth, ' : ''}ordinal, out)`,
    '0',
  );
  each(head('bounds', [out, { ...depth, initial: '0' }], 'void'), bounds, 'undefined');
  each(head('keys', [out], 'number'), (c, i) => (hasKeys(c) ? `W${i}.keys(S, out)` : '0'), '0');
  each(head('witness', [], 'void'), witness, 'undefined');
  each(
    head('costs', [depth, ordinal], 'number'),
    (c, i) => (pricedIn(unit.model, c).length > 0 ? `k${i}(depth, ordinal)` : '-1'),
    '-1',
  );
  each(head('validate', [], 'number'), (_, i) => `v${i}()`, '-1');
  each(head('counted', [], 'number'), (_, i) => `n${i}()`, '0');
  each(head('draw', [random], 'void'), (_, i) => `d${i}(random)`, 'undefined', []);
  addFunction(unit, head('sample', [random], 'void'), () =>
    unit.w.lines([...entry(unit), 'fresh = -1;', 'draw(random);']),
  );
}

const entry = (unit: Whole): readonly string[] => [REFILL, ...entering(unit.memos)];

/**
 * `play` gives random answers until the match or their number ends. Nobody else touches the position meanwhile, so what was
 * found when a question was put is still so when it is answered, and what was remembered stays.
 */
export function playing(unit: Whole): void {
  const { w } = unit;
  const anyone = unit.model.choices.flatMap(({ askers }, i) => (askers ? [`S[11] === ${i}`] : []));
  addFunction(unit, head('play', [random, int('most')], 'number'), () => {
    w.lines([...entering(unit.memos), 'fresh = -1;', 'left = most;']);
    w.block('try', () => {
      w.block('while (S[0] === 0 && left > 0)', () => {
        if (anyone.length > 0) w.line(`if (S[10] > 1 && (${anyone.join(' || ')})) select(random(S[10]));`);
        w.lines([REFILL, 'draw(random);', '--left;', 'decided();', 'proceed();']);
      });
      w.line('return most - left;');
    });
    w.block('finally', () => w.line('left = 0; fresh = -1;'));
  });
}

const hasKeys = (choice: Choice): boolean => choice.form !== 'menu' && choice.each !== undefined;
/** Questions that are filled pick by pick. */
const deep = (choice: Choice): boolean => choice.form === 'menu' || hasKeys(choice);

function bounds(choice: Choice, i: number): string {
  if (choice.form !== 'some' && choice.form !== 'order') return 'undefined';
  return `b${i}(out${hasKeys(choice) ? ', depth' : ''})`;
}

function witness(choice: Choice, i: number): string {
  if (choice.form === 'menu') return 'undefined';
  if (isWishedOrder(choice)) return `d${i}(() => 0)`;
  return isWeighed(choice) ? `W${i}.witness(S)` : 'undefined';
}
