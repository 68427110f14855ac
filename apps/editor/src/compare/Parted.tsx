import type { OtherCourse } from '@sandtable/bots';
import { useStore, useWorkbench } from '../context.ts';
import { useTexts } from '../play/useTexts.ts';
import { pick } from '../state/selectors.ts';

type EndOfCourse = OtherCourse['before'];

/** Games that took another course: where they parted, and a way to look at both. */
export const Parted = ({ others }: { readonly others: readonly OtherCourse[] }) => {
  const { bench, t } = useWorkbench();
  const state = useStore(pick('ruleset'));
  const texts = useTexts();
  const { differ } = bench;
  const { run } = differ.store.get();
  const asked = ({ asked: one }: EndOfCourse): string =>
    one === undefined ? t('gameOver') : `${texts.path(one.choice)} (${texts.member(one.role, run?.roleKind)})`;
  const apart = ({ before, after }: OtherCourse): string => {
    const [one, other] = [asked(before), asked(after)];
    return one === other ? t('partedAnswer', { question: one }) : `A: ${one}; B: ${other}`;
  };
  // What was opened some time ago is no text that could be played on.
  const canOpen = (side: 'before' | 'after'): boolean =>
    run?.wanted[side] !== 'opened' && run?.ruleset === state.ruleset && !differ.isStale(side);
  return (
    <section className="parted">
      <h3>{t('partedGames')}</h3>
      <ul>
        {others.map((other) => (
          <li key={other.game}>
            <span>{t('partedAt', { game: other.game, n: other.at })}</span>{' '}
            <span className="quiet">{apart(other)}</span>{' '}
            {(['before', 'after'] as const).map((side) => (
              <button
                key={side}
                type="button"
                className="plain"
                disabled={!canOpen(side)}
                title={canOpen(side) ? undefined : t('cannotOpenGame')}
                aria-label={t('openGameIn', { side: side === 'before' ? 'A' : 'B', game: other.game })}
                onClick={() => void differ.open(side, other)}
              >
                {t('openIn', { side: side === 'before' ? 'A' : 'B' })}
              </button>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
};
