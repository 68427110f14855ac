import { compile } from '@sandtable/compiler';
import { engine } from '@sandtable/engine';
import { load } from '@sandtable/testkit';
import { beforeAll, expect, it } from 'vitest';
import { createMatch, heldMarked, type Match, pilesIn } from '../src/index.ts';

const rules = `ruleset "piles" version "1" language 1
kind Player
kind Card { rare: bool }
table Player {
  id
  ann
  bob
}
table Card {
  id    rare
  ace   false
  king  true
  queen true
  jack  true
}
seats for Player { two { first {ann} second {bob} } }
pile stock of Card ordered seen by nobody
pile hand(p: Player) of Card seen by p
pile heap of Card
play {
  put { ace, king, queen, jack } into stock
  choose go by ann { on }
  draw 2 from stock to hand(ann)
  draw one from stock to heap
  shuffle stock
  let lucky = random one of hand(ann)
  put lucky into heap
  choose again by bob { on }
}
`;

let match: Match;
beforeAll(async () => {
  const { javascript = '', findings } = compile([{ path: 'main.sand', text: rules }]);
  expect(findings).toEqual([]);
  const create = await load(javascript);
  match = createMatch(create(engine), { seats: 'two', seed: 1 });
});

const lying = (seat?: string) =>
  pilesIn(match.module.info, match.view(seat)).map(({ name, size, members }) => `${name} ${size} ${members.join(' ')}`);

it('shows what lies where, the bottom first, to those who may see it', () => {
  expect(lying()).toEqual(['stock 4 ace king queen jack', 'hand(ann) 0 ', 'hand(bob) 0 ', 'heap 0 ']);
  expect(lying('first')).toEqual(['stock 4 ', 'hand(ann) 0 ', 'hand(bob) 0 ', 'heap 0 ']);
});

it('tells what was drawn, picked and shuffled, and what has moved', () => {
  expect(match.decide({ arm: 'on', args: {} })).toEqual({ ok: true });
  const [, , heap = ''] = lying().slice(1);
  const lucky = heap.split(' ').find((card) => card === 'queen' || card === 'jack') ?? '';
  const kept = lucky === 'jack' ? 'queen' : 'jack';
  expect(lying()).toEqual(['stock 1 ace', `hand(ann) 1 ${kept}`, 'hand(bob) 0 ', heap]);
  expect(match.view().log.filter(({ sort }) => sort === 'chance')).toEqual([
    {
      decision: 1,
      path: 'play/stock',
      sort: 'chance',
      args: { from: 'stock', to: 'hand(ann)', drawn: ['jack', 'queen'] },
    },
    { decision: 1, path: 'play/stock2', sort: 'chance', args: { from: 'stock', to: 'heap', drawn: ['king'] } },
    { decision: 1, path: 'play/shuffle-stock', sort: 'chance', args: { pile: 'stock' } },
    { decision: 1, path: 'play/lucky', sort: 'chance', args: { picked: [lucky] } },
  ]);
  expect(match.view().changes).toContainEqual({ path: 'Card.$pile', member: 1, from: 'stock', to: 'heap' });
});

it('tells what is drawn to those who see where it goes', () => {
  const drawn = (seat: string) => match.view(seat).log.flatMap(({ args }) => (args.drawn ? [args.drawn] : []));
  expect(drawn('first')).toEqual([['jack', 'queen'], ['king']]);
  expect(drawn('second')).toEqual([['?', '?'], ['king']]);
});

it('tells what a role holds of which something is true, to those who may see it', () => {
  const kept = pilesIn(match.module.info, match.view()).find(({ name }) => name === 'hand(ann)')?.members;
  const held = (role: string, seat: string) => heldMarked(match.module.info, match.view(seat), role);
  expect(kept).toHaveLength(1);
  expect(held('ann', 'first')).toEqual({ Card_rare: 1 });
  expect(held('ann', 'second'), 'her cards are hers').toEqual({ Card_rare: 0 });
  expect(held('bob', 'second')).toEqual({ Card_rare: 0 });
});
