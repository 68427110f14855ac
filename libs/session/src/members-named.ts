import type { ChoiceInfo, GameInfo, GameModule, TypeInfo } from '@sandtable/engine';
import { pickedOrdinal, picksIn } from './answer.ts';
import { cellOrdinals } from './each.ts';
import { isMany } from './question.ts';
import { ordinalsIn, sizeOf, typeAt } from './value.ts';

/** Is called with a kind and one of its members, by numbers. */
export type OnMember = (kind: number, member: number) => void;

/** Calls back for each member that the answer in the scratch array names, except for the keys of an assignment. */
export function membersNamed(module: GameModule, choice: ChoiceInfo, onMember: OnMember): void {
  const { info, answer } = module;
  const { each, element } = choice;
  if (choice.form === 'menu') {
    const params = choice.arms[answer[0] ?? 0]?.params ?? [];
    for (const [i, { type }] of params.entries()) membersIn(info, type, answer[i + 1] ?? 0, onMember);
  } else if (each) {
    const cell = typeAt(info, each.cell).t === 'set' ? element : each.cell;
    for (const key of keysOf(module, each))
      for (const ordinal of cellOrdinals(module, each, key)) membersIn(info, cell, ordinal, onMember);
  } else {
    const ordinals = isMany(choice) ? picksIn(module, choice) : [pickedOrdinal(module, choice)];
    for (const ordinal of ordinals) membersIn(info, element, ordinal, onMember);
  }
}

function keysOf({ info, answer }: GameModule, { key, map }: NonNullable<ChoiceInfo['each']>): readonly number[] {
  const type = typeAt(info, map);
  const count = sizeOf(info, key);
  const isPartial = type.t === 'map' && type.partial;
  return isPartial
    ? ordinalsIn(answer, type.keys * type.words, (count + 31) >> 5)
    : Array.from({ length: count }, (_, i) => i);
}

/** The members that a value names: `coming(blue, 3)` names blue. */
function membersIn(info: GameInfo, index: number, ordinal: number, onMember: OnMember): void {
  const type = typeAt(info, index);
  if (ordinal < 0) return;
  if (type.t === 'kind') onMember(type.kind, ordinal);
  else if (type.t === 'union') membersOfPart(info, type, ordinal, onMember);
}

function membersOfPart(
  info: GameInfo,
  { parts }: Extract<TypeInfo, { t: 'union' }>,
  ordinal: number,
  onMember: OnMember,
): void {
  let rest = ordinal;
  for (const part of parts) {
    const size = part.p === 'none' ? 1 : part.size;
    if (rest >= size) {
      rest -= size;
      continue;
    }
    if (part.p === 'type') membersIn(info, part.type, rest, onMember);
    else if (part.p === 'tag') membersOfPayload(info, part.payload, rest, onMember);
    return;
  }
}

/** Mixed radix; the last part varies fastest. */
function membersOfPayload(info: GameInfo, payload: readonly number[], ordinal: number, onMember: OnMember): void {
  let rest = ordinal;
  for (const type of payload.toReversed()) {
    const size = sizeOf(info, type);
    membersIn(info, type, rest % size, onMember);
    rest = Math.floor(rest / size);
  }
}
