import type { OtherCourse } from '@sandtable/bots';
import { useStore, useWorkbench } from '../context.ts';
import { useTexts } from '../play/useTexts.ts';
import { pick } from '../state/selectors.ts';
import { Button } from '../ui/Button.tsx';
import { Tooltip } from '../ui/Tooltip.tsx';
import styles from './DivergedGames.module.css';

type EndOfCourse = OtherCourse['before'];
const SIDES = ['before', 'after'] as const;
type Side = (typeof SIDES)[number];

/** Games that took another course: where they parted, and a way to look at both. */
export const DivergedGames = ({ others }: { readonly others: readonly OtherCourse[] }) => {
  const { t } = useWorkbench();
  const partedAt = usePartedAt();
  return (
    <section className={styles.games} aria-label={t('partedGames')}>
      <h3>{t('partedGames')}</h3>
      <ul>
        {others.map((other) => (
          <li key={other.game}>
            <span>{t('partedAt', { game: other.game + 1, n: other.at })}</span>{' '}
            <span className={`quiet ${styles.course}`}>{partedAt(other)}</span>{' '}
            {SIDES.map((side) => (
              <OpenGame key={side} side={side} other={other} />
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
};

/** What both games ask where they part, or that the answers differ. */
const usePartedAt = () => {
  const { bench, t } = useWorkbench();
  const texts = useTexts();
  const { run } = bench.comparing.store.get();
  const asked = ({ asked: one }: EndOfCourse): string =>
    one === undefined ? t('gameOver') : `${texts.path(one.choice)} (${texts.member(one.role, run?.roleKind)})`;
  return ({ before, after }: OtherCourse): string => {
    const [one, other] = [asked(before), asked(after)];
    return one === other ? t('partedAnswer', { question: one }) : `A: ${one}; B: ${other}`;
  };
};

const OpenGame = ({ side, other }: { readonly side: Side; readonly other: OtherCourse }) => {
  const { bench, t } = useWorkbench();
  const { ruleset } = useStore(pick('ruleset'));
  const { run } = bench.comparing.store.get();
  // What was opened some time ago is no text that could be played on.
  const canOpen = run?.wanted[side] !== 'opened' && run?.ruleset === ruleset && !bench.comparing.isStale(side);
  const letter = side === 'before' ? 'A' : 'B';
  const open = async (): Promise<void> => {
    await bench.comparing.open(side, other);
    // The match is seen only where nothing lies over it.
    bench.actions.closeDialog();
  };
  const button = (
    <Button
      look="plain"
      aria-disabled={!canOpen}
      aria-label={t('openGameIn', { side: letter, game: other.game + 1 })}
      onClick={() => (canOpen ? void open() : undefined)}
    >
      {t('openIn', { side: letter })}
    </Button>
  );
  return canOpen ? button : <Tooltip label={t('cannotOpenGame')}>{button}</Tooltip>;
};
