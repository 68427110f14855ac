import { type Case, type Ordered, type Outcome, resultOf, resultsOf, siteOf, type UnitAt, under } from './case.ts';
import { caseSettings, settingsOf } from './rulings.ts';

/** One worked example of the ruleset, as text. */
export interface Example {
  readonly name: string;
  readonly section: string;
  readonly given: readonly string[];
  readonly run: string;
  readonly then: readonly string[];
}
type Run = Pick<Example, 'given' | 'run' | 'then'>;

/** All examples a case makes: the movement, the retreat after it, and both as other editions decide them. */
export const examplesOf = (one: Case): readonly Example[] => [
  ...withRetreat(one, '', caseSettings(one.rules)),
  ...(one.alternatives ?? []).flatMap((other) =>
    withRetreat(under(one, other), ` (${other.choice.replace(/ \(.*/, '')})`, [
      ...caseSettings(one.rules),
      ...settingsOf(other.choice),
    ]),
  ),
];

function withRetreat(one: Case, note: string, settings: readonly string[]): readonly Example[] {
  const title = `${one.id} ${one.title.toLowerCase()}`;
  const make = (name: string, { given, run, then }: Run): Example => ({
    name: `${name}${note}`,
    section: `DATC.${one.id}`,
    given: [...settings, ...given],
    run,
    then,
  });
  if (one.phase === 'adjustment') return [make(title, adjustment(one))];
  const first = make(title, movement(one));
  return one.retreat === undefined ? [first] : [first, make(`${title}: retreats`, retreat(one, one.retreat))];
}

/** What a unit is called in an example: its branch and where it stands. */
const nameOf = (unit: UnitAt): string => unit.type.toLowerCase() + capital(siteOf(unit));
const capital = (site: string): string =>
  site
    .split('_')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('');
export const branchOf = (type: 'A' | 'F'): string => (type === 'A' ? 'army' : 'fleet');
const standing = (unit: UnitAt): string =>
  `let ${nameOf(unit)} = create Unit(power: ${unit.power}, branch: ${branchOf(unit.type)}, site: ${siteOf(unit)})`;

/** The unit an order is for; nobody can write for units of others, or for units that are not there. */
export const ordered = (units: readonly UnitAt[], { power, parsed }: Ordered): UnitAt | undefined =>
  units.find((u) => u.power === power && u.province === parsed.unit.province);

/** The order as a value of the ruleset. */
export function orderValue({ parsed }: Ordered): string {
  const to = parsed.to === undefined ? 'none' : siteOf(parsed.to);
  const whom = parsed.target?.province ?? '';
  if (parsed.order === 'move') return `move(${to}, ${parsed.viaConvoy === true})`;
  if (parsed.order === 'support') return `support(${whom}, ${to})`;
  if (parsed.order === 'convoy') return `carry(${whom}, ${parsed.to?.province ?? whom})`;
  return 'hold';
}

const written = ({ startUnits, orders }: Case): readonly string[] => [
  ...startUnits.map(standing),
  ...orders.flatMap((order) => {
    const unit = ordered(startUnits, order);
    return unit === undefined ? [] : [`${nameOf(unit)}.written = ${orderValue(order)}`];
  }),
];

const movement = (one: Case): Run => ({
  given: written(one),
  run: 'resolve()',
  then: [
    ...results(one.startUnits, one.orders, one.expected),
    ...one.startUnits.flatMap((unit) => whereabouts(one, unit)),
    ...(one.expected.contested === undefined
      ? []
      : [`{ p in Province where p.contested } == {${one.expected.contested.map(siteOf).join(', ')}}`]),
  ],
});

const results = (units: readonly UnitAt[], orders: readonly Ordered[], { perOrder }: Outcome): readonly string[] =>
  perOrder.flatMap((outcome) => {
    const order = orders[outcome.index];
    const unit = order && ordered(units, order);
    return unit === undefined ? [] : [verdict(unit, outcome)];
  });

const verdict = (unit: UnitAt, outcome: Outcome['perOrder'][number]): string => {
  const [result, ...others] = resultsOf(outcome);
  const name = `${nameOf(unit)}.verdict`;
  return others.length === 0 ? `${name} == ${result}` : `${name} in {${[result, ...others].join(', ')}}`;
};

/** Where a unit is after the movement: dislodged, or among the final units where it went or where it stood. */
function whereabouts({ orders, expected }: Case, unit: UnitAt): readonly string[] {
  const name = nameOf(unit);
  const beaten = expected.dislodged?.find((d) => d.power === unit.power && d.province === unit.province);
  if (beaten !== undefined)
    return [
      `${name}.beatenFrom == ${beaten.attackedFrom ?? 'none'}`,
      ...(beaten.attackerByConvoy === undefined ? [] : [`${beaten.attackerByConvoy ? '' : 'not '}${name}.overSea`]),
      ...(beaten.retreatOptions === undefined
        ? []
        : [`refuges(${name}) == {${beaten.retreatOptions.map(siteOf).join(', ')}}`]),
    ];
  const index = orders.findIndex((order) => ordered([unit], order) !== undefined);
  const outcome = expected.perOrder.find((t) => t.index === index);
  const order = orders[index]?.parsed;
  const moved = order?.order === 'move' && outcome !== undefined && resultOf(outcome) === 'success';
  const province = moved ? order.to?.province : unit.province;
  // Where it may have gone or stayed, no place is demanded.
  const isOpen =
    order?.order === 'move' && outcome !== undefined && resultsOf(outcome).includes('success') && !isSure(outcome);
  const final = expected.finalUnits?.find((f) => f.power === unit.power && f.province === province && !isOpen);
  return [`${name}.beatenFrom is none`, ...(final === undefined ? [] : [`${name}.site == ${siteOf(final)}`])];
}

const isSure = (outcome: Outcome['perOrder'][number]): boolean => resultsOf(outcome).length === 1;

const retreat = (one: Case, { orders, expected }: NonNullable<Case['retreat']>): Run => {
  const flights = orders.flatMap((order) => {
    const unit = one.startUnits.find((u) => u.power === order.power && standsAt(one, u) === order.parsed.unit.province);
    const { to } = order.parsed;
    return unit === undefined || order.parsed.order !== 'retreat' || to === undefined ? [] : [{ order, unit, to }];
  });
  return {
    given: [...written(one), 'resolve()', ...flights.map(({ unit, to }) => `${nameOf(unit)}.flight = ${siteOf(to)}`)],
    run: 'settleRetreats()',
    then: [
      ...expected.perOrder.flatMap((outcome) => {
        const flight = flights.find(({ order }) => order === orders[outcome.index]);
        return flight === undefined ? [] : [verdict(flight.unit, outcome)];
      }),
      ...finals(expected.finalUnits),
    ],
  };
};

/** The province a unit is in when retreats are written. */
function standsAt({ orders, expected }: Case, unit: UnitAt): string {
  const index = orders.findIndex((order) => ordered([unit], order) !== undefined);
  const outcome = expected.perOrder.find((t) => t.index === index);
  const order = orders[index]?.parsed;
  const moved = order?.order === 'move' && outcome !== undefined && resultOf(outcome) === 'success';
  return (moved ? order.to?.province : undefined) ?? unit.province;
}

const adjustment = (one: Case): Run => ({
  given: [
    'for p in Province { p.owner = none }',
    ...Object.entries(one.supplyCentres ?? {}).flatMap(([power, centres]) =>
      centres.map((c) => `${c}.owner = ${power}`),
    ),
    ...one.startUnits.map(standing),
    ...one.orders.map(({ power, parsed }) =>
      parsed.order === 'disband'
        ? `disband(${power}, ${parsed.unit.province})`
        : `build(${power}, Build(branch: ${branchOf(parsed.unit.type ?? 'A')}, site: ${siteOf(parsed.unit)}))`,
    ),
  ],
  run: 'giveUpRest()',
  then: finals(one.expected.finalUnits),
});

/** All units there are, and no others. */
const finals = (units: readonly UnitAt[] | undefined): readonly string[] =>
  units === undefined
    ? []
    : [
        `count(Unit) == ${units.length}`,
        ...units.map(
          (u) =>
            `some u in Unit where u.power == ${u.power} and u.branch == ${branchOf(u.type)} and u.site == ${siteOf(u)}`,
        ),
      ];

/** An example as it is in a file. */
export const textOf = ({ name, section, given, run, then }: Example): string =>
  [
    `example "${name.replaceAll('"', "'")}" {  §${section}`,
    '  given {',
    ...given.map((line) => `    ${line}`),
    '  }',
    `  run ${run}`,
    '  then {',
    ...then.map((line) => `    ${line}`),
    '  }',
    '}',
    '',
  ].join('\n');
