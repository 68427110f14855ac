import type { TermBase } from '@sandtable/messages';
import { useWorkbench } from '../context.ts';
import { glossaryFor } from './glossary.ts';

interface Props {
  readonly source: string;
  readonly bases: readonly TermBase[];
  readonly lang: string;
}

/** What the terms of a text are called in the language that is written. */
export const Glossary = ({ source, bases, lang }: Props) => {
  const { t } = useWorkbench();
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
