import { createRandom } from '@sandtable/bots';
import { casePosition } from '../adjudication/cases.ts';
import { ours } from '../adjudication/ours.ts';
import { peer } from '../adjudication/peer.ts';
import { type Position, positions } from '../adjudication/positions.ts';
import { type Contestant, rate } from '../measure.ts';
import { type Row, ratio } from '../row.ts';
import { load } from '../ruleset.ts';

const SPELL = 500;
const UNITS = 24;
const COUNT = 60;

/** Judgements per second, over the same random positions; those that the peer gives up are left out on both sides. */
export async function adjudication(): Promise<Row> {
  const game = await load('diplomacy');
  const all = positions(game.info, UNITS, COUNT, createRandom(1901)).filter(judgedByPeer);
  const contestant = (name: string, judges: readonly (() => unknown)[]): Contestant => ({
    name,
    run: () =>
      rate(() => {
        for (const judge of judges) judge();
        return judges.length;
      }, SPELL),
  });
  return {
    name: `Diplomacy, ${all.length} positions of ${UNITS} units ÷ js-diplomacy`,
    unit: '/s',
    better: 'higher',
    contestants: [
      contestant(
        'sandtable',
        all.map((position) => ours(game, position)),
      ),
      contestant('js-diplomacy', all.map(peer)),
    ],
    figure: ratio,
    figureUnit: '×',
    first: 5,
    goal: 10,
  };
}

/**
 * The most entangled convoys of the test cases: together they must not cost more than ten positions such as games have.
 * They take turns, because a module remembers what it found for a position that has not changed.
 */
export async function entangledConvoys(): Promise<Row> {
  const game = await load('diplomacy');
  const ordinary = positions(game.info, UNITS, 10, createRandom(1901)).map((position) => ours(game, position));
  const entangled = ENTANGLED.map((id) => ours(game, casePosition(id)));
  const milliseconds = (judges: readonly (() => void)[]): number =>
    1000 /
    rate(() => {
      for (const judge of judges) judge();
      return 1;
    }, SPELL);
  return {
    name: `Diplomacy, cases ${ENTANGLED.join(' and ')} ÷ ten positions`,
    unit: 'ms',
    better: 'lower',
    contestants: [
      { name: 'entangled', run: () => milliseconds(entangled) },
      { name: 'ten positions', run: () => milliseconds(ordinary) },
    ],
    figure: ratio,
    figureUnit: '×',
    first: 1,
    goal: 0.5,
  };
}
const ENTANGLED = ['6.F.28', '6.F.29'];

/** It stops with an error of its own in about one of twenty positions. */
function judgedByPeer(position: Position): boolean {
  try {
    peer(position)();
    return true;
  } catch {
    return false;
  }
}
