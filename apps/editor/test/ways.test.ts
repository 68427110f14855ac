import { compile } from '@sandtable/compiler';
import { engine } from '@sandtable/engine';
import { createMatch } from '@sandtable/session';
import { load } from '@sandtable/testkit';
import { expect, test } from 'vitest';
import { stopKey } from '../src/state/always-asked.ts';
import { hasOnlyAnswer } from '../src/state/match/only-answer.ts';
import { initial, type State } from '../src/state/state.ts';

const RULES = `ruleset "carts" version "1.0.0" language 1
kind Side
table Side { id
  red
  blue }
kind Cart { at: Town = here }
table Cart { id
  grey
  black }
kind Town
table Town { id
  here
  there }
type Pace = slow | fast
seats for Side { two { first {red} second {blue} } }
play {
  choose act by red {
    drive(cart: Cart, to: Town) -> finish won by {red}
    load(cart: Cart where cart != grey else "full") -> finish won by {red}
    paint(pace: Pace, cart: Cart) -> finish won by {red}
    wash(pace: Pace where pace == slow else "late", town: Town) -> finish won by {red}
    wait -> finish won by {blue}
  }
}
`;

const begun = async () => {
  const { javascript, findings } = compile([{ path: 'rules.sand', text: RULES }]);
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  return createMatch((await load(javascript ?? ''))(engine), { seats: 'two', seed: 1 });
};

test('a menu is entered by members that its arms ask for first, past what has one answer', async () => {
  const match = await begun();
  expect(match.ask([])?.ways).toEqual([
    { picked: ['drive'], kind: 'Cart', candidates: ['grey', 'black'] },
    { picked: ['load'], kind: 'Cart', candidates: ['black'] },
    { picked: ['wash', 'slow'], kind: 'Town', candidates: ['here', 'there'] },
  ]);
  expect(match.ask(['drive'])?.ways).toBeUndefined();
  // What was found on the way isn't part of an answer.
  expect(match.ask([])?.candidates).toEqual(['drive', 'load', 'paint', 'wash', 'wait']);
  expect(match.answerOf(['wash', 'slow', 'there'])).toEqual({ arm: 'wash', args: { pace: 'slow', town: 'there' } });
});

test('only what a person at the table has no choice in is taken without asking', async () => {
  const match = await begun();
  const view = match.view();
  const turns = [{ seat: 'first', role: 'red' }];
  const asked = { ...initial, face: 'play', info: match.module.info, save: match.save(), turns } as State;
  const counting = (count: number): State => ({ ...asked, view: { ...view, ask: view.ask && { ...view.ask, count } } });
  expect(hasOnlyAnswer(counting(1))).toBe(true);
  expect(hasOnlyAnswer(counting(2))).toBe(false);
  expect(hasOnlyAnswer(counting(-1))).toBe(false);
  expect(hasOnlyAnswer({ ...counting(1), face: 'workshop' })).toBe(false);
  expect(hasOnlyAnswer({ ...counting(1), takesOnly: false })).toBe(false);
  expect(hasOnlyAnswer({ ...counting(1), turns: [...turns, { seat: 'second', role: 'blue' }] })).toBe(false);
  expect(hasOnlyAnswer({ ...counting(1), bots: { first: 'random' } })).toBe(false);
  const choice = view.ask?.choice ?? '';
  const stop = { ruleset: 'yards', alwaysAsked: [stopKey('yards', choice)] };
  expect(hasOnlyAnswer({ ...counting(1), ...stop })).toBe(false);
  expect(hasOnlyAnswer({ ...counting(1), ...stop, ruleset: 'yard' })).toBe(true);
});

test('a set of which one candidate alone isn’t enough says what it lacks before anything is picked', async () => {
  const lacks = async (condition: string) => {
    const text = RULES.replace(/play \{.*/s, `play {\n  let all = choose some of Cart by red${condition}\n}\n`);
    const { javascript, findings } = compile([{ path: 'rules.sand', text }]);
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
    return createMatch((await load(javascript ?? ''))(engine), { seats: 'two', seed: 1 }).ask([]);
  };
  expect((await lacks('\n    such that grey in all else "needs-grey"'))?.lacks).toEqual(['play/needs-grey']);
  expect((await lacks('\n    such that count(all) < 2 else "too-many"'))?.lacks).toBeUndefined();
  expect((await lacks(''))?.lacks).toBeUndefined();
});
