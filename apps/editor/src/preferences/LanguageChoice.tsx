import { useStore, useWorkbench } from '../context.ts';
import { fellBack, filesIn, languageName, languagesIn, offeredLanguages } from '../state/languages.ts';
import { nonRuleFiles } from '../state/non-rule-files.ts';
import { pick } from '../state/selectors.ts';
import { Hint } from '../ui/Hint.tsx';
import { MenuChoice, MenuChoices, MenuGroup } from '../ui/Menu.tsx';
import { TEST_LANGUAGE } from '../words.ts';

/** Chooses the language of page, board and log. */
export const LanguageChoice = () => {
  const { bench, t } = useWorkbench();
  const { lang, offered } = useLanguages();
  return (
    <label data-part="language">
      {t('language')}{' '}
      <select value={lang} onChange={(event) => bench.setLang(event.target.value)}>
        {offered.map(({ code, name }) => (
          <option key={code} value={code} lang={langOf(code)}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
};

/** The same choice, in a menu. */
export const LanguageMenuGroup = () => {
  const { bench, t } = useWorkbench();
  const { lang, offered } = useLanguages();
  return (
    <MenuGroup label={t('language')}>
      <MenuChoices value={lang} onChange={(code) => bench.setLang(code)}>
        {offered.map(({ code, name }) => (
          <MenuChoice key={code} value={code}>
            <span lang={langOf(code)}>{name}</span>
          </MenuChoice>
        ))}
      </MenuChoices>
    </MenuGroup>
  );
};

/** Says what of the page or the rules is not in the chosen language. */
export const LanguageFallback = () => {
  const { t } = useWorkbench();
  const { lang, have, isOpen } = useLanguages();
  const back = fellBack(lang, isOpen && have.length > 0 ? have : undefined);
  const said = [
    ...(back.page === undefined ? [] : [t('fellBackPage', { lang: languageName(back.page) })]),
    ...(back.rules === undefined ? [] : [t('fellBackRules', { lang: languageName(back.rules) })]),
  ].join(' · ');
  if (said === '') return null;
  return (
    <span className="quiet">
      <Hint hint={t('fellBackHint', { lang: languageName(lang) })}>{said}</Hint>
    </span>
  );
};

/** The chosen language, those that the ruleset has, and those to choose from. */
function useLanguages() {
  const { t } = useWorkbench();
  const { ruleset, lang, face } = useStore(pick('ruleset', 'lang', 'face'));
  const buffers = useStore(nonRuleFiles);
  const have = languagesIn(filesIn(buffers, ruleset).map(({ path }) => path));
  // Whoever has chosen the test language elsewhere still sees that it is chosen.
  const hasTest = lang === TEST_LANGUAGE || (ruleset !== undefined && face === 'workshop');
  const offered = offeredLanguages([...have, lang], hasTest).map((code) => ({
    code,
    name: code === TEST_LANGUAGE ? t('testLanguage') : languageName(code),
  }));
  return { lang, have, offered, isOpen: ruleset !== undefined };
}

/** The test language is the page's own, with other letters. */
const langOf = (code: string): string | undefined => (code === TEST_LANGUAGE ? undefined : code);
