import { useEffect, useState } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import type { NewProblem } from '../state/projects.ts';
import { pick } from '../state/selectors.ts';
import { placeOf } from '../storage/mounted-projects.ts';
import { Banner } from '../ui/Banner.tsx';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';

/** A server that is started again is back before this; then nobody need be troubled. */
const PATIENCE = 4000;

/** Says that the folder does not answer, and offers to go on in the browser. */
export const FolderAway = () => {
  const { bench, t } = useWorkbench();
  const { backendOffline, ruleset } = useStore(pick('backendOffline', 'ruleset'));
  const isLong = useIsLong(backendOffline);
  const [problem, setProblem] = useState<NewProblem | undefined>(undefined);
  // Who is not let in will not be later, unless something is done about it.
  if (backendOffline === undefined || !(isLong || backendOffline === 'token')) return null;
  const isHere = ruleset !== undefined && placeOf(ruleset) === undefined;
  return (
    <Banner role="status" label={t('folderAway')}>
      <p>
        <b>{t(backendOffline)}</b> {t(isHere ? 'folderAwayHere' : 'folderAway')}
      </p>
      {problem === undefined ? null : <Notice>{t(problem, { file: ruleset ?? '' })}</Notice>}
      {isHere ? (
        <Button onClick={() => void bench.projects.copyTo('browser').then(setProblem)}>{t('copyToBrowser')}</Button>
      ) : null}
    </Banner>
  );
};

/** Whether a reason has been there for a while. */
function useIsLong(reason: string | undefined): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    setLong(false);
    if (reason === undefined) return;
    const timer = setTimeout(() => setLong(true), PATIENCE);
    return () => clearTimeout(timer);
  }, [reason]);
  return isLong;
}
