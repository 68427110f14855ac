import { GIVEN, prepare, RUN } from '@sandtable/analysis';
import { emitJavaScript } from '@sandtable/emit/javascript';
import type { GameInfo, GameModule } from '@sandtable/engine';
import type { Example, Model, State, Stmt } from '@sandtable/model';
import { createMatch, type MatchView, optionCodes } from '@sandtable/session';
import type { Game } from '../game.ts';
import { loadModule } from '../module.ts';

/** A position that can be drawn. */
export interface Position {
  readonly info: GameInfo;
  readonly view: MatchView;
}

/** A match as it begins, or with another position put up; undefined for rules that nobody can play. */
export function positionOf(module: GameModule, position: Int32Array | undefined): Position | undefined {
  const [seats] = module.info.layouts;
  if (seats === undefined) return undefined;
  const put = position ? { ...module, start: (S: Int32Array) => S.set(position) } : module;
  return { info: module.info, view: createMatch(put, { seats: seats.name, seed: 1 }).view() };
}

/** The position of a worked example, before anything was put up or as it is given. */
export async function exampleAt(
  { compiled: { digest } }: Game,
  model: Model,
  example: Example,
  when: 'empty' | 'given',
): Promise<Position | undefined> {
  const prepared = withArguments(prepare(model, example, true).model);
  const module = await loadModule(emitJavaScript(prepared, { digest }));
  return positionOf(module, putUp(module, when));
}

function putUp(module: GameModule, when: 'empty' | 'given'): Int32Array {
  const S = new Int32Array(module.layout.size);
  const options = optionCodes(module.info, {});
  module.start(S, 1, 0, options);
  if (when === 'given') module.run?.(S, module.info.procedures.lastIndexOf(GIVEN));
  return S;
}

/** What begins the names of the states that keep what an example calls its procedure with. */
const ARGUMENT = 'book/argument/';

/** Keeps the first two things that the call of an example is about, as soon as the position stands. */
function withArguments(model: Model): Model {
  const given = model.procedures.find(({ name }) => name === GIVEN);
  const run = model.procedures.find(({ name }) => name === RUN);
  const call = run?.body.findLast((stmt) => stmt.s === 'call');
  if (given === undefined || call?.s !== 'call') return model;
  const args = call.args.filter(({ type }) => type.t === 'kind').slice(0, 2);
  const states: readonly State[] = args.map(({ type, span }, i) => ({
    name: `${ARGUMENT}${i}`,
    params: [],
    type,
    initial: 0,
    at: { span, cites: [], doc: '' },
  }));
  const kept: readonly Stmt[] = args.map((value, i) => ({
    s: 'set',
    place: { place: 'state', state: model.states.length + i, args: [] },
    value,
    span: value.span,
  }));
  const procedures = model.procedures.map((one) => (one === given ? { ...one, body: [...one.body, ...kept] } : one));
  return { ...model, procedures, states: [...model.states, ...states] };
}

/** From the first thing of a call to the second: who attacks whom, or goes where. */
export function wayOfCall({ info, view }: Position): readonly { readonly from: string; readonly to: string }[] {
  const [from, to] = [0, 1].map((i) => {
    const name = view.states[`${ARGUMENT}${i}`]?.[0];
    const kind = info.kinds.find(({ members }) => typeof name === 'string' && members.includes(name));
    return kind && `${kind.name}.${String(name)}`;
  });
  return from === undefined || to === undefined ? [] : [{ from, to }];
}
