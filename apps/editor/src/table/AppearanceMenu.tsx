import { CircleHelp, Command, Settings2 } from 'lucide-react';
import { useStore, useWorkbench } from '../context.ts';
import { AnimationsMenuCheck } from '../events/AnimationsMenuCheck.tsx';
import { LanguageMenuGroup } from '../shell/LanguageChoice.tsx';
import { ThemeMenuGroup } from '../shell/ThemeChoice.tsx';
import { pick } from '../state/selectors.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { Menu, MenuCheck, MenuItem } from '../ui/Menu.tsx';
import { AlwaysAskedMenuGroup } from './AlwaysAskedMenuGroup.tsx';

/** Language, theme and help, in one button. */
export const AppearanceMenu = () => {
  const { bench, t } = useWorkbench();
  const { takesOnly } = useStore(pick('takesOnly'));
  return (
    <Menu label={t('themeAndLanguage')} trigger={<IconButton label={t('themeAndLanguage')} icon={Settings2} />}>
      <LanguageMenuGroup />
      <ThemeMenuGroup />
      <MenuCheck checked={takesOnly} onChange={bench.takeOnly}>
        {t('playForced')}
      </MenuCheck>
      {takesOnly ? <AlwaysAskedMenuGroup /> : null}
      <AnimationsMenuCheck />
      <MenuItem icon={Command} keys="F1" onClick={() => bench.actions.openDialog({ what: 'commands' })}>
        {t('showCommands')}
      </MenuItem>
      <MenuItem icon={CircleHelp} keys="?" onClick={() => bench.actions.openDialog({ what: 'help' })}>
        {t('showKeys')}
      </MenuItem>
    </Menu>
  );
};
