import { directionOf } from '@sandtable/rulebook';
import { useEffect, useRef } from 'react';
import css from '../css/prose-page.css?inline';
import { reveal } from './reveal.ts';

interface Props {
  readonly label: string;
  readonly lang: string;
  readonly html: string;
  /** The keys of the texts of the page, by number. */
  readonly units: readonly string[];
  readonly selected: string | undefined;
  /** Texts that stand there in the source language. */
  readonly lent?: ReadonlySet<string> | undefined;
  readonly onUnit: (key: string) => void;
}

/** A chapter as readers get it, in a tree of its own, so that its looks and ours do not mix. A click chooses a text. */
export const PageOf = ({ label, lang, html, units, selected, lent, onUnit }: Props) => {
  const host = useRef<HTMLDivElement>(null);
  /** The text that the page was moved to last. */
  const reached = useRef<string | undefined>(undefined);
  const root = (): ShadowRoot | undefined => host.current?.shadowRoot ?? host.current?.attachShadow({ mode: 'open' });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a root is made once.
  useEffect(() => {
    const page = root();
    // The renderer of chapters lets no HTML of a text through; the policy of the page would stop scripts besides.
    if (page)
      page.innerHTML = `<style>${css}</style><article lang="${lang}" dir="${directionOf(lang)}">${html}</article>`;
  }, [html, lang]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that was drawn again has no marks.
  useEffect(() => {
    for (const one of host.current?.shadowRoot?.querySelectorAll('[data-unit]') ?? []) {
      const key = units[numberOf(one)] ?? '';
      one.classList.toggle('selected', key === selected);
      one.classList.toggle('lent', lent?.has(key) ?? false);
      // Only a choice moves the page; what is typed does not.
      if (key === selected && reached.current !== key) reveal(host.current?.parentElement ?? null, one);
      if (key === selected) reached.current = key;
    }
  }, [html, units, selected, lent]);

  useEffect(() => {
    const page = host.current?.shadowRoot;
    const click = (event: Event): void => {
      // References name what they lead to; following one would leave the text at hand.
      event.preventDefault();
      const unit = event.target instanceof Element ? event.target.closest('[data-unit]') : null;
      const key = unit === null ? undefined : units[numberOf(unit)];
      if (key !== undefined) onUnit(key);
    };
    page?.addEventListener('click', click);
    return () => page?.removeEventListener('click', click);
  }, [units, onUnit]);

  return (
    <section className="prose-page" aria-label={label}>
      <div ref={host} />
    </section>
  );
};

const numberOf = (unit: Element): number => Number(unit.getAttribute('data-unit'));
