import { readRuleset } from '../ruleset.ts';
import { CODES, GROUPINGS, LEAVING, ORIENT, SPONSORED, WA } from './board.ts';

interface ArmyRow {
  readonly grouping: (typeof GROUPINGS)[number];
  readonly code?: string;
  readonly strength: number;
  readonly enters: number;
}
/** Words of all armies: two of the Allies, then two of the Central Powers. */
export const WORDS = 4;
/** The bits of the second word of an alliance that are real armies; all of the first word are. */
const REAL_HIGH = 0xff;

export const rowsOf = <Row>(file: string): readonly Row[] =>
  JSON.parse(readRuleset('der-erste-weltkrieg').find(({ path }) => path === file)?.text ?? '[]') as readonly Row[];

export const armies = rowsOf<ArmyRow>('armies.json');

const [FIRST_CENTRAL, FIRST_CENTRAL_HIGH, FIRST_DUMMY, FIRST_CENTRAL_DUMMY] = [40, 64, 72, 84] as const;

/**
 * The word of an army; its bit is its number in the table modulo 32. Each alliance has two words, whose bits are in the order
 * of the table; the last eight of its real armies share the second one with its dummies.
 */
export function wordOf(army: number): number {
  if (army >= FIRST_DUMMY) return army < FIRST_CENTRAL_DUMMY ? 1 : 3;
  if (army < FIRST_CENTRAL) return army >> 5;
  return army < FIRST_CENTRAL_HIGH ? 2 : 3;
}

/** All armies that meet a condition, as four words. */
function armiesWhere(test: (row: ArmyRow) => boolean): Int32Array {
  const words = new Int32Array(WORDS);
  armies.forEach((row, army) => {
    if (test(row)) words[wordOf(army)] = (words[wordOf(army)] ?? 0) | (1 << (army & 31));
  });
  return words;
}

const isOf = (codes: readonly string[]) => (row: ArmyRow) => row.code !== undefined && codes.includes(row.code);
const joined = (sets: readonly Int32Array[]): Int32Array => Int32Array.from(sets.flatMap((words) => [...words]));

/** Armies of each grouping, of each sponsor, and the strength of each army at `32 * word + bit`. */
const OWN = joined(GROUPINGS.map((name) => armiesWhere(({ grouping }) => grouping === name)));
const SPONSOR = joined(GROUPINGS.map((_, g) => armiesWhere(isOf(codesOfSponsor(g)))));
const STRENGTH = new Int8Array(32 * WORDS);
armies.forEach(({ strength }, army) => {
  STRENGTH[32 * wordOf(army) + (army & 31)] = strength;
});
/** Real armies, at `word`, and those of them that are at war once the treaty is signed, at `4 + word`. */
export const FIGHTING = joined([
  armiesWhere(({ code }) => code !== undefined),
  armiesWhere(({ code }) => code !== undefined && !LEAVING.includes(code)),
]);
const OF_ORIENT = armiesWhere(isOf(ORIENT));
export const masks = { WORDS, OWN, SPONSOR, STRENGTH, FIGHTING, OF_ORIENT, REAL_HIGH };

export const ofCode = (code: string): Int32Array => armiesWhere(isOf([code]));
/** Armies of a code, and dummies that pass for it. */
export const passingFor = (code: string): Int32Array =>
  armiesWhere(
    (row) => row.code === code || (row.code === undefined && GROUPINGS.indexOf(row.grouping) === CODES[code]),
  );

function codesOfSponsor(g: number): readonly string[] {
  const own = Object.keys(CODES).filter((code) => CODES[code] === g && !SPONSORED.includes(code));
  return g === WA ? [...own, ...SPONSORED] : own;
}
