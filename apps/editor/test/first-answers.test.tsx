// @vitest-environment happy-dom
import { compile } from '@sandtable/compiler';
import type { AskView } from '@sandtable/session';
import { load } from '@sandtable/testkit';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { useStore, WorkbenchContext } from '../src/context.ts';
import { useAnswering } from '../src/play/useAnswering.ts';
import { kindsTaken } from '../src/play/useDragged.ts';
import { remember } from '../src/state/remembered.ts';
import { createWorkbench, type Workbench } from '../src/state/workbench.ts';
import { OpeningAnswer } from '../src/table/OpeningAnswer.tsx';
import { questionHint } from '../src/table/question-hint.ts';
import { memoryHomes } from './memory-homes.ts';
import { runningGame } from './running-game.ts';
import { clientTo, idleWorkers } from './services.ts';

const rules = (play: string): string => `ruleset "carts" version "1.0.0" language 1
kind Side
table Side { id
  red
  blue }
type Load = wool | coal
kind Cart { owner: Side holds: Load state at: Town = here }
table Cart { id owner holds
  grey red wool
  black red coal
  white blue wool }
kind Town
table Town { id
  here
  there }
seats for Side { two { first {red} second {blue} } }
function mine(): set of Cart = { c in Cart where c.owner == red }
procedure sort() { let group = choose one of g in 1..3 for each c in mine() as groups by red }
type Task = rest | deliver(to: Town) | fetch(whom: Cart, to: Town)
kind Road
table Road { id
  road }
type Aid = goTo(to: Town) | help(whom: Cart, along: Road)
procedure assist() { let aids = choose one of Aid for each c in mine() as aids by red }
procedure plan() { let tasks = choose one of Task for each c in mine() as tasks by red }
procedure talk() { choose word by red {
  enough -> log "quiet" ()
  offer -> log "offered" ()
} }
procedure drive() { choose way by red { go(cart in mine(), to: Town) -> cart.at = to } }
procedure use() { choose use by red {
  go(cart in mine(), to: Town where to == there) -> cart.at = to
  mend(cart in mine(), inside: Town where inside == here) -> log "mended" ()
} }
play {
  ${play}
  finish won by {red}
}
`;

let shown: ReturnType<typeof useAnswering> | undefined;
/** The question has begun with whatever it begins with. */
let hasBegun = false;
const Asked = () => {
  shown = useAnswering();
  const ask = useStore((state) => state.ask);
  useEffect(() => {
    hasBegun = ask !== undefined;
  }, [ask]);
  return ask ? <OpeningAnswer ask={ask} /> : null;
};

let unmount = (): void => undefined;
afterEach(() => {
  unmount();
  localStorage.clear();
});

/** A page on which such a match has begun. */
async function table(play: string, layout: object): Promise<Workbench> {
  shown = undefined;
  hasBegun = false;
  const { javascript, findings } = compile([{ path: 'rules.sand', text: rules(play) }]);
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  const homes = memoryHomes();
  const bench = createWorkbench(homes, { ...idleWorkers(), game: clientTo(runningGame(load)) });
  const text = JSON.stringify({ version: 1, kinds: { Cart: { draw: 'counter', at: 'at', side: 'owner' } }, ...layout });
  const buffers = { 'carts/layout.json': { text, version: '1', dirty: false } };
  bench.store.set({ ruleset: 'carts', face: 'play', takesOnly: false, buffers });
  await bench.play.build(javascript ?? '');
  await bench.play.start('two', 1, {}, {});
  vi.spyOn(bench.play, 'fillBy');
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <WorkbenchContext value={bench}>
      <Asked />
    </WorkbenchContext>,
  );
  unmount = () => root.unmount();
  await vi.waitUntil(() => shown?.shown !== undefined && hasBegun);
  return bench;
}

const SKIPS = { skips: ['talk/word/enough'] };

test('a click on an own piece answers what is about no piece, and counts for the next question', async () => {
  const { store } = await table('talk() drive()', SKIPS);
  expect(shown?.skip.isThere).toBe(true);
  expect(shown?.skip.take('white', 'Cart'), 'a piece of somebody else').toBe(false);
  expect(shown?.skip.take('black', 'Cart')).toBe(true);
  await vi.waitUntil(() => store.get().ask?.picked.length === 2);
  expect(store.get().ask).toMatchObject({ choice: 'drive/way', picked: ['go', 'black'] });
  expect(store.get().save?.decisions.map(({ answer }) => answer)).toEqual([{ arm: 'enough', args: {} }]);
});

test('a click that opens a key of an assignment counts as well, and without the layout it answers nothing', async () => {
  const { store } = await table('talk() sort()', SKIPS);
  shown?.skip.take('black', 'Cart');
  await vi.waitUntil(() => store.get().ask?.next === 'black');
  unmount();
  await table('talk() sort()', {});
  expect(shown?.skip.isThere).toBe(false);
  expect(shown?.skip.take('black', 'Cart')).toBe(false);
});

test('what was clicked in a question is forgotten once it is answered: whoever comes back to it begins again', async () => {
  const { store, play } = await table('plan()', {});
  const first = store.get().ask?.next;
  shown?.picks.onPick?.('there', 'Town');
  await vi.waitUntil(() => shown?.mentions.about?.member === 'there');
  await play.pick('deliver(there)');
  await vi.waitUntil(() => store.get().draft.length === 1);
  await play.open(0);
  await vi.waitUntil(() => store.get().ask?.next === first && shown?.shown?.next === first);
  expect(shown?.mentions.about).toBeUndefined();
  expect(shown?.shown?.candidates).toContain('rest');
});

const SETUP = { of: 'sort/groups', values: 'Cart.holds', as: { wool: '2', coal: '3' }, begins: true };

test('a question begins with its setup, which is still to be confirmed', async () => {
  const { store } = await table('sort()', { setups: [SETUP] });
  await vi.waitUntil(() => store.get().draft.length === 2);
  expect(store.get().draft).toEqual(['2', '3']);
  expect(store.get().save?.decisions).toEqual([]);
});

test('a piece is opened once all that its question begins with is given, however often it was clicked before', async () => {
  const { store, play } = await table('talk() sort()', { ...SKIPS, setups: [SETUP] });
  const picking = vi.spyOn(play, 'pickPath');
  shown?.skip.take('grey', 'Cart');
  shown?.skip.take('black', 'Cart');
  await vi.waitUntil(() => store.get().ask?.next === 'black');
  await vi.waitUntil(() => store.get().draft.length === 2);
  expect(store.get()).toMatchObject({ draft: ['2', '3'], ask: { next: 'black' }, refused: [] });
  expect(store.get().save?.decisions).toHaveLength(1);
  expect(picking).toHaveBeenCalledTimes(1);
});

test('whoever has answered before begins with nothing, as with a setup that is only offered', async () => {
  const last = [
    ['grey', '1'],
    ['black', '1'],
  ];
  remember('last.carts.sort/groups.red', JSON.stringify(last));
  expect((await table('sort()', { setups: [SETUP] })).play.fillBy).not.toHaveBeenCalled();
  localStorage.clear();
  unmount();
  const offered = await table('sort()', { setups: [{ ...SETUP, begins: false }] });
  expect(offered.play.fillBy).not.toHaveBeenCalled();
});

test('the first piece is picked already, once', async () => {
  const { store } = await table('drive() drive()', { pickedFirst: ['drive/way'] });
  await vi.waitUntil(() => store.get().ask?.picked.length === 2);
  expect(store.get().ask?.picked).toEqual(['go', 'grey']);
});

test('answers of a bot are offered to nobody, until bots are halted', async () => {
  const { store } = await table('drive()', {});
  expect(shown?.picks.candidates).toContain('grey');
  store.set({ bots: { first: 'random' } });
  await vi.waitUntil(() => shown?.shown?.sight === 'label');
  expect(shown?.picks).toMatchObject({ candidates: [], onPick: undefined });
  expect(shown?.ways).toBeUndefined();
  store.set({ botsHalted: true });
  await vi.waitUntil(() => shown?.shown?.sight === undefined);
});

test('a click where only one of several actions can go takes it, also by the press that closes their menu', async () => {
  const { store } = await table('use() drive()', {});
  shown?.ways?.take('grey', 'Cart');
  await vi.waitUntil(() => shown?.ways?.aims.length === 2);
  expect(shown?.ways).toMatchObject({ isAsking: true, crossing: { member: 'grey' } });
  expect(shown?.picks).toMatchObject({ candidates: ['grey', 'black', 'there', 'here'], picked: ['grey'] });
  shown?.ways?.close(true);
  await vi.waitUntil(() => shown?.ways?.isAsking === false);
  shown?.picks.onPick?.('there', 'Town');
  await vi.waitUntil(() => store.get().save?.decisions.length === 1);
  expect(store.get().save?.decisions[0]?.answer).toEqual({ arm: 'go', args: { cart: 'grey', to: 'there' } });
});

test('a press elsewhere puts down what was clicked, as closing its menu does', async () => {
  await table('use() drive()', {});
  for (const isPress of [true, false]) {
    shown?.ways?.take('grey', 'Cart');
    await vi.waitUntil(() => shown?.ways?.aims.length === 2);
    shown?.ways?.close(isPress);
    if (isPress) {
      await vi.waitUntil(() => shown?.ways?.isAsking === false);
      document.body.click();
    }
    await vi.waitUntil(() => shown?.ways?.crossing === undefined);
    expect(shown?.ways?.aims).toEqual([]);
  }
});

const ask = (more: Partial<AskView>): AskView =>
  ({ choice: 'a/b', form: 'one', picked: [], candidates: [], next: '', low: 1, high: 1, ...more }) as AskView;
const each = { keys: ['grey', 'black'], kind: 'Cart' };
const offered = { draft: [], isForPieces: true, isOfPieces: false, isLit: false, isSkipped: false, isBegun: false };

// Each row: what is known about a question, and how much of it is on the board.
test.each([
  [undefined, ask({}), offered],
  ['answerOnBoard', ask({}), { ...offered, isLit: true }],
  ['dragPiece', ask({ form: 'menu' }), { ...offered, isLit: true, dragged: 'counter' }],
  ['dragCard', ask({ form: 'menu' }), { ...offered, isLit: true, dragged: 'card' }],
  ['selectOnBoard', ask({ form: 'some', high: 3 }), { ...offered, isLit: true, dragged: 'counter' }],
  ['selectOnBoard', ask({ form: 'some', high: 3 }), { ...offered, isLit: true }],
  ['skipOnBoard', ask({ form: 'menu' }), { ...offered, isSkipped: true }],
  ['answerForMarked', ask({ each }), offered],
  ['answerForPlace', ask({ each }), { ...offered, isForPieces: false }],
  ['placeOnBoard', ask({ each }), { ...offered, isLit: true }],
  ['giveToMarked', ask({ each }), { ...offered, isLit: true, isForPieces: false }],
  ['layOnBoard', ask({ each }), { ...offered, isLit: true, isForPieces: false, isOfPieces: true }],
  ['placeOnBoard', ask({ each, next: 'grey' }), { ...offered, isLit: true, draft: ['1', '2'] }],
  ['draftComplete', ask({ each }), { ...offered, isLit: true, draft: ['1', '2'] }],
  ['finishFirst', ask({ each }), { ...offered, isLit: true, isBegun: true, draft: ['1', '2'] }],
  ['placeOnBoard', ask({ each }), { ...offered, isLit: true, isBegun: true }],
] as const)('only what is lit is spoken of: %s', (word, asked, how) => {
  expect(questionHint(asked, how)).toBe(word);
});

test('only what a menu can begin with, or what is picked in it, is said to be dragged', () => {
  const ways = [{ picked: ['go'], kind: 'Cart', candidates: ['grey'] }];
  expect(kindsTaken(ask({ form: 'menu', ways }), [])).toEqual(['Cart']);
  expect(kindsTaken(ask({ ways }), [])).toEqual([]);
  expect(kindsTaken(ask({ form: 'menu', picked: ['go', 'grey'] }), ways)).toEqual(['Cart']);
  expect(kindsTaken(ask({ form: 'menu', picked: ['go'] }), ways)).toEqual([]);
});

test('what values speak of only with something else is aside: no click on it alone would mean one of them', async () => {
  await table('plan()', {});
  expect(shown?.picks.mentioned).toEqual(expect.arrayContaining(['there', 'white']));
  expect(shown?.picks.aside).toContain('white');
  expect(shown?.picks.aside).not.toContain('there');
});

test('the only value that speaks of what is aside is asked about, and taken by the next click', async () => {
  const { store } = await table('assist()', {});
  shown?.picks.onPick?.('white', 'Cart');
  await vi.waitUntil(() => shown?.mentions.about?.member === 'white');
  expect(shown?.shown?.candidates).toEqual(['help(white, road)']);
  expect(store.get().draft).toEqual([]);
  shown?.picks.onPick?.('road', 'Road');
  await vi.waitUntil(() => store.get().draft.length === 1);
  expect(store.get().draft).toEqual(['help(white, road)']);
  shown?.picks.onPick?.('there', 'Town');
  await vi.waitUntil(() => store.get().draft.length === 2);
  expect(store.get().draft).toContain('goTo(there)');
});

test('whoever goes back halts the bots, and only once', async () => {
  const { store, play } = await table('talk() drive()', {});
  await play.pick('offer');
  await vi.waitUntil(() => store.get().save?.decisions.length === 1);
  expect(store.get().botsHalted).toBe(false);
  let halts = 0;
  const { set } = store;
  const spy = vi.spyOn(store, 'set').mockImplementation((change) => {
    halts += Number(typeof change === 'object' && 'botsHalted' in change);
    set(change);
  });
  await play.move(-1);
  expect(store.get().botsHalted).toBe(true);
  await play.move(1);
  await play.move(-1);
  expect(halts).toBe(1);
  spy.mockRestore();
});
