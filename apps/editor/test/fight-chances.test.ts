import type { Fight } from '@sandtable/board';
import type { Texts } from '@sandtable/board/texts';
import type { AnswerOdds, Said } from '@sandtable/odds';
import type { LogLine } from '@sandtable/session';
import { expect, test } from 'vitest';
import { fightChances } from '../src/events/fight-chances.ts';

const said = (path: string, args: Said['args'] = {}): Said => ({ path, sort: 'log', args });
const fought = (attack: number, defence: number): Said => said('fought', { attack, defence });
const fell = (who: string): Said => said('fell', { who });
const value = (name: string, of: number) => ({ name, value: of });
const side = (of: string): Fight['sides'][0] => ({ side: of, who: of, pieces: [] });
const fight: Fight = {
  ...{ sides: [side('red'), side('blue')], rolls: [], notes: [[], []], results: [], lost: [] },
  bouts: [
    {
      line: { ...fought(9, 7), decision: 4 },
      values: [value('attack', 9), value('defence', 7)],
      parts: [[], []],
      winner: 'first',
    },
  ],
  how: { compared: true },
};
const odds = (over: Partial<AnswerOdds>): AnswerOdds => ({
  ...{ changes: [], ends: [], asks: [], basis: 'exact', runs: 36, positions: 1, certain: false, lines: [] },
  ...over,
});
const cases = {
  byNumber: false,
  all: [
    { value: [fought(1, 6), fell('red')], share: 0.5 },
    { value: [fought(8, 6), fell('blue')], share: 0.25 },
    { value: [fought(6, 6), fell('blue'), fell('red')], share: 0.25 },
  ],
};
const texts = {
  line: ({ path, args }: LogLine) => `${path} ${String(args.who)}.`,
  isOmitted: () => false,
} as unknown as Texts;
const chances = (of: AnswerOdds, log: readonly Said[]) => {
  const reading = { log: log.map((line) => ({ ...line, decision: 4 })), texts, endText: () => '', nothing: 'nothing' };
  return fightChances(of, fight, reading).map((one) => [one.text, one.share, one.winner, one.happened]);
};

test('the cases stand from the first side to the second, and what came to pass is marked', () => {
  expect(chances(odds({ cases }), [fought(9, 7), fell('blue')])).toEqual([
    ['fell blue', 0.25, 'first', true],
    ['fell blue · fell red', 0.25, 'tie', false],
    ['fell red', 0.5, 'second', false],
  ]);
});

test('a case without a line in the log has a word for that', () => {
  const all = [
    { value: [said('hit')], share: 0.5 },
    { value: [], share: 0.5 },
  ];
  expect(
    chances(odds({ cases: { byNumber: false, all } }), []).map(([text, , , happened]) => [text, happened]),
  ).toEqual([
    ['hit undefined', false],
    ['nothing', true],
  ]);
});

test('where one case is nearly sure, numbers of the second side tell more', () => {
  const attack = (hits: number, loss: number, share: number) => ({ value: said('attack', { hits, loss }), share });
  const lines = [attack(1, 0, 0.3), attack(2, 0, 0.2), attack(4, 2, 0.4), attack(4, 1, 0.1)];
  const line = { ...said('attack', { hits: 4, loss: 2 }), decision: 4 };
  const bouts: Fight['bouts'] = [
    { line, values: [value('hits', 4), value('loss', 2)], parts: [[], []], winner: undefined },
  ];
  // Words for a number depend on it.
  const wordOf: Texts['named'] = (path, args) => (args?.loss === 1 ? path.split('/').at(-1) : 'losses');
  const reading = { log: [line], texts: { ...texts, named: wordOf } as Texts, endText: () => '', nothing: 'nothing' };
  const shown = (share: number) => {
    const all = [
      { value: [said('attack')], share },
      { value: [said('attack'), fell('blue')], share: 1 - share },
    ];
    const one = odds({ lines, cases: { byNumber: false, all } });
    return fightChances(one, { ...fight, bouts, how: {} }, reading).map(({ text, share: of, happened }) => [
      text,
      of,
      happened,
    ]);
  };
  expect(shown(0.95)).toEqual([
    ['0 losses', 0.5, false],
    ['1 loss', 0.1, false],
    ['2 losses', 0.4, true],
  ]);
  expect(shown(0.6).map(([text]) => text)).toEqual(['nothing', 'fell blue']);
});

test('of several fights of a decision each has the chances of its own numbers', () => {
  const attack = (by: string, loss: number, share = 1) => ({ value: said('attack', { by, on: 'blue', loss }), share });
  const lineOf = (by: string, loss: number): LogLine => ({ ...attack(by, loss).value, decision: 4 });
  const log = [lineOf('red', 2), lineOf('grey', 6)];
  const lines = [attack('red', 0, 0.25), attack('red', 2, 0.75), attack('grey', 6, 0.2), attack('grey', 5, 0.3)];
  const all = [
    { value: [attack('red', 0).value, fell('blue')], share: 0.5 },
    { value: [attack('red', 0).value, attack('grey', 0).value], share: 0.5 },
  ];
  const named = { ...texts, named: (path: string) => path.split('/').at(-1) } as Texts;
  const shown = (of: LogLine) => {
    const { by, loss } = of.args;
    const values: Fight['bouts'][0]['values'] = [undefined, value('loss', Number(loss))];
    const bouts: Fight['bouts'] = [{ line: of, values, parts: [[], []], winner: undefined }];
    const one: Fight = { ...fight, sides: [side(String(by)), side('blue')], bouts, how: {} };
    const reading = { log, texts: named, endText: () => '', nothing: 'nothing' };
    return fightChances(odds({ lines, cases: { byNumber: false, all } }), one, reading).map((chance) => [
      chance.text,
      chance.share,
      chance.happened,
    ]);
  };
  expect(log.map(shown)).toEqual([
    [
      ['0 loss', 0.25, false],
      ['2 loss', 0.75, true],
    ],
    [
      ['5 loss', 0.6, false],
      ['6 loss', 0.4, true],
    ],
  ]);
});

test('without cases the likeliest lines are listed, except what is certain', () => {
  const lines = [
    { value: fell('red'), share: 0.3 },
    { value: fell('blue'), share: 0.6 },
    { value: fell('none'), share: 1 },
  ];
  expect(chances(odds({ lines }), []).map(([text]) => text)).toEqual(['fell blue', 'fell red']);
  expect(chances(odds({ lines, certain: true }), [])).toEqual([]);
});
