import { directionOf } from '@sandtable/rulebook';
import { useEffect, useRef, useState } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import css from '../css/prose-page.css?inline';
import { pick } from '../state/selectors.ts';
import type { RulebookText } from '../workers/rulebook.ts';
import { type ToldBook, toldBook } from './told-book.ts';

/** The rules text of what is played, in the language of the page or in one that it has. */
export const Rulebook = () => {
  const { bench, t } = useWorkbench();
  const { lang, javascript } = useStore(pick('lang', 'javascript'));
  const [book, setBook] = useState<ToldBook>(undefined);
  const [times, setTimes] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other rules have other values in their text.
  useEffect(() => {
    let stale = false;
    toldBook(bench.book()).then(
      (told) => !stale && setBook(told),
      (error: unknown) => bench.actions.reportTrouble(error),
    );
    return () => {
      stale = true;
    };
  }, [bench, lang, javascript, times]);
  if (book === undefined) return <p className="empty">{t('loading')}</p>;
  if (book === 'stopped')
    return (
      <p className="empty" role="alert">
        {t('bookStopped')}{' '}
        <button type="button" onClick={() => [setBook(undefined), setTimes(times + 1)]}>
          {t('tryAgain')}
        </button>
      </p>
    );
  if (book.html === '') return <p className="empty">{t('playerNoRules')}</p>;
  return <Page book={book} />;
};

/** In a tree of its own, so that its looks and ours do not mix. */
const Page = ({ book: { html, lang } }: { readonly book: RulebookText }) => {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const page = host.current?.shadowRoot ?? host.current?.attachShadow({ mode: 'open' });
    // The renderer of chapters lets no HTML of a text through; the policy of the page would stop scripts besides.
    if (page)
      page.innerHTML = `<style>${css}</style><article lang="${lang}" dir="${directionOf(lang)}">${html}</article>`;
    const follow = (event: Event): void => {
      const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null;
      if (link === null) return;
      // The address stays what it is: it carries the match.
      event.preventDefault();
      page?.getElementById(decodeURIComponent(link.getAttribute('href')?.slice(1) ?? ''))?.scrollIntoView();
    };
    page?.addEventListener('click', follow);
    return () => page?.removeEventListener('click', follow);
  }, [html, lang]);
  return <div className="player-book" ref={host} />;
};
