import { directionOf } from '@sandtable/text';
import css from './prose-page.css?inline';

/** What is drawn in each root, so that nothing is drawn twice. */
const drawn = new WeakMap<ShadowRoot, string>();

export const rootOf = (host: HTMLElement): ShadowRoot => host.shadowRoot ?? host.attachShadow({ mode: 'open' });

/** The renderer of chapters lets no HTML of a text through; the policy of the page would stop scripts besides. */
export function drawProse(root: ShadowRoot, html: string, lang: string): void {
  const page = `<article lang="${lang}" dir="${directionOf(lang)}">${html}</article>`;
  if (drawn.get(root) === page) return;
  root.innerHTML = `<style>${css}</style>${page}`;
  drawn.set(root, page);
}

/** Marks the texts of a page, and returns the first that is selected. */
export function markUnits(
  root: ShadowRoot,
  units: readonly string[],
  selected: string | undefined,
  lent: ReadonlySet<string> | undefined,
): Element | undefined {
  const all = [...root.querySelectorAll('[data-unit]')];
  for (const one of all) {
    const key = units[numberOf(one)] ?? '';
    one.classList.toggle('selected', key === selected);
    one.classList.toggle('lent', lent?.has(key) ?? false);
  }
  return all.find((one) => one.classList.contains('selected'));
}

/** The text that was clicked. */
export function unitAt(target: EventTarget | null, units: readonly string[]): string | undefined {
  const unit = target instanceof Element ? target.closest('[data-unit]') : null;
  return unit === null ? undefined : units[numberOf(unit)];
}

const numberOf = (unit: Element): number => Number(unit.getAttribute('data-unit'));
