import { useStore, useWorkbench } from '../context.ts';
import { Notice } from '../ui/Notice.tsx';

/** Says that what is played are older rules than those in the text. It alone is drawn where half a line is typed. */
export const OldRulesNotice = () => {
  const { t } = useWorkbench();
  const isValid = useStore(({ rulesValid }) => rulesValid);
  return isValid ? null : <Notice>{t('oldRules')}</Notice>;
};
