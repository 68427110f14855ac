/** Groupings, fronts and who may serve where, as the rules of *Der Erste Weltkrieg* have them. */
export const [DA, EA, WA, DE] = [0, 1, 2, 3] as const;
export const [ALLIES, CENTRAL] = [0, 1] as const;
export const GROUPINGS = ['DA', 'EA', 'WA', 'DE'] as const;
const SIDE = Int8Array.of(CENTRAL, ALLIES, ALLIES, CENTRAL);
const BUILDING = Int8Array.of(DA, EA, WA, DE);
const MOVING = Int8Array.of(DE, WA, EA, DA);
const REPLACEMENTS = Int8Array.of(4, 5, 4, 4);

export const FRONTS = 11;
const [WEST, ITALY, EAST] = [0, 1, 2] as const;
const THEATRE = [WEST, WEST, WEST, WEST, ITALY, ITALY, EAST, EAST, EAST, EAST, EAST] as const;
/** Fronts f7, f8, f9 and f11 by number. */
export const [F7, F8, F9, F10, F11] = [6, 7, 8, 9, 10] as const;
/** Under the treaty: fronts without battles, and the one where only the Orient corps fights. */
export const CLOSED = (1 << F7) | (1 << F8) | (1 << F9);
const CORPS_ONLY = 1 << F11;

/** The grouping that leads an alliance at a front, at `2 * front + side`. */
export const LEADER = Int8Array.of(
  ...[WA, DE, WA, DE, WA, DE, WA, DE, WA, DA, WA, DA],
  ...[EA, DE, EA, DE, EA, DA, EA, DA, EA, DA],
);
const all = Array.from({ length: FRONTS }, (_, front) => front);
/** The fronts that a grouping leads, as bits. */
const LED = Int32Array.from(GROUPINGS, (_, g) =>
  all.filter((f) => LEADER[2 * f + (SIDE[g] ?? 0)] === g).reduce((bits, f) => bits | (1 << f), 0),
);
/** Fronts that need a real army of a grouping at each deployment but the first. */
const HELD = Int32Array.of(0b1100110000, 0b0111000000, 0b1111, 0b1111);

const ROADS = ['1 2', '2 3', '3 4', '5 6', '7 8', '8 9', '9 10', '9 11', '10 11'];
/** Fronts to which armies march from each front. */
export const NEXT: readonly (readonly number[])[] = all.map((front) =>
  ROADS.map((road) => road.split(' ').map((name) => Number(name) - 1))
    .flatMap(([a = 0, b = 0]) => (a === front ? [b] : b === front ? [a] : []))
    .filter((other) => THEATRE[other] === THEATRE[front])
    .sort((a, b) => a - b),
);

const NEXT_BITS = Int32Array.from(NEXT, (next) => next.reduce((bits, front) => bits | (1 << front), 0));

/** What the rules look up while a game goes on. */
export const board = { SIDE, REPLACEMENTS, BUILDING, MOVING, LEADER, LED, HELD, NEXT_BITS, CLOSED, CORPS_ONLY };

export const MONASTIR = 'monastir';
/** Codes that serve at each front; `@4` from turn 4, `@monastir` while the eastern Allies hold that city. */
export const SERVES = [
  'BE BR FR GER',
  'BR FR US GER',
  'FR BR US GER',
  'FR US GER',
  'FR@4 IT AH GER@4',
  'BR@4 IT AH GER@4',
  'RU GER',
  'RU GER',
  'RU AH GER',
  'SB MN GR ITB MEF OR AH BU GER',
  'RU RO MEF@monastir OR@monastir AH BU GER',
];
/** The grouping of each code. */
export const CODES: Readonly<Record<string, number>> = {
  ...{ BE: WA, BR: WA, FR: WA, IT: WA, US: WA },
  ...{ RU: EA, SB: EA, MN: EA, RO: EA, GR: EA, MEF: EA, OR: EA, ITB: EA },
  ...{ GER: DE, AH: DA, BU: DA },
};
/** Corps of the eastern Allies that the western Allies return to play. */
export const SPONSORED = ['MEF', 'OR', 'ITB'];
export const LEAVING = ['RU', 'RO'];
export const ORIENT = ['MEF', 'OR'];

/** Attack lines from city to city, with the turn from which they are open; the Allied base is `w`, the other one `c`. */
export const LINES = [
  'w calais bruxelles antwerpen luettich aachen koeln c',
  'w amiens lille luxemburg koblenz c',
  'w paris reims verdun trier c',
  'w nancy metz strassburg c',
  'w verona 3 trento c',
  'w venezia udine 3 gorizia trieste c',
  'w riga kovno koenigsberg berlin c',
  'w minsk warszawa posen breslau c',
  'w kiev rovno lemberg przemysl krakow wien c',
  'w monastir beograd sarajevo budapest c | monastir 3 sofia c | beograd 3 sofia',
  'w odessa 4 bucharest 4 kronstadt c | bucharest 4 varna c',
];
