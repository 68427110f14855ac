import { WandSparkles } from 'lucide-react';
import { useState } from 'react';
import { useWorkbench } from '../context.ts';
import type { Suggested } from '../storage/suggester.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import styles from './Suggestions.module.css';
import { useSuggester } from './useSuggester.ts';

interface Props {
  readonly source: string;
  readonly lang: string;
  readonly onTake: (target: string) => void;
}

/** Asks the command or address that was set when the server was started; nothing is sent before someone wants it. */
export const OutsideSuggestions = ({ source, lang, onTake }: Props) => {
  const { t } = useWorkbench();
  const suggester = useSuggester();
  const [reply, setReply] = useState<Suggested | 'waiting' | undefined>();
  if (suggester === undefined) return null;
  const ask = (): void => {
    setReply('waiting');
    void suggester.suggest(source, 'de', lang).then(setReply);
  };
  return (
    <section aria-label={t('outsideSuggestions')}>
      <Button look="plain" icon={WandSparkles} disabled={reply === 'waiting'} onClick={ask}>
        {t('suggestOutside')}
      </Button>
      {reply === undefined || reply === 'waiting' ? null : <Found {...reply} lang={lang} onTake={onTake} />}
    </section>
  );
};

const Found = ({ suggestions, failed, lang, onTake }: Suggested & Pick<Props, 'lang' | 'onTake'>) => {
  const { t } = useWorkbench();
  if (suggestions.length === 0)
    return (
      <Notice role="status">{failed === undefined ? t('noSuggestions') : t('suggestFailed', { why: failed })}</Notice>
    );
  return (
    <ol className={styles.list}>
      {suggestions.map((one) => (
        <li key={one}>
          <Button look="row" className={styles.suggestion} lang={lang} onClick={() => onTake(one)}>
            {one}
          </Button>
        </li>
      ))}
    </ol>
  );
};
