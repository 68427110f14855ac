import type { GameModule } from '@sandtable/engine';
import { codeOf, sizeOf, writeValue } from '@sandtable/session';
import { type Case, siteOf } from './case.ts';
import { branchOf, ordered, orderValue } from './example.ts';

/** Puts these units on the board, with their orders, and takes all others away. */
export function putUp(
  game: GameModule,
  S: Int32Array,
  { startUnits, orders }: Pick<Case, 'startUnits' | 'orders'>,
): void {
  const clear = (path: string): void => {
    for (let i = 0; i < (slotOf(game, path)?.count ?? 0); i++) write(game, S, path, i, undefined);
  };
  const paths = game.layout.fields.map(({ path }) => path).filter((path) => path.startsWith('Unit.'));
  for (const path of [...paths, 'Province.contested']) clear(path);
  startUnits.forEach((unit, i) => {
    const order = orders.find((o) => ordered([unit], o) !== undefined);
    write(game, S, 'Unit.$live', i, 'true');
    write(game, S, 'Unit.power', i, unit.power);
    write(game, S, 'Unit.branch', i, branchOf(unit.type));
    write(game, S, 'Unit.site', i, siteOf(unit));
    if (order !== undefined) write(game, S, 'Unit.written', i, orderValue(order));
  });
  game.reindex?.(S);
}

/** Writes a value as people write it, or the first of its type. */
export function write(game: GameModule, S: Int32Array, path: string, member: number, text: string | undefined): void {
  const slot = slotOf(game, path);
  if (slot === undefined) throw new Error(`the ruleset has no ${path}`);
  const code = text === undefined ? codeOf(game.info, slot.type, 0) : writeValue(game.info, slot.type, text);
  if (code === undefined || sizeOf(game.info, slot.type) === Number.POSITIVE_INFINITY)
    throw new Error(`${path} cannot be ${text}`);
  if (!slot.bits) S[slot.at + member * slot.words] = code;
  else if (code === 1) S[slot.at + (member >> 5)] = (S[slot.at + (member >> 5)] ?? 0) | (1 << (member & 31));
  else S[slot.at + (member >> 5)] = (S[slot.at + (member >> 5)] ?? 0) & ~(1 << (member & 31));
}

/** Where a field of members lies, or a state. */
export const slotOf = ({ layout }: GameModule, path: string) =>
  [...layout.fields, ...layout.states].find((one) => one.path === path);
