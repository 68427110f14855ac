import { House } from 'lucide-react';
import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';
import { placeOf } from '../storage/mounted-projects.ts';
import { IconButton } from '../ui/IconButton.tsx';

/** Leads to the start page, from either mode; a link is left by its own banner. */
export const Home = () => {
  const { bench, t } = useWorkbench();
  const { ruleset } = useStore(pick('ruleset'));
  if (ruleset === undefined || placeOf(ruleset) === 'link') return null;
  return <IconButton label={t('startPage')} icon={House} onClick={() => bench.closeRuleset()} />;
};
