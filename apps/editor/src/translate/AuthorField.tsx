import { authorIn } from '@sandtable/l10n';
import { useState } from 'react';
import { useWorkbench } from '../context.ts';
import { Disclosure } from '../ui/Disclosure.tsx';
import { StackedField } from '../ui/StackedField.tsx';
import { setTranslatorName, translatorName } from './translator-name.ts';

/** Who translated a text, and the name that is put above what is translated from now on. */
export const AuthorField = ({ notes }: { readonly notes: readonly string[] }) => {
  const { t } = useWorkbench();
  const [name, setName] = useState(translatorName);
  const author = authorIn(notes);
  const onName = (typed: string): void => {
    setName(typed);
    setTranslatorName(typed);
  };
  return (
    <Disclosure summary={author === undefined ? t('author') : t('authorIs', { name: author })}>
      <StackedField label={t('yourName')}>
        {(id) => (
          <input id={id} type="text" value={name} maxLength={80} onChange={(event) => onName(event.target.value)} />
        )}
      </StackedField>
      <p className="quiet">{t('yourNameHint')}</p>
    </Disclosure>
  );
};
