import { ClipboardCopy, ImageDown } from 'lucide-react';
import { useRef, useState } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { download } from '../import-export/download.ts';
import { pixelsOf } from '../import-export/pixels.ts';
import { namesIn } from '../play/useRuleNames.ts';
import { useTexts } from '../play/useTexts.ts';
import { pick } from '../state/selectors.ts';
import { Button } from '../ui/Button.tsx';
import { cardPicture } from './card-picture.ts';
import styles from './Lab.module.css';

interface Props {
  readonly title: string;
  readonly lines: readonly string[];
}

/** What was found, to be shown to others: as text or as a picture, with the name of the game and how it was found. */
export const Card = ({ title, lines }: Props) => {
  const { bench, t } = useWorkbench();
  const { ruleset, variants } = useStore(pick('ruleset', 'variants'));
  const [copied, setCopied] = useState<boolean>();
  const place = useRef<HTMLParagraphElement>(null);
  const texts = useTexts();
  const file = [ruleset ?? '', ...variants].join(' + ');
  const game = [texts.named('ruleset/name') ?? ruleset ?? '', ...variants.map(namesIn(texts))].join(' + ');
  const head = `${game}: ${title}`;
  const copy = async (): Promise<void> => {
    const writing = navigator.clipboard?.writeText([head, ...lines].join('\n'));
    setCopied(
      (await writing?.then(
        () => true,
        () => false,
      )) ?? false,
    );
  };
  const save = async (): Promise<void> => {
    const part = place.current?.closest('[data-part="lab"]');
    if (!part) return;
    const svg = new TextEncoder().encode(cardPicture(part, { title: head, lines }));
    download(`${file}.png`, await pixelsOf(svg), 'image/png');
  };
  return (
    <p className={styles.card} ref={place}>
      <Button icon={ClipboardCopy} onClick={() => void copy()}>
        {t('labCopy')}
      </Button>{' '}
      <Button icon={ImageDown} onClick={() => void save().catch(bench.actions.reportTrouble)}>
        {t('labPicture')}
      </Button>{' '}
      <span role="status">{copied === undefined ? '' : t(copied ? 'labCopied' : 'labCopyFailed')}</span>
    </p>
  );
};
