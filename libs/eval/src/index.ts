export { bind } from './bind.ts';
export { evaluateConstant } from './constant.ts';
export { convert, fromOrdinal, toOrdinal } from './convert.ts';
export { type Case, counterexample } from './counterexample.ts';
export {
  bindLocal,
  code,
  type Env,
  elementOf,
  entry,
  type Frame,
  fork,
  holds,
  items,
  makeFrame,
  members,
  type World,
} from './env.ts';
export { makeEnv, stateTuple } from './evaluate.ts';
export { Fault, type FaultName, type Misfit, noted } from './fault.ts';
export { keysOf, makeMap, mapType, valueAt } from './map.ts';
export { type Memory, makeMemory } from './memory.ts';
export { chooseArm } from './pattern.ts';
export { type Entry as SearchEntry, entered } from './search.ts';
export { type Effect, type Effects, type Onlooker, type Outcome, run } from './statement.ts';
export { asCode, asSet, makeSet, type RunValue, type SetValue, sameValue } from './value.ts';
