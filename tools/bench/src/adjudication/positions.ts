import type { GameInfo } from '@sandtable/engine';

/** A board with orders, by the ids of the ruleset; neither side of the comparison is asked anything illegal. */
export interface Position {
  readonly units: readonly Placed[];
  readonly orders: readonly Order[];
}
interface Placed {
  readonly power: string;
  readonly fleet: boolean;
  readonly site: string;
}
/** Units are meant by their number. */
export type Order =
  | { readonly o: 'hold' }
  | { readonly o: 'move'; readonly to: string; readonly ferried: boolean }
  | { readonly o: 'support'; readonly whom: number }
  | { readonly o: 'carry'; readonly whom: number };

interface Sheet {
  readonly powers: readonly string[];
  readonly sites: readonly string[];
  readonly byLand: ReadonlyMap<string, readonly string[]>;
  readonly bySea: ReadonlyMap<string, readonly string[]>;
}
type Random = (n: number) => number;

/** Random positions on the map of a ruleset with the relations `byLand` and `bySea`: about half of the units move. */
export function positions(info: GameInfo, units: number, count: number, random: Random): readonly Position[] {
  const sheet = sheetOf(info);
  return Array.from({ length: count }, () => position(sheet, units, random));
}

/** Ids such as `spa_nc` lie in the province `spa`. */
export const provinceOf = (site: string): string => site.split('_')[0] ?? site;

function sheetOf(info: GameInfo): Sheet {
  const members = (kind: string) => info.kinds.find(({ name }) => name === kind)?.members ?? [];
  const sites = [...members('Province'), ...members('Coast')];
  const neighbours = (relation: string): ReadonlyMap<string, readonly string[]> => {
    const joins = info.relations.find(({ name }) => name === relation)?.joins ?? [];
    const pairs = joins.flatMap(({ left, right }) => [[left, right] as const, [right, left] as const]);
    return new Map(sites.map((site, i) => [site, pairs.flatMap(([a, b]) => (a === i ? [sites[b] ?? ''] : []))]));
  };
  return { powers: members('Power'), sites, byLand: neighbours('byLand'), bySea: neighbours('bySea') };
}

const ways = (sheet: Sheet, unit: Placed): readonly string[] =>
  (unit.fleet ? sheet.bySea : sheet.byLand).get(unit.site) ?? [];
const one = <T>(all: readonly T[], random: Random): T | undefined => all[random(all.length)];

function position(sheet: Sheet, count: number, random: Random): Position {
  const units: Placed[] = [];
  while (units.length < count) {
    const site = one(sheet.sites, random) ?? '';
    if (units.some((unit) => provinceOf(unit.site) === provinceOf(site))) continue;
    const [land, sea] = [sheet.byLand.get(site)?.length ?? 0, sheet.bySea.get(site)?.length ?? 0];
    if (land + sea === 0) continue;
    const fleet = land === 0 || (sea > 0 && random(2) === 0);
    units.push({ power: sheet.powers[units.length % sheet.powers.length] ?? '', fleet, site });
  }
  return { units, orders: supported(sheet, units, ferried(sheet, units, moved(sheet, units, random)), random) };
}

const moved = (sheet: Sheet, units: readonly Placed[], random: Random): readonly Order[] =>
  units.map((unit): Order => {
    const to = one(ways(sheet, unit), random);
    return to === undefined || random(100) < 40 ? { o: 'hold' } : { o: 'move', to, ferried: false };
  });

/** The first army beside a fleet at sea goes over it, where there is another shore. */
function ferried(sheet: Sheet, units: readonly Placed[], orders: readonly Order[]): readonly Order[] {
  const isSea = (site: string): boolean => (sheet.byLand.get(site)?.length ?? 0) === 0 && !site.includes('_');
  for (const [f, fleet] of units.entries()) {
    if (!isSea(fleet.site)) continue;
    const shores = (sheet.bySea.get(fleet.site) ?? []).filter((site) => !isSea(site) && !site.includes('_'));
    const a = units.findIndex((unit) => !unit.fleet && shores.includes(unit.site));
    const from = units[a]?.site;
    const to = shores.find((site) => from !== undefined && site !== from && !sheet.byLand.get(from)?.includes(site));
    if (to === undefined) continue;
    return orders.map((order, i) => {
      if (i === a) return { o: 'move', to, ferried: true };
      return i === f ? { o: 'carry', whom: a } : order;
    });
  }
  return orders;
}

/** Most units that don't move support another unit in what it is ordered to do, if they can reach the place. */
function supported(sheet: Sheet, units: readonly Placed[], orders: readonly Order[], random: Random): readonly Order[] {
  return orders.map((order, i) => {
    const unit = units[i];
    if (order.o !== 'hold' || unit === undefined || random(100) < 20) return order;
    const near = new Set(ways(sheet, unit).map(provinceOf));
    const helped = units.flatMap((other, j) => {
      const its = orders[j];
      const goal = its?.o === 'move' ? its.to : its?.o === 'hold' ? other.site : undefined;
      const fits =
        j !== i && goal !== undefined && near.has(provinceOf(goal)) && provinceOf(goal) !== provinceOf(unit.site);
      return fits ? [j] : [];
    });
    const whom = one(helped, random);
    return whom === undefined ? order : { o: 'support', whom };
  });
}
