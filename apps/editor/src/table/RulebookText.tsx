import { directionOf } from '@sandtable/text';
import { useEffect, useRef } from 'react';
import css from '../translate/prose-page.css?inline';
import type { RulebookText as Text } from '../workers/rulebook.ts';
import styles from './TablePage.module.css';

/** The printed rules, in a tree of their own, so that their looks and those of the page do not mix. */
export const RulebookText = ({ book: { html, lang } }: { readonly book: Text }) => {
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
  return <div className={styles.book} ref={host} />;
};

/** Links lead to chapters of the same page; the address stays what it is, because it carries the match. */
function follow(page: ShadowRoot, event: Event): void {
  const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null;
  if (link === null) return;
  event.preventDefault();
  page.getElementById(decodeURIComponent(link.getAttribute('href')?.slice(1) ?? ''))?.scrollIntoView();
}
