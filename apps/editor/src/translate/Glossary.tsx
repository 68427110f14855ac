import { catalogueLanguage } from '@sandtable/l10n';
import { isTerms, termBases } from '@sandtable/messages';
import { useMemo } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { filesIn } from '../state/languages.ts';
import { pick } from '../state/selectors.ts';
import { glossaryFor } from './glossary.ts';

/** What the terms of a text are called in the language that is written. */
export const Glossary = ({ source }: { readonly source: string }) => {
  const { t } = useWorkbench();
  const { active, buffers, ruleset } = useStore(pick('active', 'buffers', 'ruleset'));

  const bases = useMemo(
    () => termBases(filesIn(buffers, ruleset).filter(({ path }) => isTerms(path))),
    [buffers, ruleset],
  );
  const lang = catalogueLanguage(active?.slice(active.indexOf('/') + 1) ?? '') ?? '';
  const found = glossaryFor(source, bases, lang);
  if (found.length === 0) return null;
  return (
    <>
      <h4>{t('glossary')}</h4>
      <ul data-testid="glossary">
        {found.map(({ id, word, target, note, never }) => (
          <li key={id}>
            <span lang="de">{word}</span>: <b lang={lang}>{target ?? t('missing')}</b>
            {note === '' ? null : <span className="quiet"> {note}</span>}
            {never.length === 0 ? null : (
              <span className="quiet"> {t('glossaryNever', { words: never.join(', ') })}</span>
            )}
          </li>
        ))}
      </ul>
    </>
  );
};
