import { useStore, useWorkbench } from '../context.ts';

/** Says that what is played are older rules than those in the text. It alone is drawn where half a line is typed. */
export const OldRules = () => {
  const { t } = useWorkbench();
  const isSound = useStore(({ rulesValid }) => rulesValid);
  return isSound ? null : <p className="notice">{t('oldRules')}</p>;
};
