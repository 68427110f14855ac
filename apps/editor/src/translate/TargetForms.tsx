import type { Entry } from '@sandtable/l10n';
import type { KeyboardEvent, RefObject } from 'react';
import { useWorkbench } from '../context.ts';

interface Props {
  readonly entry: Entry;
  readonly lang: string;
  /** The field that was written into last. */
  readonly area: RefObject<HTMLTextAreaElement | null>;
  readonly onWrite: (text: string, form: number) => void;
  readonly onKey: (event: KeyboardEvent) => void;
}

/** A field for the translation, or one for each of its plural forms. */
export const TargetForms = ({ entry, lang, area, onWrite, onKey }: Props) => {
  const { t } = useWorkbench();
  const { targets, plural } = entry;
  return targets.map((text, form) => {
    const label =
      plural === undefined ? t('target', { lang }) : t('targetForm', { lang, n: form + 1, of: targets.length });
    const field = (
      <textarea
        // biome-ignore lint/suspicious/noArrayIndexKey: a form is what its number says.
        key={form}
        lang={lang}
        dir="auto"
        aria-label={label}
        value={text}
        onFocus={(event) => {
          area.current = event.currentTarget;
        }}
        onChange={(event) => onWrite(event.target.value, form)}
        onKeyDown={onKey}
      />
    );
    if (plural === undefined) return field;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a form is what its number says.
      <div key={form}>
        <h4>{label}</h4>
        {field}
      </div>
    );
  });
};
