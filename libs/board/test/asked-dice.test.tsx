import type { GameInfo } from '@sandtable/engine';
import type { AskView, LogLine } from '@sandtable/session';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { askedDice, throwsAsked } from '../src/asked-dice.ts';
import { DiceTray } from '../src/DiceTray.tsx';
import { DieFace } from '../src/DieFace.tsx';
import { dicePlan } from '../src/dice-plan.ts';
import { pickingOf } from '../src/Pick.tsx';

const chance = (path: string, element: number) => ({ path, sort: 'die', die: 0, element, pile: -1 });
const info = {
  types: [
    { t: 'int', min: 1, max: 6, den: 1 },
    { t: 'int', min: 1, max: 3, den: 1 },
  ],
  dice: [{ name: 'D6', type: 0, faces: [1, 2, 3, 4, 5, 6] }],
  constants: [],
  choices: [
    { path: 'fire/again', element: 1 },
    { path: 'fire/many', element: 0 },
    { path: 'march/again', element: 1 },
  ],
  chances: [chance('fire/guns', 1), chance('fire/second', 1)],
} as unknown as GameInfo;

const roll = (path: string, faces: readonly number[], keys: readonly number[]): LogLine => ({
  ...{ decision: 1, path, sort: 'roll' },
  args: { die: 'D6', faces: faces.map(String), keys: keys.map(String) },
});
const asking = (choice: string, candidates: readonly string[]) =>
  ({ choice, candidates, kind: undefined, form: 'some' }) as unknown as AskView;
const faces = (log: readonly LogLine[], ask = asking('fire/again', ['1', '2', '3'])) =>
  [...askedDice(info, { ask, log })].map(([key, { face }]) => `${key}: ${face}`);

const guns = roll('fire/guns', [5, 2, 6], [1, 2, 3]);
const second = roll('fire/second', [4], [2]);

test('a question about dice knows what each shows, also once some were rolled again', () => {
  expect(faces([guns])).toEqual(['1: 5', '2: 2', '3: 6']);
  expect(faces([guns, second])).toEqual(['1: 5', '2: 4', '3: 6']);
  expect(faces([guns, second], asking('fire/again', ['2', 'none']))).toContain('2: 4');
});

test('where the same dice are rolled once more, those of before are gone', () => {
  const others = roll('fire/guns', [1, 1], [1, 2]);
  expect(faces([guns, second, others], asking('fire/again', ['1', '2']))).toEqual(['1: 1', '2: 1']);
});

test('a question about something else has no dice', () => {
  expect(faces([guns], asking('fire/many', ['1', '2']))).toEqual([]);
  expect(faces([guns], asking('march/again', ['1', '2']))).toEqual([]);
  expect(faces([second], asking('fire/again', ['1', '2']))).toEqual([]);
});

test('while a question is about dice, the tray has no others', () => {
  const log = [roll('storm/sky', [1], [1]), guns];
  const throws = dicePlan(info, log, {});
  const asked = askedDice(info, { ask: asking('fire/again', ['1']), log });
  expect(throwsAsked(throws, asked).map(({ line }) => line.path)).toEqual(['fire/guns']);
  expect(throwsAsked(throws, new Map())).toEqual(throws);
});

test('dice in the tray answer the question, but for those that were rolled again', () => {
  const log = [guns, second];
  const picking = pickingOf({
    ...{ candidates: ['1', '2'], mentioned: [], picked: ['1'], asked: undefined },
    onPick: () => undefined,
  });
  const html = renderToStaticMarkup(
    <DiceTray
      {...{ of: 'dice', title: 'Dice', hasRoom: 'always', throws: dicePlan(info, log, {}), words: { hits: '' } }}
      {...{ picking, nameOf: () => '', textOf: () => '', wordOf: (answer) => `Die ${answer}` }}
      meaningOf={({ path }, face) => (face === '6' ? `as in ${path}` : undefined)}
      asked={askedDice(info, { ask: asking('fire/again', ['1', '2']), log })}
    />,
  );
  const buttons = [...html.matchAll(/<button[^>]*aria-label="([^"]*)" aria-pressed="([^"]*)"/g)];
  expect(buttons.map(([, name, isPressed]) => `${name} ${isPressed}`)).toEqual(['Die 1: 5 true', 'Die 2: 4 false']);
});

test('a face that is no number says what it means where it was rolled', () => {
  const html = renderToStaticMarkup(<DieFace face="S" isDotted={false} meaning="draw a card" />);
  expect(html).toContain('title="draw a card"');
  expect(html.replaceAll(/<[^>]*>/g, '')).toBe('S: draw a card');
  const plain = renderToStaticMarkup(<DieFace face="S" isDotted={false} />);
  expect(plain).not.toContain('title');
  expect(plain.replaceAll(/<[^>]*>/g, '')).toBe('S');
});
