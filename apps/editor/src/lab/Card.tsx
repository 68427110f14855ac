import { ClipboardCopy } from 'lucide-react';
import { useState } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';
import { Button } from '../ui/Button.tsx';
import styles from './Lab.module.css';

interface Props {
  readonly title: string;
  readonly lines: readonly string[];
}

/** What was found, to be shown to others: copied as text with the name of the game and how it was found. */
export const Card = ({ title, lines }: Props) => {
  const { t } = useWorkbench();
  const { ruleset, variants } = useStore(pick('ruleset', 'variants'));
  const [state, setState] = useState<'copied' | 'refused' | undefined>();
  const game = [ruleset ?? '', ...variants].join(' + ');
  const copy = (): void => {
    const text = [`${game}: ${title}`, ...lines].join('\n');
    const copied = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'));
    copied.then(
      () => setState('copied'),
      () => setState('refused'),
    );
  };
  return (
    <p className={styles.card}>
      <Button icon={ClipboardCopy} onClick={copy}>
        {t('labCopy')}
      </Button>{' '}
      <span role="status">{state ? t(state === 'copied' ? 'labCopied' : 'labCopyFailed') : ''}</span>
    </p>
  );
};
