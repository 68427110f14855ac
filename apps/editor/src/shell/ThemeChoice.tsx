import { useSyncExternalStore } from 'react';
import { useWorkbench } from '../context.ts';
import { chooseTheme, chosenTheme, followTheme, THEME_WORDS, THEMES } from './theme.ts';

/** Light, dark or high contrast; without a choice, as the system is set. */
export const ThemeChoice = () => {
  const { t } = useWorkbench();
  const theme = useSyncExternalStore(followTheme, chosenTheme);
  const choose = (value: string): void => chooseTheme(THEMES.find((one) => one === value) ?? 'system');
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
