import type { MatchView } from '@sandtable/session';
import { useStore, useWorkbench } from '../context.ts';
import { useLineText } from '../play/useLineText.ts';
import { pick } from '../state/selectors.ts';
import { Button } from '../ui/Button.tsx';
import { Disclosure } from '../ui/Disclosure.tsx';
import styles from './TimeLine.module.css';

type Branch = MatchView['branches'][number];

/** Lines of play that were left, the last one first; each can be switched to. */
export const Variations = ({ branches }: { readonly branches: readonly Branch[] }) => {
  const { bench, t } = useWorkbench();
  const { running } = useStore(pick('running'));
  const nameOf = useName();
  if (branches.length === 0) return null;
  const numbered = branches.map((branch, number) => ({ branch, number }));
  return (
    <Disclosure className={styles.variations} data-part="variations" summary={t('branches', { n: branches.length })}>
      <ul>
        {numbered.reverse().map(({ branch, number }) => (
          <li key={number}>
            <Button look="row" disabled={running} onClick={() => void bench.play.follow(number)}>
              {nameOf(branch)}
            </Button>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
};

/** Where a branch parts, and with which decision, as far as the viewer may know. */
const useName = (): ((branch: Branch) => string) => {
  const { t } = useWorkbench();
  const textOf = useLineText();
  return ({ shared, decisions, first }) => {
    if (first === undefined || decisions === undefined) return t('branchFrom', { n: shared + 1 });
    return t('branch', { n: shared + 1, of: decisions, what: textOf(first) });
  };
};
