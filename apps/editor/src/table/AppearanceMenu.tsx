import { CircleHelp, Command, Settings2 } from 'lucide-react';
import { useWorkbench } from '../context.ts';
import { LanguageMenuGroup } from '../shell/LanguageChoice.tsx';
import { ThemeMenuGroup } from '../shell/ThemeChoice.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { Menu, MenuItem } from '../ui/Menu.tsx';

/** Language, theme and help, in one button. */
export const AppearanceMenu = () => {
  const { bench, t } = useWorkbench();
  return (
    <Menu label={t('themeAndLanguage')} trigger={<IconButton label={t('themeAndLanguage')} icon={Settings2} />}>
      <LanguageMenuGroup />
      <ThemeMenuGroup />
      <MenuItem icon={Command} keys="F1" onClick={() => bench.actions.openDialog({ what: 'commands' })}>
        {t('showCommands')}
      </MenuItem>
      <MenuItem icon={CircleHelp} keys="?" onClick={() => bench.actions.openDialog({ what: 'help' })}>
        {t('showKeys')}
      </MenuItem>
    </Menu>
  );
};
