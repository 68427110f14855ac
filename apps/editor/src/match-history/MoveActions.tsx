import { Bug, GitBranch, Pin, Trash2 } from 'lucide-react';
import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';
import { IconButton } from '../ui/IconButton.tsx';
import styles from './Move.module.css';

interface Props {
  readonly number: number;
  readonly isManual: boolean;
}

/** Debugs, pins, replaces or removes a move. */
export const MoveActions = ({ number, isManual }: Props) => {
  const { bench, t } = useWorkbench();
  const { stepPreview } = useStore(pick('stepPreview'));
  const isPinned = stepPreview?.held === true && stepPreview.view.decisions === number;
  return (
    <span className={styles.actions}>
      <IconButton label={t('lookInside')} icon={Bug} onClick={() => void bench.why.inside(number)} />
      <IconButton
        label={t('hold')}
        icon={Pin}
        aria-pressed={isPinned}
        onClick={() => void bench.play.preview(isPinned ? undefined : number, true)}
      />
      {isManual ? null : (
        <IconButton label={t('whatIf')} icon={GitBranch} onClick={() => void bench.play.byHand('whatIf', number)} />
      )}
      <IconButton label={t('leaveOut')} icon={Trash2} onClick={() => void bench.play.byHand('skip', number)} />
    </span>
  );
};
