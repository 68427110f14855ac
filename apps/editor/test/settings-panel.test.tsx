// @vitest-environment happy-dom
import { createRoot, type Root } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { WorkbenchContext } from '../src/context.ts';
import { SettingsPart } from '../src/settings/SettingsPart.tsx';
import { createWorkbench } from '../src/state/workbench.ts';
import { compilerService } from '../src/workers/compiler.ts';
import { memoryHomes } from './memory-homes.ts';
import { clientTo, idleWorkers } from './services.ts';

const { applyChange } = vi.hoisted(() => ({ applyChange: vi.fn(async () => ({ files: [] })) }));
vi.mock('../src/house-rules/apply-change.ts', () => ({ applyChange, takeBack: vi.fn() }));

const RULES = `ruleset "bids" version "1.0.0" language 1
kind Side { purse: 0..9 = 5 }
table Side { id  purse
  red   7
  blue  _
}
seats for Side { two { first {red} second {blue} } }
/// The highest bid.
constant most: 1..9 = 9
ruling ties: high | low = low because "the book is silent"
state sum: 0..99 = 0
play { for s in Side { let bid = choose one of n in 0..9 by s where n <= most sum += bid } finish drawn by Side }
`;
const homes = memoryHomes();
const compiler = compilerService();
const bench = createWorkbench(homes, { ...idleWorkers(), compile: clientTo(compiler) });
const host = document.body.appendChild(document.createElement('div'));
let root: Root | undefined;
const draw = (shown: typeof bench): void => {
  root = createRoot(host.appendChild(document.createElement('section')));
  root.render(
    <WorkbenchContext value={shown}>
      <SettingsPart />
    </WorkbenchContext>,
  );
};
const within = (path: string) => host.querySelector<HTMLElement>(`[data-setting="${path}"]`);
const field = (label: string) => host.querySelector<HTMLInputElement>(`[aria-label="${label}"]`);
const button = (words: string) => [...host.querySelectorAll('button')].find((one) => one.textContent === words);

/** React listens to the value that the page sets, not to the property of the element. */
function type(into: HTMLInputElement | HTMLSelectElement | null, text: string): void {
  if (into === null) throw new Error('there is no such field');
  const prototype = Object.getPrototypeOf(into);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(into, text);
  into.dispatchEvent(new Event(into.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }));
}

beforeEach(() => {
  root?.unmount();
  host.replaceChildren();
  applyChange.mockClear();
  // The rules text is read by what compiled last.
  compiler.compile({ files: [{ path: 'rules.sand', text: RULES }], variants: [] }, 'en');
  bench.store.set({ ruleset: 'bids', buffers: { 'bids/rules.sand': { text: RULES, version: '1', dirty: false } } });
});

test('every setting has a field that fits its type, with its range and where it comes from', async () => {
  draw(bench);
  const most = await vi.waitUntil(() => within('constant/most'));
  expect(field('Most')).toMatchObject({ type: 'number', value: '9', min: '1', max: '9' });
  expect(most.textContent).toContain('1 to 9');
  expect(most.textContent).toContain('The highest bid.');
  const ties = within('ruling/ties');
  expect([...(ties?.querySelectorAll('option') ?? [])].map(({ value }) => value)).toEqual(['high', 'low']);
  expect(ties?.textContent).toContain('the book is silent');
});

test('the reason of a ruling is in the words of the ruleset', async () => {
  const { buffers } = bench.store.get();
  const text = 'ruling--ties--because = Nobody knows.\n';
  bench.store.set({ buffers: { ...buffers, 'bids/messages.en.ftl': { text, version: '1', dirty: false } } });
  draw(bench);
  const ties = await vi.waitUntil(() => within('ruling/ties'));
  expect(ties.textContent).toContain('Reason: Nobody knows.');
});

test('the description of a setting is in the words of the ruleset', async () => {
  const { buffers } = bench.store.get();
  const text = 'constant--most--about = Nobody bids more.\n';
  bench.store.set({ buffers: { ...buffers, 'bids/messages.en.ftl': { text, version: '1', dirty: false } } });
  draw(bench);
  const most = await vi.waitUntil(() => within('constant/most'));
  expect(most.textContent).toContain('Nobody bids more.');
  expect(most.textContent).not.toContain('The highest bid.');
});

test('searching narrows the list, and says when nothing is left', async () => {
  draw(bench);
  await vi.waitUntil(() => within('constant/most'));
  type(field('Search settings'), 'ties');
  await vi.waitUntil(() => within('constant/most') === null);
  expect(within('ruling/ties')).not.toBeNull();
  type(field('Search settings'), 'nothing like it');
  await vi.waitUntil(() => within('ruling/ties') === null);
  expect(host.textContent).toContain('No settings match.');
});

test('a change is shown in words, with names; its code is folded away', async () => {
  const { buffers } = bench.store.get();
  const text = 'ruling--ties = Equal bids\nruling--ties--high = the higher one\nruling--ties--low = the lower one\n';
  bench.store.set({ buffers: { ...buffers, 'bids/messages.en.ftl': { text, version: '1', dirty: false } } });
  draw(bench);
  const ties = await vi.waitUntil(() => within('ruling/ties'));
  button('House rule')?.click();
  type(field('Equal bids'), 'high');
  await vi.waitUntil(() => ties.querySelector('details'));
  const shown = [...ties.querySelectorAll('dl > *')].map((one) => one.textContent);
  expect(shown).toEqual(['Equal bids', 'Before the lower one', 'After the higher one']);
  expect(ties.querySelector('details')).toMatchObject({ open: false });
  expect(ties.querySelector('details')?.textContent).toContain('set ruling ties');
  expect(ties.querySelector('details pre')?.textContent, 'nothing stands for a text that is not there yet').not.toBe(
    'Before: ',
  );
});

test('the button that saves can be reached and pressed while the change is being tried', async () => {
  draw(bench);
  await vi.waitUntil(() => within('constant/most'));
  button('Rules')?.click();
  type(field('Most'), '4');
  const save = await vi.waitUntil(() => button('Save change'));
  expect(save.disabled).toBe(false);
  expect(save.getAttribute('aria-disabled')).toBe('true');
  save.click();
  expect(applyChange).not.toHaveBeenCalled();
  await vi.waitUntil(() => host.textContent?.includes('Saved.'));
  expect(applyChange).toHaveBeenCalledOnce();
});

test('pressed too early, the button saves nothing that turns out wrong', async () => {
  draw(bench);
  await vi.waitUntil(() => within('constant/most'));
  button('Rules')?.click();
  type(field('Most'), '12');
  (await vi.waitUntil(() => button('Save change'))).click();
  await vi.waitUntil(() => button('Save anyway'));
  expect(applyChange).not.toHaveBeenCalled();
});

test('opened to be changed, the settings begin at their first field; else they leave the focus alone', async () => {
  draw(bench);
  await vi.waitUntil(() => within('constant/most'));
  expect(document.activeElement).toBe(document.body);
  bench.actions.beginSettings();
  await vi.waitUntil(() => document.activeElement === field('Search settings'));
  expect(bench.store.get().isBeginningSettings).toBe(false);
});

test('a change is shown as it would be written, with what would be wrong, and is saved only then', async () => {
  draw(bench);
  const most = await vi.waitUntil(() => within('constant/most'));
  button('Rules')?.click();
  type(field('Most'), '12');
  await vi.waitUntil(() => button('Save anyway'));
  expect(most.textContent).toContain('constant most: 1..9 = 12');
  expect(field('Most')?.getAttribute('aria-invalid')).toBe('true');
  type(field('Most'), '4');
  const save = await vi.waitUntil(() => {
    const found = button('Save change');
    return found?.getAttribute('aria-disabled') === 'false' && found;
  });
  expect(field('Most')?.getAttribute('aria-invalid')).toBe('false');
  expect(applyChange).not.toHaveBeenCalled();
  save.click();
  await vi.waitUntil(() => host.textContent?.includes('Saved.'));
  const at = RULES.indexOf('= 9\n') + 2;
  const span = { file: 'rules.sand', start: at, end: at + 1 };
  expect(applyChange).toHaveBeenCalledExactlyOnceWith(expect.anything(), { edits: [{ span, text: '4' }], creates: [] });
});

test('Enter leads from a field to the button that saves; Escape there discards', async () => {
  draw(bench);
  await vi.waitUntil(() => within('constant/most'));
  button('Rules')?.click();
  const press = (element: Element | null | undefined, key: string) =>
    element?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  type(field('Most'), '4');
  expect(press(field('Most'), 'Enter'), 'the button takes no click from the same press').toBe(false);
  await vi.waitUntil(() => button('Save change') !== undefined && document.activeElement === button('Save change'));
  expect(applyChange).not.toHaveBeenCalled();
  press(button('Save change'), 'Escape');
  await vi.waitUntil(() => button('Save change') === undefined);
  expect(field('Most')?.value).toBe('9');
  expect(document.activeElement).toBe(field('Most'));
});

test('a change into a house rule is a patch of its own', async () => {
  draw(bench);
  await vi.waitUntil(() => within('constant/most'));
  button('House rule')?.click();
  type(field('Most'), '4');
  await vi.waitUntil(() => button('Save change')?.getAttribute('aria-disabled') === 'false');
  expect(within('constant/most')?.textContent).toContain('set constant most');
  button('Discard')?.click();
  await vi.waitUntil(() => button('Discard') === undefined);
  expect(field('Most')?.value).toBe('9');
});

test('what cannot be read can be tried again', async () => {
  let isBroken = true;
  const settings = async () => {
    if (isBroken) throw new Error('no worker');
    return await bench.houseRules.settings();
  };
  draw({ ...bench, houseRules: { ...bench.houseRules, settings } });
  const again = await vi.waitUntil(() => button('Try again'));
  expect(host.querySelector('[role="alert"]')?.textContent).toContain('The settings couldn’t be read.');
  isBroken = false;
  again.click();
  await vi.waitUntil(() => within('constant/most'));
});
