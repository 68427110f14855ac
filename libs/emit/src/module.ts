import { answerType, type Choice, type Model, setOf } from '@sandtable/model';
import { selecting } from './asks.ts';
import { audiences } from './audience.ts';
import { chanceAt } from './chance-at.ts';
import { constant, head, type Item, int, type Program } from './code.ts';
import { constantTables, rooms } from './constant-tables.ts';
import { decisions } from './decide.ts';
import { dispatching, playing, stepping } from './dispatch.ts';
import { mixing } from './identity.ts';
import { indexFunctions } from './indexed.ts';
import { lanes } from './lanes.ts';
import { entering, memoItems } from './memo.ts';
import { isGrowing } from './menu-records.ts';
import { ownPosition, shownAs, withEntries } from './own-position.ts';
import { pileFunctions } from './piles.ts';
import { layoutOf } from './plan.ts';
import { distinctNotes } from './plan-notes.ts';
import { policies } from './policy.ts';
import { poolFunctions } from './pools.ts';
import { prelude } from './prelude.ts';
import { functions, procedures, watchers } from './procedure.ts';
import { openers, question } from './question.ts';
import { rowsBefore } from './rows.ts';
import { running } from './running.ts';
import { sequences } from './sequences.ts';
import { stackOf } from './stack.ts';
import { start } from './start.ts';
import { addFunction, plus, wordsOf } from './unit.ts';
import { values } from './values.ts';
import { type EmitOptions, type Whole, wholeOf } from './whole.ts';

/** The ruleset as code, for a printer to write; the same model gives the same tree. */
export function emit(model: Model, options: EmitOptions = {}): Program {
  const unit = wholeOf(model, options);
  const shown = fromRules(unit, options.shown ?? []);
  // Types that only frames hold are numbered before the list of all types is written.
  const stack = stackOf(unit);
  return {
    info: { ...unit.infos.info(), ...(shown.length > 0 ? { values: shown } : {}) },
    layout: { ...layoutOf(unit.plan, unit.size, unit.lanes?.stored), stack },
    items: [
      ...coverage(unit),
      ...(unit.tallied.size > 0 ? [constant('tally', 'engine.tally')] : []),
      ...rooms,
      ownPosition(unit.size),
      ...constantTables(unit.tables),
      ...withEntries([
        ...prelude(sizes(unit)),
        ...sequences(unit.model),
        ...memoItems(unit.memos, unit.plan, unit.model),
        ...unit.items,
      ]),
    ],
    members: [...members, ...named('policy', model.policies.length > 0), ...named('value', shown.length > 0)],
    plans: distinctNotes(unit.plans),
  };
}

/** In the order in which names are given, which is also that of the text; who writes sets comes after all who read them. */
function fromRules(unit: Whole, names: readonly string[]) {
  mixing(unit);
  pileFunctions(unit);
  poolFunctions(unit);
  unit.model.chances.forEach((_, i) => roll(unit, i));
  procedures(unit);
  watchers(unit);
  unit.model.choices.forEach((choice, i) => question(unit, choice, i));
  audiences(unit.model, openers(unit));
  lanes(unit);
  unit.items.push(...selecting(unit));
  stepping(unit);
  dispatching(unit);
  playing(unit);
  policies(unit);
  decisions(unit);
  const shown = values(unit, names);
  functions(unit);
  // What is kept in sets follows from what all others read.
  indexFunctions(unit);
  start(unit);
  running(unit);
  return shown;
}

const named = (name: string, isThere: boolean): Program['members'] => (isThere ? [{ name, value: shownAs(name) }] : []);

/** Statements first, rows of tables behind them. */
const coverage = ({ watched, model }: Whole): readonly Item[] =>
  watched
    ? [constant('ROWS', 'info.counted.length'), constant('V', `new Int32Array(${plus('ROWS', rowsBefore(model))})`)]
    : [constant('V', 'undefined')];

function sizes(unit: Whole) {
  const { model } = unit;
  const answers = model.choices.flatMap(wordsAsked);
  const answer = Math.max(64, ...answers, ...model.kinds.map((kind) => Math.ceil(kind.members.length / 32)));
  return {
    answer,
    scratch: unit.scratchSize(),
    frames: unit.plan.frames,
    position: unit.size,
    growing: isGrowing(unit),
    entering: entering(unit.memos),
  };
}

/** Words of the answer of a question, and of the sets its candidates are written into. */
const wordsAsked = (choice: Choice): readonly number[] =>
  choice.form === 'menu'
    ? choice.arms.flatMap((arm) => arm.params.map((param) => wordsOf(setOf(param.element))))
    : [wordsOf(answerType(choice)), wordsOf(setOf(choice.element))];

/** Those whose names mean something else within the module come under another. */
const members: Program['members'] = Object.entries({
  info: 'info',
  layout: 'layout',
  answer: 'A',
  position: 'S',
  start: 'start',
  candidates: 'candidates',
  offered: 'offered',
  reasons: 'reasons',
  bounds: 'bounds',
  costs: 'costs',
  keys: 'keys',
  witness: 'witness',
  validate: 'validate',
  count: 'counted',
  sample: 'sample',
  play: 'play',
  decide: 'decide',
  select: 'select',
  retake: 'retake',
  run: 'begin',
  reindex: 'reindex',
  events: 'E',
  coverage: 'V',
  audiences: 'audiences',
}).map(([name, value]) => ({ name, value: shownAs(value) }));

function roll(unit: Whole, i: number): void {
  const chance = unit.model.chances[i];
  const die = chance?.sort === 'die' ? unit.model.dice[chance.die] : undefined;
  if (chance === undefined || die === undefined) return;
  const role = chance.role === undefined ? [] : [int('role')];
  const { place, slot } = chanceAt(unit, i, 'role');
  const drawn = `engine.chance(S[3], ${place}, S[${slot}]++, 0, ${die.faces.length})`;
  addFunction(unit, head(`roll${i}`, role, 'number'), () => {
    unit.w.line(`const face = ${unit.table(die.faces)}[${drawn}];`);
    unit.w.line(`if (E.enabled) E.log(${-1 - i}, face);`);
    unit.w.line('return face;');
  });
}
