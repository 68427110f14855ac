/** The shape of a file of adjudication cases: positions, orders, and what becomes of them. */
interface Place {
  readonly province: string;
  readonly coast?: string;
}
export interface UnitAt extends Place {
  readonly power: string;
  readonly type: 'A' | 'F';
}
interface Parsed {
  readonly unit: Place & { readonly type?: 'A' | 'F' };
  readonly order: 'hold' | 'move' | 'support' | 'convoy' | 'retreat' | 'disband' | 'build';
  readonly to?: Place;
  readonly target?: Place;
  readonly viaConvoy?: boolean;
}
export interface Ordered {
  readonly power: string;
  readonly text: string;
  readonly parsed: Parsed;
}
interface OrderOutcome {
  readonly index: number;
  readonly result?: 'success' | 'fail' | 'void';
  readonly resolution?: string;
  /** Other results that are right as well, where the cases leave it open. */
  readonly alsoAcceptable?: string | readonly string[];
}
interface Beaten extends UnitAt {
  readonly attackedFrom?: string;
  readonly attackerByConvoy?: boolean;
  readonly retreatOptions?: readonly string[];
}
export interface Outcome {
  readonly perOrder: readonly OrderOutcome[];
  readonly finalUnits?: readonly UnitAt[];
  readonly dislodged?: readonly Beaten[];
  readonly contested?: readonly string[];
}
/** What another edition makes of the same case: only what differs. */
interface Alternative {
  readonly choice: string;
  readonly sameAsPreferred?: boolean;
  readonly changes?: readonly OrderOutcome[];
  readonly retreatChanges?: readonly OrderOutcome[];
  readonly finalUnits?: readonly UnitAt[];
  readonly dislodged?: readonly Beaten[];
  readonly automaticDisbands?: readonly UnitAt[];
}
export interface Case {
  readonly id: string;
  readonly title: string;
  readonly phase: 'movement' | 'adjustment' | 'retreat';
  readonly startUnits: readonly UnitAt[];
  readonly supplyCentres?: Readonly<Record<string, readonly string[]>>;
  readonly orders: readonly Ordered[];
  readonly expected: Outcome;
  readonly retreat?: { readonly orders: readonly Ordered[]; readonly expected: Outcome };
  readonly rules?: Readonly<Record<string, string>>;
  readonly alternatives?: readonly Alternative[];
}

/** `spa/sc`, `spa(sc)` and a place with a coast are one and the same member of the ruleset. */
export const siteOf = (place: Place | string): string =>
  typeof place === 'string'
    ? place.toLowerCase().replace(/[/(](\w+)\)?/, '_$1')
    : place.province + (place.coast === undefined ? '' : `_${place.coast}`);

const FOLDED: Readonly<Record<string, OrderOutcome['result']>> = {
  succeeds: 'success',
  given: 'success',
  available: 'success',
  stands: 'success',
  illegal: 'void',
  invalid: 'void',
  success: 'success',
  void: 'void',
};
/** Who was dislodged; where it may go other rules see otherwise. */
const bare = ({ power, type, province, attackedFrom }: Beaten): Beaten => ({
  power,
  type,
  province,
  ...(attackedFrom === undefined ? {} : { attackedFrom }),
});

/** The three results that the many words of the cases come down to. */
export const resultOf = ({ result, resolution }: OrderOutcome): 'success' | 'fail' | 'void' =>
  result ?? FOLDED[resolution ?? ''] ?? 'fail';

/** All results that are right, the expected one first. */
export function resultsOf(entry: OrderOutcome): readonly ('success' | 'fail' | 'void')[] {
  const others = [entry.alsoAcceptable ?? []].flat().map((word) => resultOf({ index: entry.index, resolution: word }));
  return [...new Set([resultOf(entry), ...others])];
}

/** The case as another edition decides it. */
export function under(one: Case, other: Alternative): Case {
  const changed = (
    entry: readonly OrderOutcome[],
    changes: readonly OrderOutcome[] | undefined,
  ): readonly OrderOutcome[] =>
    entry.map((t) => {
      const change = changes?.find(({ index }) => index === t.index);
      return change === undefined ? t : { index: t.index, result: resultOf(change) };
    });
  const { retreat, expected } = one;
  const outcome: Outcome = {
    ...expected,
    ...(other.finalUnits ? { finalUnits: other.finalUnits } : {}),
    dislodged: (other.sameAsPreferred ? expected.dislodged : (other.dislodged ?? expected.dislodged?.map(bare))) ?? [],
    ...(other.automaticDisbands ? { finalUnits: without(one.startUnits, other.automaticDisbands) } : {}),
    perOrder: changed(expected.perOrder, other.changes),
  };
  const { contested: _, ...unsaid } = outcome;
  return {
    ...one,
    // What is contested under other rules the cases do not say, nor how a retreat goes on from another position.
    expected: other.sameAsPreferred ? outcome : unsaid,
    ...(retreat && other.retreatChanges
      ? { retreat: retreated(retreat, changed(retreat.expected.perOrder, other.retreatChanges)) }
      : {}),
  };
}

const retreated = (
  retreat: NonNullable<Case['retreat']>,
  perOrder: readonly OrderOutcome[],
): NonNullable<Case['retreat']> => ({
  orders: retreat.orders,
  expected: { perOrder },
});

const without = (units: readonly UnitAt[], gone: readonly UnitAt[]): readonly UnitAt[] =>
  units.filter((u) => !gone.some((g) => g.power === u.power && siteOf(g) === siteOf(u)));
