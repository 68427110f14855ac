import { type Choice, type Local, type Model, sizeOf } from '@sandtable/model';
import { audiencesOf, hides, type Numbered } from './audience-numbers.ts';
import { REFILL } from './budget.ts';
import { paramNames } from './call.ts';
import { constant, type Head, head, int } from './code.ts';
import { entering } from './memo.ts';
import { shownAs } from './own-position.ts';
import { addFunction, type Emitting, lowest, type Scope } from './unit.ts';

/** Opens a function of the module for an audience, or for what a choice may be known of. */
export interface Openers {
  readonly unit: Emitting;
  readonly audience: (head: Head, locals: readonly Local[], body: (s: Scope) => void) => void;
  readonly choice: (head: Head, choice: Choice, body: (s: Scope) => void) => void;
}

/** `audiences`: who may see a value, and who may know of the open question. */
export function audiences(model: Model, open: Openers): void {
  if (!hides(model)) return void open.unit.items.push(constant('audiences', 'undefined'));
  const all = audiencesOf(model);
  for (const [i, { audience, params }] of all.entries()) {
    const own = params.flatMap((local, k) => paramNames(k, local.type));
    open.audience(head(`seen${i}`, own.map(int), 'number'), audience.locals, (s) =>
      s.w.line(`return ${s.lower.words(s, audience.roles).at(0)};`),
    );
  }
  for (const [i, choice] of model.choices.entries()) {
    const { informed } = choice;
    if (informed === undefined) continue;
    open.choice(head(`informed${i}`, [], 'number'), choice, (s) =>
      s.w.line(`return ${s.lower.words(s, informed).at(0)};`),
    );
  }
  dispatch(model, all, open.unit);
}

/** A rule that cannot be evaluated, because the match is at an odd place, shows nothing. */
function dispatch(model: Model, all: readonly Numbered[], unit: Emitting): void {
  const { w } = unit;
  const cases = (first: Head, on: string, list: readonly (readonly [number, string])[], other: string) =>
    addFunction(unit, first, () => {
      w.lines([REFILL, ...entering(unit.memos)]);
      w.block('try', () =>
        w.block(`switch (${on})`, () => {
          for (const [i, code] of list) w.line(`case ${i}: return ${code};`);
          w.line(`default: return ${other};`);
        }),
      );
      w.line('catch (e) { if (e !== FAULT) throw e; return 0; }');
    });
  const seen = all.map(({ params }, i) => [i, `seen${i}(${digits(params).join(', ')})`] as const);
  const asked = model.choices.flatMap(({ informed }, i) => (informed ? [[i, `informed${i}()`] as const] : []));
  cases(head('seen', [int('audience'), int('cell')], 'number'), 'audience', seen, '-1');
  cases(head('informed', [], 'number'), 'S[11]', asked, '-1');
  unit.items.push(constant('audiences', `{ seen: ${shownAs('seen')}, informed: ${shownAs('informed')} }`));
}

/** The arguments of a tuple in mixed radix, the last varying fastest. */
function digits(params: readonly Local[]): readonly string[] {
  let step = 1;
  const codes = params.toReversed().map(({ type }) => {
    const rest = step === 1 ? 'cell' : `Math.floor(cell / ${step})`;
    const digit = `${rest} % ${sizeOf(type)}${lowest(type) === 0 ? '' : ` + ${lowest(type)}`}`;
    step *= sizeOf(type);
    return digit;
  });
  return codes.toReversed();
}
