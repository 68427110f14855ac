import type { GameInfo, TypeInfo } from '@sandtable/engine';
import { createMessages } from '@sandtable/messages';
import { compileNotation, type Info, type Standing, type TextFile } from '../src/index.ts';

/** A game of carts and ships between towns and harbours: two harbours may belong to one region. */
const SITES = ['aria', 'bree', 'bree_north', 'bree_south', 'corin', 'dorn_hills', 'mid_lake'];
const REGIONS = ['aria_r', 'bree_r', 'corin_r', 'dorn_r', 'lake_r'];
const regionOf = [0, 1, 1, 1, 2, 3, 4];
const UNITS = ['unit_1', 'unit_2', 'unit_3', 'unit_4', 'unit_5'];

const [SIDE, SITE, REGION, UNIT, CRAFT, SITE_OR_NONE, BOOL, LOAD, ERRAND, STALL] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

const tag = (of: string, name: string, slots: Readonly<Record<string, number>> = {}, size = 1) => ({
  p: 'tag' as const,
  name,
  of,
  names: Object.keys(slots),
  payload: Object.values(slots),
  size,
});

const types: readonly TypeInfo[] = [
  { t: 'kind', kind: 0 },
  { t: 'kind', kind: 1 },
  { t: 'kind', kind: 2 },
  { t: 'kind', kind: 3 },
  { t: 'union', parts: [tag('Craft', 'cart'), tag('Craft', 'ship')] },
  { t: 'union', parts: [{ p: 'none' }, { p: 'type', type: 1, size: SITES.length }] },
  { t: 'bool' },
  { t: 'int', min: -3, max: 40, den: 1 },
  {
    t: 'union',
    parts: [
      tag('Errand', 'rest'),
      tag('Errand', 'go', { to: SITE, ferried: BOOL }),
      tag('Errand', 'help', { whom: REGION, to: SITE_OR_NONE }),
      tag('Errand', 'load', { amount: LOAD, first: BOOL }),
    ],
  },
  { t: 'union', parts: [tag('Stall', 'Stall', { site: SITE, craft: CRAFT })] },
];

const choice = (path: string, element: number, form: GameInfo['choices'][number]['form'], key?: number) => ({
  path,
  form,
  element,
  arms: [],
  place: { file: '', start: 0, end: 0 },
  each: key === undefined ? undefined : { key, cell: element, map: -1, name: 'u' },
});

const constant = (kind: number, name: string, type: number, values: readonly number[]) => ({
  kind,
  name,
  type,
  state: false,
  values,
});

export const info: Info = {
  types,
  roleKind: 0,
  kinds: [
    { name: 'Side', members: ['red', 'blue'] },
    { name: 'Site', members: SITES },
    { name: 'Region', members: REGIONS },
    { name: 'Unit', members: UNITS },
  ],
  fields: [
    constant(1, 'region', REGION, regionOf),
    { kind: 3, name: 'side', type: SIDE, state: true },
    { kind: 3, name: 'craft', type: CRAFT, state: true },
    { kind: 3, name: 'site', type: SITE, state: true },
  ],
  choices: [
    choice('turn/errands', ERRAND, 'one', UNIT),
    choice('flight/flights', SITE, 'optional', UNIT),
    choice('market/stalls', STALL, 'some'),
    choice('market/closed', UNIT, 'some'),
  ],
  notations: [
    {
      name: 'Errand',
      type: ERRAND,
      context: { name: 'u', type: UNIT },
      file: 'errands',
      place: { file: '', start: 0, end: 0 },
    },
  ],
};

const NAMES_EN = `
Site_aria_name = Aria
Site_bree_name = Bree
Site_corin_name = Corin
Site_dorn_hills_name = Dorn Hills
Site_mid_lake_name = Mid-Lake
`;
const NAMES_DE = `
Site_corin_name = Körin
Site_dorn_hills_name = Straßberg
Site_mid_lake_name = Mittelsee
Craft_cart_name = Karren
`;

export const EN = `# Pieces and their errands.
Errand.rest = {u} H | {u} [Rests] | {u} nh
Errand.go = {u} - {to}[ by ferry | on water=ferried]
Errand.help = {u} S {whom = Unit.site.region}[ - {to}] | {u} S {whom = Site.region}[ - {to}]
  | {u} helps {whom = Unit.site.region}[ - {to}]
Errand.load = {u} takes {amount}[ first=first]
Unit = [{craft} ]{site ~ region}
Craft.cart = C | Cart
Craft.ship = S | Ship
Site.bree_north = Bree nh | Bree(nh) | Bree (north harbour)
Site.bree_south = Bree sh | Bree (south harbour)
flight/flights = {u} - {flights}
flight/flights.none = Scrap {u}
market/stalls = Open {stalls}
market/closed = Close {closed} | Shut {closed}
Stall = {craft} {site}
result Unit.side.blue = {line} *too late*
`;
export const DE = `Errand.rest = {u} XXX | {u} - XXX | {u} [rastet]
Errand.go = {u} - {to}[ mit Fähre=ferried]
Errand.help = {u} U {whom = Unit.site.region}[ - {to}] | {u} U {whom = Site.region}[ - {to}]
Errand.load = {u} lädt {amount} | {u} lädt {amount}[ zuerst=first]
Unit = [{craft} ]{site ~ region}
Craft.cart = K
Craft.ship = B | Boot
Site.bree_north = Bree Nord
Site.bree_south = Bree Süd
flight/flights = {u} - {flights}
flight/flights.none = {u} weg
market/stalls = Öffne {stalls}
market/closed = Schließe {closed}
Stall = {craft} {site}
`;

export const files: readonly TextFile[] = [
  { path: 'l10n/errands.en.txt', text: EN },
  { path: 'l10n/errands.de.txt', text: DE },
];

export const words = [createMessages('en', [NAMES_EN]), createMessages('de', [NAMES_DE])];
export const notation = compileNotation(files, info, words);

const unit = (i: number, side: string, craft: string, site: string): Standing => ({
  member: `unit_${i}`,
  fields: { side, craft, site },
});
export const board: readonly Standing[] = [
  unit(1, 'red', 'cart', 'aria'),
  unit(2, 'red', 'ship', 'bree_south'),
  unit(3, 'red', 'cart', 'dorn_hills'),
  unit(4, 'blue', 'ship', 'mid_lake'),
  unit(5, 'blue', 'cart', 'corin'),
];
export const ERRANDS = { question: 'turn/errands' } as const;
export { ERRAND, REGIONS, SITES };
