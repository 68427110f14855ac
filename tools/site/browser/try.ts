import { highlightRules } from '../src/manual/highlight.ts';
import { createTrier, type Trier } from './trier.ts';
import type { Tried, TryFinding } from './try-protocol.ts';
import { type TryWords, tryWords } from './try-words.ts';

/** Milliseconds for which typing rests before the rules are checked. */
const REST = 250;

/** The parts of an example that is being changed. */
interface Parts {
  readonly text: HTMLTextAreaElement;
  readonly shown: HTMLElement;
  readonly said: HTMLElement;
  readonly list: HTMLElement;
  readonly link: HTMLAnchorElement;
  readonly words: TryWords;
  readonly trier: Trier;
}

/** Turns an example of the manual into an editor, which says what the compiler finds and how worked examples end. */
export function openTry(example: HTMLElement, worker: string): void {
  const [pre, link] = [example.querySelector('pre'), example.querySelector<HTMLAnchorElement>('a.open')];
  if (pre === null || link === null) return;
  const original = (pre.textContent ?? '').replace(/\n$/, '');
  const { lang } = document.documentElement;
  const parts = draw(pre, link, { words: tryWords(lang), trier: createTrier(worker, link.hash, lang) });
  const { text, words } = parts;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const change = (rest: number): void => {
    parts.shown.innerHTML = `${highlightRules(text.value)}\n`;
    clearTimeout(timer);
    timer = setTimeout(() => void check(parts), rest);
  };
  text.addEventListener('input', () => change(REST));
  const reset = buttonSaying(words.reset, () => {
    text.value = original;
    change(0);
    text.focus();
  });
  link.before(reset);
  text.value = original;
  change(0);
  text.focus();
}

function draw(pre: HTMLElement, link: HTMLAnchorElement, { words, trier }: Pick<Parts, 'words' | 'trier'>): Parts {
  const [text, shown] = [document.createElement('textarea'), document.createElement('code')];
  const [frame, said, list] = ['div', 'p', 'ul'].map((name) => document.createElement(name)) as [
    HTMLElement,
    HTMLElement,
    HTMLElement,
  ];
  const behind = document.createElement('pre');
  behind.ariaHidden = 'true';
  behind.append(shown);
  Object.assign(text, { spellcheck: false, autocapitalize: 'off', autocomplete: 'off', wrap: 'off' });
  text.ariaLabel = words.rules;
  frame.className = 'try-text';
  frame.append(behind, text);
  said.className = 'try-said';
  said.role = 'status';
  said.textContent = words.checking;
  list.className = 'try-list';
  pre.replaceWith(frame, said, list);
  return { text, shown, said, list, link, words, trier };
}

async function check(parts: Parts): Promise<void> {
  const { text, said, list, link, words, trier } = parts;
  const asked = text.value;
  const tried = await trier.check(asked);
  // What was typed meanwhile is checked after this.
  if (text.value !== asked) return;
  said.textContent = typeof tried === 'string' ? words[tried] : summaryOf(tried, words);
  said.classList.toggle('wrong', typeof tried === 'string' || !isWell(tried));
  list.replaceChildren(...(typeof tried === 'string' ? [] : linesOf(tried, parts)));
  if (typeof tried !== 'string' && tried.hash !== '') link.hash = tried.hash;
}

const isWell = ({ findings, examples }: Tried): boolean => findings.length === 0 && examples.every(({ ok }) => ok);

function summaryOf({ findings, examples }: Tried, words: TryWords): string {
  if (findings.length > 0) return words.findings(findings.length);
  if (examples.length === 0) return words.valid;
  return words.examples(examples.filter(({ ok }) => ok).length, examples.length);
}

function linesOf({ findings, examples }: Tried, parts: Parts): readonly HTMLElement[] {
  const found = findings.map((one) => lineOf(...placed(one, parts)));
  const failed = examples.filter(({ ok }) => !ok).map(({ name, said = '' }) => lineOf(`“${name}”: ${said}`));
  return [...found, ...failed];
}

function lineOf(...content: readonly (Node | string)[]): HTMLElement {
  const line = document.createElement('li');
  line.append(...content);
  return line;
}

/** A finding, behind a button that leads to its place in the text. */
function placed({ start, end, file, message }: TryFinding, { text, words }: Parts): readonly (Node | string)[] {
  if (file !== undefined) return [`${file}: ${message}`];
  const line = text.value.slice(0, start).split('\n').length;
  const go = (): void => {
    text.focus();
    text.setSelectionRange(start, Math.max(end, start));
  };
  return [buttonSaying(words.line(line), go), ` ${message}`];
}

function buttonSaying(word: string, act: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = word;
  button.addEventListener('click', act);
  return button;
}
