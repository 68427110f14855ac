import { CircleHelp, Command, Languages } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { chooseTheme, chosenTheme, followTheme, THEME_WORDS, THEMES } from '../shell/theme.ts';
import { besideRules } from '../state/beside-rules.ts';
import { filesIn, languageName, languagesIn, offeredLanguages } from '../state/languages.ts';
import { pick } from '../state/selectors.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { Menu, MenuChoice, MenuChoices, MenuGroup, MenuItem } from '../ui/Menu.tsx';
import { TEST_LANGUAGE } from '../words.ts';

/** Language, theme and help, where the head of the page has no room for more than a button. */
export const AppearanceMenu = () => {
  const { bench, t } = useWorkbench();
  return (
    <Menu label={t('appearance')} trigger={<IconButton label={t('appearance')} icon={Languages} />}>
      <MenuGroup label={t('language')}>
        <LanguageChoices />
      </MenuGroup>
      <MenuGroup label={t('theme')}>
        <ThemeChoices />
      </MenuGroup>
      <MenuItem icon={Command} keys="F1" onClick={() => bench.actions.openDialog({ what: 'commands' })}>
        {t('showCommands')}
      </MenuItem>
      <MenuItem icon={CircleHelp} keys="?" onClick={() => bench.actions.openDialog({ what: 'help' })}>
        {t('showKeys')}
      </MenuItem>
    </Menu>
  );
};

const LanguageChoices = () => {
  const { bench, t } = useWorkbench();
  const { ruleset, lang } = useStore(pick('ruleset', 'lang'));
  const buffers = useStore(besideRules);
  const have = languagesIn(filesIn(buffers, ruleset).map(({ path }) => path));
  return (
    <MenuChoices value={lang} onChange={(value) => bench.setLang(value)}>
      {offeredLanguages([...have, lang]).map((one) => (
        <MenuChoice key={one} value={one}>
          {one === TEST_LANGUAGE ? t('testLanguage') : languageName(one)}
        </MenuChoice>
      ))}
    </MenuChoices>
  );
};

const ThemeChoices = () => {
  const { t } = useWorkbench();
  const theme = useSyncExternalStore(followTheme, chosenTheme);
  return (
    <MenuChoices value={theme} onChange={(value) => chooseTheme(THEMES.find((one) => one === value) ?? 'system')}>
      {THEMES.map((one) => (
        <MenuChoice key={one} value={one}>
          {t(THEME_WORDS[one])}
        </MenuChoice>
      ))}
    </MenuChoices>
  );
};
