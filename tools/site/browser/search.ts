import MiniSearch from 'minisearch';
import { type Place, SEARCH_OPTIONS } from './search-options.ts';

const MOST = 12;

const WORDS = {
  en: {
    none: 'No results',
    found: (n: number) => (n === 1 ? '1 result' : `${n} results`),
    failed: 'The search couldn’t be loaded',
  },
  de: {
    none: 'Nichts gefunden',
    found: (n: number) => (n === 1 ? '1 Treffer' : `${n} Treffer`),
    failed: 'Die Suche konnte nicht geladen werden',
  },
} as const;

type Found = Pick<Place, 'address' | 'title' | 'part'>;
type Find = (text: string) => readonly Found[];

/** The parts of a page that a search is made of. */
interface Parts {
  readonly input: HTMLInputElement;
  readonly list: HTMLElement;
  readonly count: HTMLElement;
}

/** Makes the search field work: what can be found is fetched once someone goes there. `/` goes there as well. */
export function offerSearch(parts: Parts, root: string): void {
  const { input, list } = parts;
  const lang = document.documentElement.lang === 'de' ? 'de' : 'en';
  let finding: Promise<Find> | undefined;
  const ready = (): Promise<Find> => {
    finding ??= fetchIndex(`${root}pages/search-${lang}.json`);
    finding.catch(() => {
      finding = undefined;
    });
    return finding;
  };
  const search = async (): Promise<void> => {
    const text = input.value.trim();
    if (text === '') return close(parts);
    const find = await ready().catch(() => undefined);
    if (input.value.trim() !== text) return;
    if (find === undefined) return show(parts, [], WORDS[lang].failed, root);
    const found = find(text).slice(0, MOST);
    show(parts, found, found.length === 0 ? WORDS[lang].none : WORDS[lang].found(found.length), root);
  };
  input.addEventListener('focus', () => void ready().catch(() => undefined));
  input.addEventListener('input', () => void search());
  input.addEventListener('keydown', (event) => onKey(event, parts));
  list.addEventListener('pointerdown', (event) => event.preventDefault());
  list.addEventListener('click', ({ target }) => go(target instanceof Element ? target.closest('li') : null));
  input.addEventListener('blur', () => close(parts));
  document.addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || isTyping(event.target)) return;
    event.preventDefault();
    input.focus();
  });
}

async function fetchIndex(address: string): Promise<Find> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  const index = MiniSearch.loadJSON<Place>(await response.text(), SEARCH_OPTIONS);
  return (text) => index.search(text) as unknown as readonly Found[];
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;

function show({ input, list, count }: Parts, found: readonly Found[], said: string, root: string): void {
  list.replaceChildren(...found.map((place, n) => optionOf(place, n, root)));
  list.hidden = found.length === 0;
  input.setAttribute('aria-expanded', String(found.length > 0));
  input.removeAttribute('aria-activedescendant');
  count.textContent = said;
  count.classList.toggle('hidden', found.length > 0);
}

function optionOf({ address, title, part }: Found, n: number, root: string): HTMLElement {
  const option = document.createElement('li');
  option.role = 'option';
  option.id = `found-${n}`;
  option.ariaSelected = 'false';
  option.dataset.href = `${root}${address}${part === '' ? '' : `#${slugOf(part)}`}`;
  const name = document.createElement('b');
  name.textContent = title;
  option.append(name, part === '' ? '' : ` › ${part}`);
  return option;
}

/** As headings are named where pages are drawn. */
const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-');

function close({ input, list, count }: Parts): void {
  list.hidden = true;
  input.setAttribute('aria-expanded', 'false');
  count.textContent = '';
  count.classList.add('hidden');
}

function onKey(event: KeyboardEvent, parts: Parts): void {
  const options = [...parts.list.children];
  const at = options.findIndex(({ ariaSelected }) => ariaSelected === 'true');
  if (event.key === 'Escape') close(parts);
  else if (event.key === 'Enter') go(options[Math.max(at, 0)] ?? null);
  else if (event.key === 'ArrowDown') select(parts, options, (at + 1) % options.length);
  else if (event.key === 'ArrowUp') select(parts, options, (Math.max(at, 0) - 1 + options.length) % options.length);
  else return;
  event.preventDefault();
}

function select({ input }: Parts, options: readonly Element[], at: number): void {
  for (const [n, option] of options.entries()) option.ariaSelected = String(n === at);
  const chosen = options[at];
  if (chosen === undefined) return;
  input.setAttribute('aria-activedescendant', chosen.id);
  chosen.scrollIntoView({ block: 'nearest' });
}

function go(option: Element | null): void {
  const href = option instanceof HTMLElement ? option.dataset.href : undefined;
  if (href !== undefined) location.href = href;
}
