// Measures one row in a process of its own, so that no other game has warmed what it runs: `node run-row.ts NAME`.
import { measure } from './measure.ts';
import type { Measured, Result, Row } from './row.ts';
import { ROWS } from './rows.ts';

const ROUNDS = 7;
const WARM_UPS = 2;
const FLAT = 'hand-written';

process.send?.(await measured(process.argv[2] ?? ''));

async function measured(name: string): Promise<Measured> {
  try {
    const make = ROWS[name];
    return make === undefined ? { skipped: 'there is no such row' } : { result: run(await make()) };
  } catch (error) {
    return { skipped: error instanceof Error ? error.message : String(error) };
  }
}

function run(row: Row): Result {
  const { contestants, figure, rounds, ...rest } = row;
  const figures = measure(contestants, rounds ?? ROUNDS, WARM_UPS);
  const flat = figures.find((one) => one.name === FLAT)?.median;
  const own = figures[0]?.median;
  const overFlat = flat === undefined || own === undefined ? undefined : own / flat;
  return { ...rest, figures, figure: figure(figures.map((one) => one.median)), overFlat };
}
