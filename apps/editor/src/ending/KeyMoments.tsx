import { useWorkbench } from '../context.ts';
import { useTexts } from '../play/useTexts.ts';
import { Button } from '../ui/Button.tsx';
import styles from './EndPage.module.css';
import { type KeyMoment, keyMoments, type ScoreAt } from './key-moments.ts';

interface Props {
  readonly roles: readonly string[];
  readonly scores: readonly ScoreAt[];
}

const MOST = 4;

/** Where scores changed most; each leads to the board as it was then. */
export const KeyMoments = ({ roles, scores }: Props) => {
  const { t } = useWorkbench();
  const moments = keyMoments(scores, MOST);
  const wordsOf = useWordsOf(roles);
  if (moments.length === 0) return null;
  return (
    <>
      <h3>{t('keyMoments')}</h3>
      <ul className={styles.moments}>
        {moments.map((moment) => (
          <li key={`${moment.step} ${moment.role}`}>
            <ToStep step={moment.step} of={scores.at(-1)?.step ?? 0} /> {wordsOf(moment)}
          </li>
        ))}
      </ul>
    </>
  );
};

const ToStep = ({ step, of }: { readonly step: number; readonly of: number }) => {
  const { bench, t } = useWorkbench();
  return (
    <Button look="plain" onClick={() => void bench.play.preview(step, true)}>
      {t('decisionOf', { n: step, of })}
    </Button>
  );
};

const useWordsOf = (roles: readonly string[]): ((moment: KeyMoment) => string) => {
  const texts = useTexts();
  return ({ phase, role, from, to }) =>
    [phase === undefined ? '' : texts.path(phase), `${texts.member(roles[role] ?? '')} ${from} → ${to}`]
      .filter((part) => part !== '')
      .join(' · ');
};
