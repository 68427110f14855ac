import { directionOf } from '@sandtable/text';
import { useEffect, useRef } from 'react';
import css from '../translate/prose-page.css?inline';
import type { RulebookText as Text } from '../workers/rulebook.ts';

interface Props {
  readonly book: Text;
  /** Where to begin: `§6.1`. */
  readonly section: string | undefined;
}

/** The printed rules, in a tree of their own, so that their looks and those of the page do not mix. */
export const RulebookText = ({ book: { html, lang }, section }: Props) => {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const page = host.current?.shadowRoot ?? host.current?.attachShadow({ mode: 'open' });
    if (page === undefined) return undefined;
    // The renderer of chapters lets no HTML of a text through; the policy of the page would stop scripts besides.
    page.innerHTML = `<style>${css}</style><article lang="${lang}" dir="${directionOf(lang)}">${html}</article>`;
    const onClick = (event: Event): void => follow(page, event);
    page.addEventListener('click', onClick);
    return () => page.removeEventListener('click', onClick);
  }, [html, lang]);
  useEffect(() => {
    if (section !== undefined) headOf(host.current?.shadowRoot, html, section)?.scrollIntoView();
  }, [html, section]);
  return <div ref={host} />;
};

/** The heading that carries out a section of the original, or one that the section is part of. */
function headOf(page: ShadowRoot | null | undefined, html: string, section: string): Element | undefined {
  const signs = html === '' ? [] : [...(page?.querySelectorAll('.sections') ?? [])];
  const wanted = widening(section);
  return wanted.flatMap((one) => signs.find((sign) => sign.textContent.split(/[\s,]+/).includes(one)) ?? [])[0];
}

/** `§6.1.2`, `§6.1`, `§6`. */
function widening(section: string): readonly string[] {
  const end = section.lastIndexOf('.');
  return end < 0 ? [section] : [section, ...widening(section.slice(0, end))];
}

/** Links lead to chapters of the same page; the address stays what it is, because it carries the match. */
function follow(page: ShadowRoot, event: Event): void {
  const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null;
  if (link === null) return;
  event.preventDefault();
  page.getElementById(decodeURIComponent(link.getAttribute('href')?.slice(1) ?? ''))?.scrollIntoView();
}
