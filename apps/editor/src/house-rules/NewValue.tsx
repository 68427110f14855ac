import { useId } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';
import { CellInput } from '../table-editor/CellInput.tsx';
import type { Finding, PatchProposal } from '../workers/protocol.ts';
import styles from './NewValue.module.css';

interface Props {
  readonly proposal: PatchProposal;
  /** The file in which the value stands. */
  readonly file: string;
  readonly old: string;
  readonly wrong: readonly Finding[];
  readonly onTyped: (text: string) => void;
  readonly onEnter: () => void;
  readonly onClose: () => void;
}

/** At most so many sentences say what is wrong; the findings have all of it once it is written. */
const MOST_SHOWN = 2;

/** The value that stands there now, chosen, to be typed again. */
export const NewValue = ({ proposal, file, old, wrong, onTyped, onEnter, onClose }: Props) => {
  const { t } = useWorkbench();
  const state = useStore(pick('ruleset'));
  const hintId = useId();
  const column = proposal.sort === 'cell' ? proposal.path.slice(proposal.path.lastIndexOf('.') + 1) : '';
  return (
    <div>
      <span className={styles.line}>
        <span aria-hidden="true">{t('newValue')}</span>{' '}
        <CellInput
          path={`${state.ruleset}/${file}`}
          column={column}
          label={t('newValue')}
          text={old}
          selected
          invalid={wrong.length > 0}
          hintId={hintId}
          onTyped={onTyped}
          onWritten={(_, by) => by === 'enter' && onEnter()}
          onLeft={onClose}
        />
      </span>
      <p id={hintId} className={styles.wrong} role="status">
        {wrong
          .slice(0, MOST_SHOWN)
          .map(({ message }) => message)
          .join(' ')}
      </p>
    </div>
  );
};
