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
  bouts: [{ line: { ...fought(9, 7), decision: 4 }, values: [value('attack', 9), value('defence', 7)] }],
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
const texts = { line: ({ path, args }: LogLine) => `${path} ${String(args.who)}.` } as Texts;
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

test('a case in which nothing more is said has a word for that', () => {
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

test('without cases the likeliest lines are told, but what is sure', () => {
  const lines = [
    { value: fell('red'), share: 0.3 },
    { value: fell('blue'), share: 0.6 },
    { value: fell('none'), share: 1 },
  ];
  expect(chances(odds({ lines }), []).map(([text]) => text)).toEqual(['fell blue', 'fell red']);
  expect(chances(odds({ lines, certain: true }), [])).toEqual([]);
});
