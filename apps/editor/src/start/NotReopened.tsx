import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';
import { plainName } from '../storage/mounted-projects.ts';
import { Banner } from '../ui/Banner.tsx';
import { Button } from '../ui/Button.tsx';

/** Says that an address leads to a game that isn't here. */
export const NotFound = () => {
  const { t } = useWorkbench();
  const { notFound } = useStore(pick('notFound'));
  if (notFound === undefined) return null;
  return (
    <Banner role="status" label={t('gameNotFound', { ruleset: notFound })}>
      <p>{t('gameNotFound', { ruleset: notFound })}</p>
    </Banner>
  );
};

/** Says which ruleset was open when the page failed; it is opened again only if someone asks for it. */
export const NotReopened = () => {
  const { bench, t } = useWorkbench();
  const { notReopened } = useStore(pick('notReopened'));

  if (notReopened === undefined) return null;
  return (
    <Banner role="status" label={t('notReopened')}>
      <p>{t('notReopenedWhy', { ruleset: plainName(notReopened) })}</p>
      <Button onClick={() => void bench.openRuleset(notReopened)}>{t('openAnyway')}</Button>
      <Button onClick={() => void bench.openRuleset(notReopened, undefined, true)}>{t('openWithoutTexts')}</Button>
    </Banner>
  );
};
