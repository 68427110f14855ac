import { describe, expect, test } from 'vitest';
import { findingsOf, modelOf } from './support.ts';

const WORLD = `kind Side { state score: 0..9 = 0 }
kind Piece { side: Side, state before: Piece? = none }
table Side { id
  red
  blue
}
table Piece { id side
  r red
  b blue
}
relation road: Piece -- Piece
seats for Side { two { first {red} second {blue} } }
play { finish won by {red} }
`;
const block = (text: string): string => `${WORLD}decisions march {\n${text}\n}\n`;
const found = (text: string) => findingsOf(block(text));

describe('what may hang on open answers', () => {
  test.each([
    ['truth values', 'decide moves(p: Piece) = p.before is q: Piece and not moves(q) or p == r'],
    [
      'numbers',
      'decide moves(p: Piece) = p == r or (sum q in Piece where moves(q): 2) - 1 > max(0, few())\nfunction few(): int = min q in Piece: if moves(q) then 1 else 2',
    ],
    [
      'sets',
      'decide moves(p: Piece) = p in some() - {r}\nfunction some(): set of Piece = { q in Piece where moves(q) } + {b}',
    ],
    [
      'cases',
      'decide moves(p: Piece) = match (count q in Piece where moves(q)) { 0 -> p == r, 1..2 where moves(r) -> true, else -> false }',
    ],
    [
      'several lines',
      'decide moves(p: Piece) = steady(p)\nfunction steady(p: Piece): bool {\n  let all = { q in Piece where moves(q) }\n  var n = 0\n  for q in Piece { n += 1 }\n  if n == 2 and p in all { return true }\n  match p { r -> return p.before is none, else -> return all is empty }\n}',
    ],
    [
      'steps of a search',
      'decide moves(p: Piece) = way(p) has r\nsearch way(p: Piece) over (at: Piece) from p { step q in road(at) where moves(q) to q stop when moves(at) end where not moves(at) }',
    ],
  ])('%s', (_, text) => {
    expect(found(text)).toEqual([]);
  });

  test.each([
    ['a member', 'decide moves(p: Piece) = (first q in Piece where moves(q)) == p', 'first q in Piece where moves(q)'],
    [
      'the question that is asked',
      'decide moves(p: Piece) = moves(only q in Piece where moves(q))',
      'only q in Piece where moves(q)',
    ],
    [
      'what a function is given',
      'decide moves(p: Piece) = even(count q in Piece where moves(q))\nfunction even(n: int): bool = n mod 2 == 0 and moves(r)',
      'count q in Piece where moves(q)',
    ],
    [
      'a loop',
      'decide moves(p: Piece) = many() > 1\nfunction many(): int {\n  var n = 0\n  for q in Piece where moves(q) { n += 1 }\n  return n\n}',
      'for q in Piece where moves(q) { n += 1 }',
    ],
    [
      'what a way changes',
      'decide moves(p: Piece) = odd()\nfunction odd(): bool {\n  var n = 0\n  if moves(r) { n = 1 }\n  return n == 1\n}',
      'n = 1',
    ],
    [
      'what a step costs',
      'decide moves(p: Piece) = way(p) has r\nsearch way(p: Piece) over (at: Piece) from p { step q in road(at) cost (if moves(q) then 1 else 2) to q }',
      'if moves(q) then 1 else 2',
    ],
    [
      'a price',
      'decide moves(p: Piece) = (way(p).cost(r) otherwise 9) > 2\nsearch way(p: Piece) over (at: Piece) from p { step q in road(at) where moves(q) to q }',
      'way(p).cost(r) otherwise 9',
    ],
  ])('but not %s', (_, text, place) => {
    expect(found(text)).toEqual([`decisions/open: ${place}`]);
  });
});

describe('a block', () => {
  test('gives its names to everybody', () => {
    const text = `${block('decide moves(p: Piece) = helps(p)\nfunction helps(p: Piece): bool = p == r')}function helps(p: Piece): bool = true\n`;
    expect(findingsOf(text)).toEqual(['name/duplicate: helps']);
  });

  test('knows what its lines speak of', () => {
    expect(
      found('decide moves(p: Piece) = moves(p)\ncircle { some move -> moves = true  else -> other = false }'),
    ).toEqual(['name/unknown: move', 'name/unknown: other']);
    expect(
      found('decide moves(p: Piece) = moves(p)\ncircle { else -> all = true  only moves -> moves = false }'),
    ).toEqual(['code/unreachable: only moves -> moves = false']);
  });

  test('cannot be asked from outside while it is solved, not even through another block', () => {
    const other = 'decisions other { decide stands(p: Piece) = not moves(p) }\n';
    expect(findingsOf(`${other}${block('decide moves(p: Piece) = p == r or stands(p)')}`)).toEqual([
      'decisions/outside: moves(p)',
      'decisions/outside: stands(p)',
    ]);
    expect(
      findingsOf(
        `decisions other { decide stands(p: Piece) = p == b }\n${block('decide moves(p: Piece) = stands(p)')}`,
      ),
    ).toEqual([]);
  });

  test('is in the model with all its functions', () => {
    const model = modelOf(
      block(
        'decide moves(p: Piece) = helps(p)\nfunction helps(p: Piece): bool = moves(p)\ncircle { only moves -> all = true }',
      ),
    );
    const [march] = model.decisions;
    const named = (list: readonly number[] = []) => list.map((fn) => model.functions[fn]?.name);
    expect([named(march?.decides), named(march?.equations), named(march?.functions)]).toEqual([
      ['moves'],
      ['moves/equation'],
      ['helps'],
    ]);
    expect(march?.circle).toEqual([{ when: 'only', decide: 0, set: 'all', value: true }]);
  });

  test('tells what it read: hidden things stay hidden', () => {
    const hidden = WORLD.replace('state before: Piece? = none', 'state ready: bool = false seen by side').replace(
      'finish won by {red}',
      'let go = choose optional one of p in Piece by red where moves(p)',
    );
    const march = 'decisions march { decide moves(p: Piece) = p.ready or p == r and moves(b) }\n';
    expect(findingsOf(`${hidden}${march}`)).toEqual([
      'leak/offer: choose optional one of p in Piece by red where moves(p)',
    ]);
    const open = 'state open: bool = true seen by { s in Side where moves(r) }\n';
    expect(findingsOf(`${hidden}${march}${open}`)).toEqual(['audience/hidden: { s in Side where moves(r) }']);
  });
});
