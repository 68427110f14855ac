import { Settings2 } from 'lucide-react';
import { useWorkbench } from '../context.ts';
import { AnimationsMenuCheck } from '../events/AnimationsMenuCheck.tsx';
import { SoundsMenuCheck } from '../sound/SoundsMenuCheck.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { Menu, MenuGroup } from '../ui/Menu.tsx';
import { useIsNarrow } from '../ui/useIsNarrow.ts';
import { LanguageChoice, LanguageFallback, LanguageMenuGroup } from './LanguageChoice.tsx';
import { ThemeChoice, ThemeMenuGroup } from './ThemeChoice.tsx';

/** How the page looks and speaks: two lists, or one menu where there is no room for them. */
export const PageChoices = () => {
  if (useIsNarrow()) return <InMenu />;
  return (
    <>
      <ThemeChoice />
      <LanguageFallback />
      <LanguageChoice />
    </>
  );
};

const InMenu = () => {
  const { t } = useWorkbench();
  return (
    <>
      <LanguageFallback />
      <Menu label={t('themeAndLanguage')} trigger={<IconButton label={t('themeAndLanguage')} icon={Settings2} />}>
        <LanguageMenuGroup />
        <ThemeMenuGroup />
        <MenuGroup label={t('play')}>
          <AnimationsMenuCheck />
          <SoundsMenuCheck />
        </MenuGroup>
      </Menu>
    </>
  );
};
