import { createRandom } from '@sandtable/bots';
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

/** It stops with an error of its own in about one of twenty positions. */
function judgedByPeer(position: Position): boolean {
  try {
    peer(position)();
    return true;
  } catch {
    return false;
  }
}
