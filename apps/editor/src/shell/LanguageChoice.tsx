import { useStore, useWorkbench } from '../context.ts';
import { besideRules } from '../state/beside-rules.ts';
import { fellBack, filesIn, languageName, languagesIn, offeredLanguages } from '../state/languages.ts';
import { pick } from '../state/selectors.ts';
import { TEST_LANGUAGE } from '../words.ts';

/** Chooses the language of page, board and log, and says what is not in it. */
export const LanguageChoice = () => {
  const { bench, t } = useWorkbench();
  const { ruleset, lang } = useStore(pick('ruleset', 'lang'));

  const buffers = useStore(besideRules);
  const have = languagesIn(filesIn(buffers, ruleset).map(({ path }) => path));
  const back = fellBack(lang, ruleset === undefined || have.length === 0 ? undefined : have);
  const said = [
    ...(back.page === undefined ? [] : [t('fellBackPage', { lang: languageName(back.page) })]),
    ...(back.rules === undefined ? [] : [t('fellBackRules', { lang: languageName(back.rules) })]),
  ].join(' · ');
  return (
    <>
      {said === '' ? null : (
        <span className="quiet" title={t('fellBackHint', { lang: languageName(lang) })}>
          {said}
        </span>
      )}
      <label data-part="language">
        {t('language')}{' '}
        <select value={lang} onChange={(event) => bench.setLang(event.target.value)}>
          {offeredLanguages([...have, lang]).map((one) => (
            <option key={one} value={one} lang={one === TEST_LANGUAGE ? undefined : one}>
              {one === TEST_LANGUAGE ? t('testLanguage') : languageName(one)}
            </option>
          ))}
        </select>
      </label>
    </>
  );
};
