// @vitest-environment happy-dom
import { compile } from '@sandtable/compiler';
import { load } from '@sandtable/testkit';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { useStore, WorkbenchContext } from '../src/context.ts';
import { openingDraft } from '../src/state/match/opening-draft.ts';
import { pick } from '../src/state/selectors.ts';
import { createWorkbench, type Workbench } from '../src/state/workbench.ts';
import { memoryHomes } from './memory-homes.ts';
import { runningGame } from './running-game.ts';
import { clientTo, idleWorkers } from './services.ts';

const RULES = `ruleset "ferry" version "1.0.0" language 1
kind Side
table Side { id
  red
}
kind Town
table Town { id
  aria
  bree
}
kind Cart { at: Town }
table Cart { id at
  grey aria
  black bree
}
type Errand = rest | go(to: Town)
notation Errand for c: Cart from "errands"
seats for Side { one { a {red} } }
play {
  let name = choose one of Town by red
  for n in 1..2 { let errands = choose one of Errand for each c in Cart by red }
  finish won by {red}
}
`;

const drafts: (readonly string[])[] = [];
/** Draws the open question with its draft, as the board does. */
const Question = () => {
  const { ask, draft } = useStore(pick('ask', 'draft'));
  if (ask?.choice.endsWith('errands')) drafts.push(draft);
  return null;
};

async function match(): Promise<Workbench> {
  const { javascript = '', findings } = compile([{ path: 'rules.sand', text: RULES }]);
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  const homes = memoryHomes();
  const bench = createWorkbench(homes, { ...idleWorkers(), game: clientTo(runningGame(load)) });
  bench.store.set({ ruleset: 'ferry', face: 'play', takesOnly: false });
  await bench.play.build(javascript);
  await bench.play.start('one', 1, {}, {});
  flushSync(() =>
    createRoot(document.body.appendChild(document.createElement('div'))).render(
      <WorkbenchContext value={bench}>
        <Question />
      </WorkbenchContext>,
    ),
  );
  drafts.length = 0;
  return bench;
}

test('a question for orders is drawn once, with the usual order for everyone', async () => {
  const { play } = await match();
  await play.pick('aria');
  await vi.waitUntil(() => drafts.length > 0);
  expect(drafts).toEqual([['rest', 'rest']]);
});

test('what a question begins with is nobody’s answer: it is set aside without a word, and a given one comes back', async () => {
  const { play, store } = await match();
  await play.pick('aria');
  await play.step();
  expect(store.get()).toMatchObject({ setAside: undefined, draft: ['rest', 'rest'] });
  await play.give(1, 'go(aria)');
  await play.step();
  expect(store.get().setAside).toBe(3);
  await play.undo();
  expect(store.get().draft).toEqual(['rest', 'go(aria)']);
});

test('of a bot nothing is given beforehand, nor what is given already', async () => {
  const { play, store } = await match();
  await play.pick('aria');
  const { view } = store.get();
  const state = { ...store.get(), draft: [], ask: view?.ask };
  expect(openingDraft(state)).toEqual(['rest', 'rest']);
  expect(openingDraft({ ...state, bots: { a: 'random' } })).toBeUndefined();
  expect(openingDraft({ ...state, draft: ['rest'] })).toBeUndefined();
  expect(openingDraft({ ...state, ask: state.ask && { ...state.ask, sight: 'label' } })).toBeUndefined();
});
