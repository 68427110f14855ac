import { readFileSync } from 'node:fs';
import { type Order, type Position, provinceOf } from './positions.ts';

interface At {
  readonly province: string;
  readonly coast?: string;
}
interface Case {
  readonly id: string;
  readonly startUnits: readonly (At & { readonly power: string; readonly type: 'A' | 'F' })[];
  readonly orders: readonly {
    readonly parsed: {
      readonly unit: At;
      readonly order: string;
      readonly to?: At;
      readonly target?: At;
      readonly viaConvoy?: boolean;
    };
  }[];
}
const FILE = new URL('../../../datc/cases.json', import.meta.url);

/** A test case of adjudication as a position; units without an order stand. */
export function casePosition(id: string): Position {
  const found = (JSON.parse(readFileSync(FILE, 'utf8')) as readonly Case[]).find((one) => one.id === id);
  if (found === undefined) throw new Error(`there is no case ${id}`);
  const units = found.startUnits.map((unit) => ({ power: unit.power, fleet: unit.type === 'F', site: siteOf(unit) }));
  const numbered = (at: At | undefined): number => units.findIndex(({ site }) => provinceOf(site) === at?.province);
  const orders = units.map(({ site }): Order => {
    const parsed = found.orders.find((order) => order.parsed.unit.province === provinceOf(site))?.parsed;
    if (parsed?.order === 'move' && parsed.to)
      return { o: 'move', to: siteOf(parsed.to), ferried: parsed.viaConvoy === true };
    if (parsed?.order === 'support') return { o: 'support', whom: numbered(parsed.target) };
    return parsed?.order === 'convoy' ? { o: 'carry', whom: numbered(parsed.target) } : { o: 'hold' };
  });
  return { units, orders };
}

const siteOf = ({ province, coast }: At): string => (coast === undefined ? province : `${province}_${coast}`);
