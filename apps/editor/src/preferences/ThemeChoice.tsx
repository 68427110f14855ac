import { useSyncExternalStore } from 'react';
import { useWorkbench } from '../context.ts';
import { MenuChoice, MenuChoices, MenuGroup } from '../ui/Menu.tsx';
import { chooseTheme, chosenTheme, followTheme, THEME_WORDS, THEMES } from '../ui/theme.ts';

/** Light, dark or high contrast; without a choice, as the system is set. */
export const ThemeChoice = () => {
  const { t } = useWorkbench();
  const theme = useSyncExternalStore(followTheme, chosenTheme);
  return (
    <label>
      {t('theme')}{' '}
      <select value={theme} onChange={(event) => choose(event.target.value)}>
        {THEMES.map((one) => (
          <option key={one} value={one}>
            {t(THEME_WORDS[one])}
          </option>
        ))}
      </select>
    </label>
  );
};

/** The same choice, in a menu. */
export const ThemeMenuGroup = () => {
  const { t } = useWorkbench();
  const theme = useSyncExternalStore(followTheme, chosenTheme);
  return (
    <MenuGroup label={t('theme')}>
      <MenuChoices value={theme} onChange={choose}>
        {THEMES.map((one) => (
          <MenuChoice key={one} value={one}>
            {t(THEME_WORDS[one])}
          </MenuChoice>
        ))}
      </MenuChoices>
    </MenuGroup>
  );
};

const choose = (value: string): void => chooseTheme(THEMES.find((one) => one === value) ?? 'system');
