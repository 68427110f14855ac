import { ArrowDown, ArrowUp, Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useWorkbench } from '../context.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { EntryFindings } from './EntryFindings.tsx';
import styles from './EntrySide.module.css';
import { Insertable, insertAtCaret } from './Insertable.tsx';
import type { Row } from './rows.ts';
import { TargetFields } from './TargetFields.tsx';
import type { Writing } from './useWriting.ts';
import { pressInField } from './writing-keys.ts';

interface Props {
  readonly row: Row;
  readonly lang: string;
  readonly writing: Writing;
  /** Goes one text on, or one back. */
  readonly onStep: (by: 1 | -1) => void;
}

/** Where the translation is written, with what the source takes from the rules at hand. */
export const TargetSide = ({ row, lang, writing, onStep }: Props) => {
  const { t } = useWorkbench();
  const { key, entry, standing, findings } = row;
  const side = useFieldFocus(key);
  const area = useRef<HTMLTextAreaElement>(null);
  return (
    <section ref={side} className={styles.side} aria-label={t('target', { lang })}>
      <Head lang={lang} onStep={onStep} />
      {writing.refused() ? <Notice>{t('unreadable')}</Notice> : null}
      <TargetFields
        entry={entry}
        lang={lang}
        area={area}
        onWrite={(text, form) => writing.type(key, text, form)}
        onKey={(event) => pressInField(event, writing, onStep)}
      />
      {standing === 'fuzzy' ? <NeedsReview onReviewed={() => writing.lookedAt(key)} /> : null}
      <Insertable source={entry.source} onInsert={(what) => insertAtCaret(fieldIn(side.current, area.current), what)} />
      <EntryFindings findings={findings} />
    </section>
  );
};

const Head = ({ lang, onStep }: Pick<Props, 'lang' | 'onStep'>) => {
  const { t } = useWorkbench();
  return (
    <div className={styles.head}>
      <h3>{t('target', { lang })}</h3>
      <Button look="plain" icon={ArrowUp} onClick={() => onStep(-1)}>
        {t('previousText')}
      </Button>
      <Button look="plain" icon={ArrowDown} onClick={() => onStep(1)}>
        {t('nextText')}
      </Button>
    </div>
  );
};

const NeedsReview = ({ onReviewed }: { readonly onReviewed: () => void }) => {
  const { t } = useWorkbench();
  return (
    <div className={styles.review}>
      <p>{t('lookedAtHint')}</p>
      <Button look="primary" icon={Check} onClick={onReviewed}>
        {t('lookedAt')}
      </Button>
    </div>
  );
};

/** Who goes to another text wants to write; who opens the view may want to look around first. */
function useFieldFocus(key: string) {
  const side = useRef<HTMLElement>(null);
  const lastKey = useRef(key);
  useEffect(() => {
    if (lastKey.current !== key) side.current?.querySelector('textarea')?.focus();
    lastKey.current = key;
  }, [key]);
  return side;
}

/** The field that was written into last, else the first. */
const fieldIn = (side: HTMLElement | null, last: HTMLTextAreaElement | null): HTMLTextAreaElement | null =>
  last?.isConnected ? last : (side?.querySelector('textarea') ?? null);
