import diplomacy from 'js-diplomacy';
import { type Order, type Position, provinceOf } from './positions.ts';

/** As much of the library as is used; its own types want powers and branches to be known when the map is made. */
interface Library {
  readonly standard: { readonly variant: { readonly rule: { resolve(board: unknown, orders: Set<Given>): Judged } } };
  readonly standardMap: {
    readonly locations: Readonly<Record<string, Location>>;
    readonly map: unknown;
    readonly Power: Readonly<Record<string, number>>;
  };
  readonly standardBoard: {
    readonly Turn: new (year: number, season: number) => unknown;
    readonly Season: { readonly Spring: number };
  };
  readonly standardRule: {
    readonly Board: new (map: unknown, state: unknown, units: readonly unknown[], more: [], most: []) => unknown;
    readonly Unit: new (branch: number, at: Location, power: number) => { readonly location: Location };
    readonly State: new (turn: unknown, phase: number) => unknown;
    readonly Phase: { readonly Movement: number };
    readonly MilitaryBranch: { readonly Army: number; readonly Fleet: number };
    readonly Helper: new (board: unknown) => { U(at: Location): Ordered };
  };
}
type Location = { readonly militaryBranches: Set<number> };
type Given = { readonly unit: unknown };
type Judged = { readonly result?: unknown; readonly err?: unknown };
interface Ordered {
  hold(): Given;
  move(to: Location): Given;
  moveViaConvoy(to: Location): Given;
  support(target: Given): Given;
  convoy(target: Given): Given;
}

const { standard, standardMap, standardRule, standardBoard } = diplomacy as unknown as Library;
const { Board, Unit, State, Phase, MilitaryBranch, Helper } = standardRule;

/** What its map calls otherwise. */
const NAMES: Readonly<Record<string, string>> = { lyo: 'gol', mao: 'mid', nao: 'nat', nwg: 'nrg', tys: 'tyn' };
const LOCATIONS = new Map(Object.entries(standardMap.locations).map(([name, at]) => [name.toLowerCase(), at]));
const POWERS = {
  AUS: 'Austria',
  ENG: 'England',
  FRA: 'France',
  GER: 'Germany',
  ITA: 'Italy',
  RUS: 'Russia',
  TUR: 'Turkey',
};

function location(site: string): Location {
  const found = LOCATIONS.get(NAMES[site] ?? site) ?? LOCATIONS.get(provinceOf(site));
  if (found === undefined) throw new Error(`js-diplomacy has no ${site}`);
  return found;
}
const powerOf = (id: string): number => standardMap.Power[POWERS[id as keyof typeof POWERS]] ?? 0;

/** A position as js-diplomacy takes it; the function judges it once, and throws where it refuses or gives up. */
export function peer({ units, orders }: Position): () => unknown {
  const placed = units.map(
    ({ fleet, site, power }) =>
      new Unit(fleet ? MilitaryBranch.Fleet : MilitaryBranch.Army, location(site), powerOf(power)),
  );
  const turn = new State(new standardBoard.Turn(1901, standardBoard.Season.Spring), Phase.Movement);
  const board = new Board(standardMap.map, turn, placed, [], []);
  const helper = new Helper(board);
  const ordered = (i: number): Ordered => helper.U(location(units[i]?.site ?? ''));
  /** For units that support them, all units that don't move are holding. */
  const moved = (i: number): Given => {
    const order = orders[i];
    if (order?.o !== 'move') return ordered(i).hold();
    return order.ferried ? ordered(i).moveViaConvoy(location(order.to)) : ordered(i).move(location(order.to));
  };
  const given = (order: Order, i: number): Given => {
    if (order.o === 'support') return ordered(i).support(moved(order.whom));
    return order.o === 'carry' ? ordered(i).convoy(moved(order.whom)) : moved(i);
  };
  const all = orders.map(given);
  return () => {
    const { result, err } = standard.variant.rule.resolve(board, new Set(all));
    if (result === undefined || result === null) throw new Error(`js-diplomacy refuses: ${String(err)}`);
    return result;
  };
}
