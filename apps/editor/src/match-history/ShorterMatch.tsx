import type { Save } from '@sandtable/session';
import { useWorkbench } from '../context.ts';
import { Button } from '../ui/Button.tsx';

/** The shortest match so far that comes to the same as another; none before one was found. */
export interface Shortened {
  readonly save: Save | undefined;
  readonly done: boolean;
}

/** How short it is, and the way into it. */
export const ShorterMatch = ({ shortened: { save, done } }: { readonly shortened: Shortened }) => {
  const { bench, t } = useWorkbench();
  if (save === undefined) return null;
  return (
    <p role="status">
      {t(done ? 'shortenedTo' : 'shorteningTo', { n: save.decisions.length })}{' '}
      <Button look="plain" onClick={() => void bench.play.resume({ save, at: undefined })}>
        {t('openShortened')}
      </Button>
    </p>
  );
};
