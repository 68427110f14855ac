import { Play, X } from 'lucide-react';
import { useId, useState } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import type { GameCard } from '../state/game-cards.ts';
import type { LeftMatch } from '../state/left-matches.ts';
import { plainName } from '../storage/mounted-projects.ts';
import { Button } from '../ui/Button.tsx';
import { Disclosure } from '../ui/Disclosure.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import styles from './GoOn.module.css';
import { timeAgo } from './time-ago.ts';

/** Matches that were left, the last one first and the others folded away; nothing where there are none. */
export const GoOn = ({ cards }: { readonly cards: readonly GameCard[] }) => {
  const { bench, t } = useWorkbench();
  const [left, setLeft] = useState(bench.leftMatches.list);
  const there = left.flatMap((match) => {
    const card = cards.find(({ ruleset }) => ruleset === match.ruleset);
    return card === undefined ? [] : [{ match, title: card.title ?? plainName(card.ruleset) }];
  });
  const [last, ...others] = there;
  if (last === undefined) return null;
  const forget = (ruleset: string): void => {
    bench.leftMatches.forget(ruleset);
    setLeft(bench.leftMatches.list);
  };
  return (
    <section className={styles.part} aria-labelledby="start-go-on" data-part="go-on">
      <h2 id="start-go-on">{t('startGoOn')}</h2>
      <Left {...last} onForget={forget} />
      {others.length === 0 ? null : (
        <Disclosure summary={t('startMoreMatches', { n: others.length })}>
          {others.map((one) => (
            <Left key={one.match.ruleset} {...one} onForget={forget} />
          ))}
        </Disclosure>
      )}
    </section>
  );
};

interface LeftProps {
  readonly match: LeftMatch;
  readonly title: string;
  readonly onForget: (ruleset: string) => void;
}

const Left = ({ match: { ruleset, standing, lang, when }, title, onForget }: LeftProps) => {
  const { bench, t } = useWorkbench();
  const now = useStore((state) => state.lang);
  const id = useId();
  // Words of another language are of no use; the game and the time are.
  const shown = [
    ...(lang === now && standing !== '' ? [standing] : []),
    timeAgo(when, Date.now(), now, t('justNow')),
  ].join(' · ');
  const point = (): void => bench.atHand.ruleset(ruleset);
  return (
    <div className={styles.left} data-left={ruleset}>
      <p id={id}>
        <b>{title}</b> <span className="quiet">{shown}</span>
      </p>
      <Button
        look="primary"
        icon={Play}
        aria-describedby={id}
        onPointerEnter={point}
        onFocus={point}
        onClick={() => void bench.goOn(ruleset)}
      >
        {t('startResume')}
      </Button>
      <IconButton icon={X} label={t('startForgetMatch', { game: title })} onClick={() => onForget(ruleset)} />
    </div>
  );
};
