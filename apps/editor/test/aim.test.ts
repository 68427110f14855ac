import { autoLayout } from '@sandtable/board';
import { compile } from '@sandtable/compiler';
import { type Create, engine, type GameInfo } from '@sandtable/engine';
import { createMatch, playable } from '@sandtable/session';
import { load } from '@sandtable/testkit';
import { beforeAll, describe, expect, test } from 'vitest';
import { movableOn } from '../src/board-tools/movable.ts';
import { watchCandidates } from '../src/board-tools/watch-candidates.ts';
import { whyService } from '../src/workers/why.ts';
import { replyAs } from './described-as.ts';

const RULES = `ruleset "posts" version "1" language 1
kind Side { state points: 0..9 = 0 }
table Side { id
  red
  blue }
kind Post { worth: 0..3, state owner: Side? = none }
table Post { id worth
  p1 1
  p2 2
  p3 3 }
relation road: Post -- Post
table road { from to
  p1 p2
  p2 p3 }
kind Cart { side: Side, state at: Post? = none }
table Cart { id side at
  c1 red p1
  c2 blue p3 }
state flags(p: Post): 0..3 = 0
state turn: 0..9 = 0
seats for Side { two { first {red} second {blue} } }
play {
  repeat 4 times {
    turn += 1
    let to = choose one of Post by red as to
    c1.at = to
  }
}
`;
const files = [{ path: 'rules.sand', text: RULES }];
let create: Create;
let info: GameInfo;
beforeAll(async () => {
  const { javascript = '', findings } = compile(files);
  expect(findings).toEqual([]);
  create = await load(javascript);
  ({ info } = create(engine));
});

describe('what is clicked on the board', () => {
  test('can be watched: its fields, states about it, and what stands there', async () => {
    const layout = autoLayout(info);
    expect(watchCandidates(info, layout, 'Side', 'red')).toEqual(['red.points']);
    expect(watchCandidates(info, layout, 'Cart', 'c1')).toEqual(['c1.at']);
    const watches = watchCandidates(info, layout, 'Post', 'p1');
    expect(watches).toEqual(['p1.owner', 'flags(p1)', '{ x in Cart where x.at == p1 }']);
    const match = createMatch(playable(create, engine), { seats: 'two', seed: 1 });
    match.decide('p2');
    const asked = { files, variants: [], save: match.save(), at: 1, watches, lang: 'en' };
    const { watched } = replyAs(whyService().watch(asked, 5), 'values');
    expect(watched.map(({ wrong, values }) => wrong ?? values.map(({ text }) => text))).toEqual([
      ['none', 'none'],
      ['0', '0'],
      ['{c1}', '{}'],
    ]);
  });

  test('counters can be put elsewhere, which is an act by hand', () => {
    const [carts, ...more] = movableOn(info, autoLayout(info));
    expect(more).toEqual([]);
    expect(carts).toEqual({
      kind: 'Cart',
      path: 'Cart.at',
      members: ['c1', 'c2'],
      places: ['none', 'p1', 'p2', 'p3'],
    });
    const match = createMatch(playable(create, engine), { seats: 'two', seed: 1 });
    for (const value of carts?.places ?? [])
      for (const member of carts?.members ?? []) {
        expect(match.put({ hand: 'change', path: carts?.path ?? '', of: [member], value })).toEqual({ ok: true });
        expect(match.view().fields['Cart.at']?.[carts?.members.indexOf(member) ?? -1]).toBe(value);
      }
  });
});
