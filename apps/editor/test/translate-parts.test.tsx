// @vitest-environment happy-dom
import { type Rewrite, readPo } from '@sandtable/l10n';
import { act, type KeyboardEvent, type ReactNode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { WorkbenchContext } from '../src/context.ts';
import { createWorkbench } from '../src/state/workbench.ts';
import { AuthorField } from '../src/translate/AuthorField.tsx';
import { EntryFilter } from '../src/translate/EntryFilter.tsx';
import { ALL_TEXTS, type Look } from '../src/translate/look.ts';
import { NotesField } from '../src/translate/NotesField.tsx';
import { ReplaceForm } from '../src/translate/ReplaceForm.tsx';
import { ReviewState } from '../src/translate/ReviewState.tsx';
import { type Row, rowsOf } from '../src/translate/rows.ts';
import { Suggestions } from '../src/translate/Suggestions.tsx';
import { translatorName } from '../src/translate/translator-name.ts';
import { useSelectedText } from '../src/translate/useSelectedText.ts';
import { pressInField, type WritingActions } from '../src/translate/writing-keys.ts';
import { memoryHomes } from './memory-homes.ts';
import { idleWorkers } from './services.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const homes = memoryHomes();
const bench = createWorkbench(homes, idleWorkers());

const po = [
  'msgid ""\nmsgstr ""\n"Language: en\\n"',
  '#: text/de/1.md:1\nmsgctxt "a"\nmsgid "Bis zu {constant.most} Karten"\nmsgstr "Up to {constant.most} cards"',
  '#: text/de/2.md:1\n#, fuzzy\nmsgctxt "b"\nmsgid "Karten"\nmsgstr "Cards"',
  '#: text/de/2.md:3\nmsgctxt "c"\nmsgid "Ende"\nmsgstr ""',
].join('\n\n');
const rows = rowsOf(readPo('l10n/en.po', po), 'l10n/en.po', []);

/** Draws something alone on the page. */
async function drawn(what: ReactNode): Promise<HTMLElement> {
  document.body.replaceChildren();
  const host = document.body.appendChild(document.createElement('div'));
  await act(async () => createRoot(host).render(<WorkbenchContext value={bench}>{what}</WorkbenchContext>));
  return host;
}

const one = <T extends Element>(host: HTMLElement, selector: string): T => {
  const found = host.querySelector<T>(selector);
  if (found === null) throw new Error(`no ${selector} in ${host.innerHTML}`);
  return found;
};
const button = (host: HTMLElement, name: string): HTMLButtonElement => {
  const found = [...host.querySelectorAll('button')].find(
    (it) => (it.getAttribute('aria-label') ?? it.textContent) === name,
  );
  if (found === undefined) throw new Error(`no button ${name} in ${host.innerHTML}`);
  return found;
};
const click = (element: HTMLElement) => act(async () => element.click());
const fill = (field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, text: string) =>
  act(async () => {
    // React hears of what is set past its own setter.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
  });

test('filters are set apart, and an expression that is broken is reported beside its field', async () => {
  let look: Look = ALL_TEXTS;
  const Filter = () => {
    const [now, set] = useState(look);
    look = now;
    return <EntryFilter rows={rows} terms={[{ id: 'kind/Card', word: 'Karte' }]} look={now} onLook={set} />;
  };
  const host = await drawn(<Filter />);
  const [show, file, term] = host.querySelectorAll('select');
  if (!show || !file || !term) throw new Error('three choices');
  expect([...show.options].map(({ textContent }) => textContent)).toEqual([
    'All (3)',
    'Missing (1)',
    'Needs review (1)',
    'Translated (1)',
    'With findings (0)',
    'With comments (0)',
  ]);
  expect([...file.options].map(({ textContent }) => textContent)).toEqual(['All', '1.md', '2.md']);
  await fill(file, 'text/de/2.md');
  await fill(term, 'kind/Card');
  expect(one(host, 'summary').textContent).toBe('More filters (2)');
  const search = one<HTMLInputElement>(host, 'input[type="search"]');
  await fill(search, '(');
  expect(host.querySelector('[role="status"]')).toBeNull();
  await click(button(host, 'Regular expression'));
  expect(button(host, 'Regular expression').getAttribute('aria-pressed')).toBe('true');
  expect(one(host, '[role="status"]').textContent).toBe('Invalid regular expression: a ( isn’t closed.');
  expect(search.getAttribute('aria-describedby')).toBe(one(host, '[role="status"]').id);
  expect(look).toMatchObject({ file: 'text/de/2.md', term: 'kind/Card', sought: { text: '(', isPattern: true } });
});

test('what would be replaced is shown; what would lose a value has to be ticked', async () => {
  let made: readonly Rewrite<Row>[] = [];
  const host = await drawn(
    <ReplaceForm rows={rows} sought={{ text: 'cards', isPattern: false }} onApply={(chosen) => (made = chosen)} />,
  );
  const by = one<HTMLInputElement>(host, 'input[type="text"]');
  await fill(by, 'tiles');
  expect(one(host, '[role="status"]').textContent).toBe('2 of 2 selected');
  const boxes = host.querySelectorAll<HTMLInputElement>('input[type="checkbox"]');
  if (boxes[0]) await click(boxes[0]);
  expect(one(host, '[role="status"]').textContent).toBe('1 of 2 selected');
  await click(button(host, 'Change 1 text'));
  expect(made.map(({ before, after }) => [before, after])).toEqual([['Cards', 'tiles']]);

  await fill(one(host, 'input[type="search"]'), '{constant.most}');
  expect(host.textContent).toContain('A value or link would no longer match the source.');
  expect(one<HTMLInputElement>(host, 'input[type="checkbox"]').checked).toBe(false);
  await fill(one(host, 'input[type="search"]'), 'nowhere');
  expect(one(host, '[role="status"]').textContent).toBe('Nothing to replace in the listed texts (3).');
});

test('a translation is marked for review and as reviewed; one that is missing is neither', async () => {
  const said: string[] = [];
  const states = rows.map((row) => (
    <ReviewState
      key={row.key}
      row={row}
      onReviewed={() => said.push('reviewed')}
      onForReview={() => said.push('review')}
    />
  ));
  const host = await drawn(states);
  expect([...host.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual([
    'Mark for review',
    'Mark as reviewed',
  ]);
  await click(button(host, 'Mark for review'));
  await click(button(host, 'Mark as reviewed'));
  expect(said).toEqual(['review', 'reviewed']);
});

test('comments are shown where there are any, and written line by line', async () => {
  const written: string[] = [];
  const host = await drawn(<NotesField notes={['ask', 'the author']} onWrite={(text) => written.push(text)} />);
  expect(one<HTMLDetailsElement>(host, 'details').open).toBe(true);
  expect(one(host, 'summary').textContent).toBe('Comments (2)');
  const field = one<HTMLTextAreaElement>(host, 'textarea');
  expect(field.value).toBe('ask\nthe author');
  await fill(field, 'settled');
  expect(written).toEqual(['settled']);
  const empty = await drawn(<NotesField notes={[]} onWrite={() => undefined} />);
  expect(one<HTMLDetailsElement>(empty, 'details').open).toBe(false);
});

test('suggestions say how alike their sources are, and are taken', async () => {
  const taken: string[] = [];
  const suggestions = [
    { source: 'Karten', target: 'Cards', alike: 1 },
    { source: 'Zwei Karten', target: 'Two cards', alike: 2 / 3 },
  ];
  const host = await drawn(
    <Suggestions suggestions={suggestions} source="Karten" lang="en" onTake={(target) => taken.push(target)} />,
  );
  expect([...host.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual([
    '100% Cards',
    '67% Two cards',
  ]);
  expect([...host.querySelectorAll('li p')].map(({ textContent }) => textContent)).toEqual(['Zwei Karten ']);
  expect(one(host, 'li p del').textContent).toBe('Zwei ');
  await click(button(host, '67% Two cards'));
  expect(taken).toEqual(['Two cards']);
});

test('the text that is worked on stays when the view is made anew, and a finding gone to since leads to its own', async () => {
  const path = 'game/l10n/en.po';
  const Chosen = () => {
    const [key, choose] = useSelectedText(path, 'l10n/en.po');
    return (
      <button type="button" onClick={() => choose(rows[1]?.key ?? '')}>
        {key?.replace('\u0004', ': ') ?? 'nothing'}
      </button>
    );
  };
  bench.store.set({ buffers: { [path]: { text: po } } as never, goto: { path, start: po.indexOf('Ende'), end: 0 } });
  const chosen = async () => (await drawn(<Chosen />)).textContent;
  expect(await chosen()).toBe('c: Ende');
  await click(button(await drawn(<Chosen />), 'c: Ende'));
  expect(await chosen()).toBe('b: Karten');
  await act(async () => bench.store.set({ goto: { path, start: po.indexOf('Bis zu'), end: 0 } }));
  expect(await chosen()).toBe('a: Bis zu {constant.most} Karten');
});

test('whoever gives a name sees who translated a text, and is kept', async () => {
  const host = await drawn(<AuthorField notes={['Ask.', 'Translator: Grace']} />);
  expect(one(host, 'summary').textContent).toBe('Translator: Grace');
  await fill(one<HTMLInputElement>(host, 'input'), ' Ada \n Lovelace ');
  expect(translatorName()).toBe('Ada Lovelace');
});

test.each([
  [{ altKey: true, key: 'ArrowDown' }, 'step 1'],
  [{ altKey: true, key: 'ArrowUp' }, 'step -1'],
  [{ altKey: true, key: 'Enter' }, 'review'],
  [{ altKey: true, key: 'º', code: 'Digit0' }, 'copySource'],
  [{ altKey: true, key: '¡', code: 'Digit1' }, 'insert 0'],
  [{ altKey: true, shiftKey: true, key: '"', code: 'Digit2' }, 'suggest 1'],
  [{ ctrlKey: true, key: 'Enter' }, 'nextUnfinished'],
  [{ metaKey: true, key: 's' }, 'save'],
  [{ ctrlKey: true, shiftKey: true, key: 'Z' }, 'redo'],
  [{ ctrlKey: true, key: 'z' }, 'undo'],
  // Some keyboards type braces with both keys.
  [{ ctrlKey: true, altKey: true, key: '{', code: 'Digit7' }, undefined],
  [{ key: 'Enter' }, undefined],
] as const)('the keys %j: %s', (pressed, done) => {
  const said: string[] = [];
  const say =
    (what: string) =>
    (...more: unknown[]) =>
      void said.push([what, ...more].join(' '));
  const names = ['step', 'nextUnfinished', 'review', 'copySource', 'insert', 'suggest', 'save', 'undo', 'redo'];
  const actions = Object.fromEntries(names.map((name) => [name, say(name)])) as unknown as WritingActions;
  const none = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, code: '' };
  const event = { ...none, ...pressed, preventDefault: () => undefined } as unknown as KeyboardEvent;
  pressInField(event, actions);
  expect(said).toEqual(done === undefined ? [] : [done]);
});
