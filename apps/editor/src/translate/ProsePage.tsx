import { type RefObject, useEffect, useRef } from 'react';
import styles from './ProsePage.module.css';
import { drawProse, markUnits, rootOf, unitAt } from './prose-dom.ts';
import { reveal } from './reveal.ts';

interface Props {
  readonly label: string;
  readonly lang: string;
  readonly html: string;
  /** The keys of the texts of the page, by number. */
  readonly units: readonly string[];
  readonly selected: string | undefined;
  /** Texts that are there in the source language. */
  readonly lent?: ReadonlySet<string> | undefined;
  readonly onUnit: (key: string) => void;
}

/** A chapter as readers get it, in a tree of its own, so that its looks and ours do not mix. A click chooses a text. */
export const ProsePage = (props: Props) => {
  const host = useRef<HTMLDivElement>(null);
  useDrawn(host, props);
  useClicks(host, props);
  return (
    <section className={styles.page} aria-label={props.label}>
      <div ref={host} />
    </section>
  );
};

function useDrawn(host: RefObject<HTMLElement | null>, { html, lang, units, selected, lent }: Props): void {
  /** The text that the page was moved to last. */
  const reached = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (host.current === null) return;
    const root = rootOf(host.current);
    drawProse(root, html, lang);
    const found = markUnits(root, units, selected, lent);
    if (found === undefined) return;
    // Only a choice moves the page; what is typed does not.
    if (reached.current !== selected) reveal(host.current.parentElement, found);
    reached.current = selected;
  }, [host, html, lang, units, selected, lent]);
}

function useClicks(host: RefObject<HTMLElement | null>, { units, onUnit }: Props): void {
  useEffect(() => {
    const root = host.current && rootOf(host.current);
    const click = (event: Event): void => {
      // References name what they lead to; following one would leave the text at hand.
      event.preventDefault();
      const key = unitAt(event.target, units);
      if (key !== undefined) onUnit(key);
    };
    root?.addEventListener('click', click);
    return () => root?.removeEventListener('click', click);
  }, [host, units, onUnit]);
}
