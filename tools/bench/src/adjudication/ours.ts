import { FAULT, type GameModule, RUNNING, STATUS } from '@sandtable/engine';
import { writeValue } from '@sandtable/session';
import { type Order, type Position, provinceOf } from './positions.ts';

/** A position put up in a module of the ruleset; the function judges it once, and throws where that is a fault. */
export function ours(game: GameModule, { units, orders }: Position): () => void {
  const { info, layout } = game;
  const start = new Int32Array(layout.size);
  game.start(
    start,
    1,
    0,
    Int32Array.from(info.options, ({ value }) => value),
  );
  const put = (path: string, member: number, value: string | boolean): void => {
    const stored = layout.fields.find((field) => field.path === path);
    if (stored === undefined) throw new Error(`there is no ${path}`);
    const code = writeValue(info, stored.type, value);
    if (code === undefined) throw new Error(`${path} cannot be ${value}`);
    if (!stored.bits) start[stored.at + member] = code;
    else setBit(start, stored.at * 32 + member, code === 1);
  };
  const slots = layout.fields.find(({ path }) => path === 'Unit.$live')?.count ?? 0;
  for (let slot = 0; slot < slots; slot++) put('Unit.$live', slot, slot < units.length);
  for (const [i, { power, fleet, site }] of units.entries()) {
    put('Unit.power', i, power);
    put('Unit.branch', i, fleet ? 'fleet' : 'army');
    put('Unit.site', i, site);
    put('Unit.written', i, written(orders[i], units, orders));
  }
  game.reindex?.(start);
  const S = new Int32Array(layout.size);
  const resolve = info.procedures.indexOf('resolve');
  return () => {
    S.set(start);
    game.run?.(S, resolve);
    if (S[STATUS] !== RUNNING) throw new Error(`the rules stopped with fault ${S[FAULT]}`);
  };
}

function written(order: Order | undefined, units: Position['units'], orders: Position['orders']): string {
  if (order === undefined || order.o === 'hold') return 'hold';
  if (order.o === 'move') return `move(${order.to}, ${order.ferried})`;
  const whom = provinceOf(units[order.whom]?.site ?? '');
  const its = orders[order.whom];
  const goal = its?.o === 'move' ? provinceOf(its.to) : 'none';
  return order.o === 'carry' ? `carry(${whom}, ${goal})` : `support(${whom}, ${goal})`;
}

function setBit(words: Int32Array, bit: number, on: boolean): void {
  const mask = 1 << (bit & 31);
  const word = words[bit >> 5] ?? 0;
  words[bit >> 5] = on ? word | mask : word & ~mask;
}
