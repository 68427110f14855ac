import { Check, CircleDashed } from 'lucide-react';
import { useWorkbench } from '../context.ts';
import { Button } from '../ui/Button.tsx';
import styles from './EntrySide.module.css';
import type { Row } from './rows.ts';

interface Props {
  readonly row: Row;
  readonly onReviewed: () => void;
  readonly onForReview: () => void;
}

/** Whether a translation waits for a look, and why; what is missing has nothing to look at. */
export const ReviewState = ({ row: { entry, standing }, onReviewed, onForReview }: Props) => {
  const { t } = useWorkbench();
  if (standing === 'missing') return null;
  if (standing === 'translated')
    return (
      <Button look="plain" icon={CircleDashed} aria-keyshortcuts="Alt+Enter" onClick={onForReview}>
        {t('forReview')}
      </Button>
    );
  return (
    <div className={styles.review}>
      <p>{t(entry.previous === undefined ? 'forReviewHint' : 'lookedAtHint')}</p>
      <Button look="primary" icon={Check} aria-keyshortcuts="Alt+Enter" onClick={onReviewed}>
        {t('lookedAt')}
      </Button>
    </div>
  );
};
