import { createMatch } from '@sandtable/session';
import { expect, test } from 'vitest';
import { ownFolder } from '../own-folder.ts';
import { built } from './built.ts';
import { bidding, rules, stopping } from './rules.ts';

const { typing, write } = ownFolder();

/** Runs a command on a ruleset; `lines` is what people type. */
async function sandtable(text: string, argv: readonly string[], lines: readonly string[] = []) {
  await write('rulesets/sample/rules.sand', text);
  const { code, out, err } = await typing(lines, ...argv);
  return { code, out: out + err };
}

const auction = rules(`
play { repeat 2 times { auction() } }
procedure auction() {
  simultaneously for s in Side where seated(s) {
    let bid = choose one of b in 0..9 by s where b != 7 else "unlucky"
    if bid > 5 { let proof = choose one of bool by s }
    s.points += bid
    log "paid"(s, bid)
  }
}
example "in any order, refused or not" {
  run auction() {
    refuse auction/bid by green: 7 because "unlucky"
    auction/bid by blue: 3
    auction/bid by green: 8
    auction/bid by red: 2
    auction/proof: true
  }
  then { red.points == 2 and blue.points == 3 and green.points == 8 }
}
`);

test('those who sit at one screen are asked one after the other', async () => {
  const { out } = await sandtable(
    auction,
    ['play', 'sample', '--seed', '1', '--seats', 'duel', '--people', 'all'],
    ['7', '1', '3', 'q'],
  );
  const [, red = '', proof = '', blue = '', again = ''] = out.split(/(?=Red: Bid\n|Red: Proof\n|Blue: Bid\n)/);
  expect(red).toMatch(/^Red: Bid/);
  expect(proof).toMatch(/^Red: Proof/);
  expect(blue).toMatch(/^Blue: Bid/);
  // What the other has said shows only when both have answered.
  const asked = blue.slice(0, blue.indexOf('Unavailable'));
  expect(asked).not.toMatch(/red|6 \d/i);
  expect(blue).toMatch(/paid s red, bid 6\n *paid s blue, bid 3/);
  expect(again).toMatch(/^Red: Bid/);
});

test('examples say whose answer it is', async () => {
  expect(await sandtable(auction, ['test', 'sample'])).toMatchObject({ code: 0 });
  const wrong = auction.replace('auction/bid by red: 2', 'auction/bid by red: 4');
  expect(await sandtable(wrong, ['test', 'sample'])).toMatchObject({ code: 1 });
});

test.each([
  ['bidding', bidding],
  ['stopping', stopping],
])(
  '%s is simulated beside the slow interpreter, and with twins',
  async (_, text) => {
    const argv = ['simulate', 'sample', '--games', '3', '--seats', 'all', '--max-decisions', '60'];
    const { code, out } = await sandtable(text, [...argv, '--reference', '3', '--twins', '3']);
    expect(out).toMatch(/0 leaks/);
    expect(code).toBe(0);
  },
  60_000,
);

test('a seat with several roles answers for each of them', async () => {
  const { module } = await built(auction);
  const match = createMatch(module, { seats: 'two', seed: 1 });
  expect(match.view('a').ask?.role).toBe('red');
  expect(match.ask([], 'a', 'green')?.role).toBe('green');
  expect(match.decide(2, 'a', 'green')).toEqual({ ok: true });
  expect(match.view('a').waiting.map(({ role }) => role)).toEqual(['red', 'blue']);
  expect(match.view('a').given).toEqual([{ choice: 'auction/bid', role: 'green', answer: 2 }]);
  expect(match.retake('green', 'a')).toBe(true);
  expect(match.view('a').waiting.map(({ role }) => role)).toEqual(['red', 'blue', 'green']);
  expect(match.decide(4, 'a')).toEqual({ ok: true });
  expect(match.ask([], 'a')?.role).toBe('green');
  expect(match.ask([], 'a', 'red')).toBeUndefined();
});
