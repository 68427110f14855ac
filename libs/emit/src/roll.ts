import type { Expr } from '@sandtable/model';
import { chanceHere } from './chance-at.ts';
import { itemAt, lengthAt } from './list.ts';
import { placed } from './placed.ts';
import { throwOf } from './tally.ts';
import { listType } from './types.ts';
import { atom, cleared, fault, plus, type Scope, wordsOf } from './unit.ts';

interface Thrown {
  readonly faces: readonly number[];
  readonly place: string;
  readonly at: string;
}

export function dieOf(s: Scope, chance: number): Thrown {
  const { chances, dice } = s.unit.model;
  const place = chances[chance];
  if (place?.sort !== 'die') throw new Error('only dice are rolled');
  const { place: at, slot } = chanceHere(s, chance);
  return { faces: dice[place.die]?.faces ?? [], place: at, at: slot };
}

/** Several dice, one after the other; they are logged as one throw. */
export function rollTimes(s: Scope, chance: number, into: number, times: Expr): void {
  const type = listType(s.typeOf(into));
  const n = atom(s, `Math.max(0, ${s.lower.scalar(s, times)})`);
  if (times.type.t !== 'int' || times.type.max > type.max)
    s.w.line(`if (${n} > ${type.max}) ${fault(s, 9, times.span)};`);
  const die = dieOf(s, chance);
  const at = placed(s, s.cell(into), type);
  const k = s.unit.name('k');
  const face = `${s.unit.table(die.faces)}[engine.chance(S[3], ${die.place}, S[${die.at}], ${k}, ${die.faces.length})]`;
  s.w.line(cleared(at.array, at.base, wordsOf(type)));
  const each = () => s.w.line(`for (let ${k} = 0; ${k} < ${n}; ++${k}) ${itemAt(at, type, k).put(0, face)};`);
  const thrown = throwOf(s, into);
  if (thrown === undefined) each();
  else {
    s.w.line(`if (tally !== undefined) ${thrown} = tally.thrown(${die.faces.length}, ${n});`);
    s.w.block('else', each);
  }
  s.w.line(`${lengthAt(at)} = ${n}; ++S[${die.at}];`);
  const first = plus(at.base, 1);
  s.w.line(`if (E.enabled) E.log(${-1 - chance}, ...${at.array}.subarray(${first}, ${first} + ${n}));`);
}
