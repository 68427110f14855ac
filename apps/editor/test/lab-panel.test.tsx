// @vitest-environment happy-dom
import { engine } from '@sandtable/engine';
import { load } from '@sandtable/testkit';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WorkbenchContext } from '../src/context.ts';
import { Lab } from '../src/lab/Lab.tsx';
import { createLab } from '../src/state/lab/lab.ts';
import { createWorkbench } from '../src/state/workbench.ts';
import { inMemory } from '../src/storage/in-memory.ts';
import { compilerService } from '../src/workers/compiler.ts';
import type { CompilerApi } from '../src/workers/compiler-api.ts';
import { labService } from '../src/workers/lab.ts';
import type { LabApi } from '../src/workers/lab-protocol.ts';
import { dispatch } from '../src/workers/rpc.ts';
import { memoryHomes } from './memory-homes.ts';
import { clientOf, clientTo, idleWorkers } from './services.ts';

const RULES = `ruleset "dice" version "1.2.0" language 1
kind Side { rounds: 1..9 }
die D6 { 1..6 }
constant needed: 1..7 = 2
table Side { id rounds
  red 1
  blue 1 }
seats for Side { two { first {red} second {blue} } }
procedure rest(s: Side) { let more = choose one of 1..2 by s }
play {
  for s in Side { repeat s.rounds times { rest(s) } }
  let face = roll D6 by red
  if face >= needed { finish won by {red} because "hit" }
  finish won by {blue} because "miss"
}
`;
const files = [{ path: 'rules.sand', text: RULES }];
const compiler = compilerService();
const javascript = compiler.compile({ files, variants: [] }, 'en').javascript ?? '';
const { info } = (await load(javascript))(engine);

const homes = memoryHomes({ folder: inMemory({ 'dice/rules.sand': RULES }) });
const made = createWorkbench(homes, { ...idleWorkers(), compile: clientTo(compiler) });
const compile = () => clientOf<Pick<CompilerApi, 'playable' | 'variables'>>((call) => dispatch(compiler, call));
const worker = () => {
  const service = labService(load);
  return clientOf<LabApi>((call) => dispatch(service, call));
};
const host = document.body.appendChild(document.createElement('div'));
let root: Root;
let bench = made;

beforeEach(() => {
  bench = { ...made, lab: createLab(made.store, { play: made.play, compile, worker }) };
  bench.store.set({
    ...{ ruleset: 'dice', javascript, info, compiledIn: 1, rulesValid: true, variants: [], houseRules: [] },
    buffers: { 'dice/rules.sand': { text: RULES, version: '1', dirty: false } },
  });
  draw();
});
afterEach(() => root.unmount());

function draw(): void {
  host.replaceChildren();
  root = createRoot(host.appendChild(document.createElement('section')));
  root.render(
    <WorkbenchContext value={bench}>
      <Lab />
    </WorkbenchContext>,
  );
}

const text = (): string => host.textContent ?? '';
const named = (role: string, name: string) =>
  [...host.querySelectorAll<HTMLElement>(role)].find(
    (one) => one.textContent?.trim() === name || one.getAttribute('aria-label') === name,
  );
const press = async (role: string, name: string): Promise<void> =>
  (await vi.waitUntil(() => named(role, name))).click();
/** The field that a label is for. */
const field = (label: string) => {
  const of = [...host.querySelectorAll('label')].find((one) => one.textContent === label);
  return of ? host.querySelector<HTMLInputElement>(`[id="${of.htmlFor}"]`) : null;
};
/** React listens to the value that the page sets, not to the property of the element. */
function type(into: HTMLInputElement | null, value: string): void {
  if (into === null) throw new Error('there is no such field');
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(into), 'value')?.set?.call(into, value);
  into.dispatchEvent(new Event('input', { bubbles: true }));
}

test('fairness is described in a sentence, in charts with their tables, and in games to look at; it stays when the panel is left', async () => {
  type(await vi.waitUntil(() => field('Games')), '40');
  await press('button', 'Start');
  await vi.waitUntil(() => text().includes('40 of 40 games'));
  expect(text()).toContain('Red: significantly more wins than an equal split would give.');
  const rows = [...host.querySelectorAll('tbody tr')].map((row) => row.textContent);
  expect(rows.some((row) => row?.startsWith('Red') && row.includes('%'))).toBe(true);
  expect(named('section', 'Games worth a look')?.textContent).toContain('Shortest');
  root.unmount();
  draw();
  await vi.waitUntil(() => text().includes('40 of 40 games'));
});

test('a number is found by its name, played with other values, and one of them is saved as a house rule', async () => {
  await press('[role=tab]', 'What should this number be?');
  const search = await vi.waitUntil(() => host.querySelector<HTMLInputElement>('input[aria-label^="Search"]'));
  expect(named('button', 'Start')?.hasAttribute('disabled')).toBe(true);
  search.focus();
  type(search, 'need');
  (await vi.waitUntil(() => document.querySelector<HTMLElement>('[role=option]'))).click();
  const values = await vi.waitUntil(() => host.querySelector<HTMLInputElement>('[aria-label="Values for Needed"]'));
  expect(values.value).toBe('1..7');
  type(values, '7..2');
  await vi.waitUntil(() => text().includes('isn’t a range'));
  type(values, '2,4,9');
  type(field('Games per value'), '20');
  await press('button', 'Start');
  await vi.waitUntil(() => bench.lab.store.get().number?.running === false);
  await vi.waitUntil(() => text().includes('Can’t be played'));
  const heads = [...host.querySelectorAll('tbody th')].map((one) => one.textContent?.trim());
  expect(heads).toEqual(['2', '4', '9', 'as is']);
  const make = vi.spyOn(bench.list, 'make').mockResolvedValue(undefined);
  await press('button', 'Save as house rule');
  await vi.waitUntil(() => text().includes('House rule “needed-2” created.'));
  const [path, written] = make.mock.calls[0] ?? [];
  expect(path).toBe('dice/variants/needed-2.json');
  expect(JSON.parse(written ?? '')).toEqual({
    ...{ format: 1, variant: 'needed-2', of: 'dice', range: '^1.2', set: { 'constant/needed': 2 } },
  });
  const rules = [...files, { path: 'variants/needed-2.json', text: written ?? '' }];
  expect(compiler.playable({ files: rules, variants: ['needed-2'] }, 'en').findings).toEqual([]);
});

test('bots are chosen from a list, two at least', async () => {
  await press('[role=tab]', 'Which bot is stronger?');
  const boxes = await vi.waitUntil(() => {
    const found = [...host.querySelectorAll<HTMLInputElement>('fieldset input[type=checkbox]')];
    return found.length > 1 && found;
  });
  for (const box of boxes.filter(({ checked }) => checked)) box.click();
  await vi.waitUntil(() => text().includes('Select at least two bots.'));
  expect(named('button', 'Start')?.hasAttribute('disabled')).toBe(true);
});

test('rules that don’t compile, and those that are still compiled, say so', async () => {
  bench.store.set({ javascript: undefined, rulesValid: false });
  await vi.waitUntil(() => text() !== '' && named('button', 'Start') === undefined);
  const broken = text();
  bench.store.set({ compiledIn: undefined });
  await vi.waitUntil(() => text() !== broken);
  expect(text()).toBe('Loading…');
});
