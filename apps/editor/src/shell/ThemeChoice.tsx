import { useState } from 'react';
import { useWorkbench } from '../context.ts';
import type { Word } from '../words.ts';
import { chooseTheme, chosenTheme, THEMES, type Theme } from './theme.ts';

const WORDS: Readonly<Record<Theme, Word>> = {
  system: 'themeSystem',
  light: 'themeLight',
  dark: 'themeDark',
  contrast: 'themeContrast',
};

/** Light, dark or high contrast; without a choice, as the system is set. */
export const ThemeChoice = () => {
  const { t } = useWorkbench();
  const [theme, setTheme] = useState(chosenTheme);
  const choose = (value: string): void => {
    const next = THEMES.find((one) => one === value) ?? 'system';
    setTheme(next);
    chooseTheme(next);
  };
  return (
    <label>
      {t('theme')}{' '}
      <select value={theme} onChange={(event) => choose(event.target.value)}>
        {THEMES.map((one) => (
          <option key={one} value={one}>
            {t(WORDS[one])}
          </option>
        ))}
      </select>
    </label>
  );
};
