import { type AskView, isMany } from '@sandtable/session';
import { useStore, useWorkbench } from '../context.ts';
import { isDrafted, isFull } from '../state/half-answer.ts';
import { pick } from '../state/selectors.ts';
import styles from './Asking.module.css';
import { Confirm } from './Confirm.tsx';
import { isBegun } from './is-begun.ts';
import type { useAnswering } from './useAnswering.ts';

interface Props {
  readonly ask: AskView;
  readonly answering: Pick<ReturnType<typeof useAnswering>, 'ticked' | 'parts' | 'mentions'>;
}

/** What gives the answer that was put together. It stands next to what scrolls, so that it lies on none of the answers. */
export const Confirming = ({ ask, answering }: Props) => (
  <div className={styles.confirming} data-part="confirming">
    {isMany(ask) && !answering.parts ? <Ticked ask={ask} ticked={answering.ticked} /> : null}
    <Assignment ask={ask} isBegun={isBegun(ask, answering)} />
  </div>
);

/** Gives the members that are ticked, once they are as many as are asked for. */
const Ticked = ({ ask, ticked }: { readonly ask: AskView; readonly ticked: readonly string[] }) => {
  const { bench } = useWorkbench();
  return (
    <Confirm
      disabled={ticked.length < ask.low || ticked.length > ask.high}
      onClick={() => void (ask.each ? bench.play.pick(ticked.join('|')) : bench.play.decide(ticked))}
    />
  );
};

interface AssignmentProps {
  readonly ask: AskView;
  /** A value is half chosen, which would be lost. */
  readonly isBegun: boolean;
}

/** Hands an assignment in, once every key has a value; there may be none. */
const Assignment = ({ ask, isBegun }: AssignmentProps) => {
  const { bench, t } = useWorkbench();
  const { draft } = useStore(pick('draft'));
  if (ask.each?.keys.length === 0) return <Confirm onClick={() => void bench.play.decide({ each: {} })} />;
  if (!isDrafted(ask) || !isFull(ask, draft)) return null;
  return (
    <Confirm
      disabled={isBegun}
      title={isBegun ? t('finishFirst') : undefined}
      onClick={() => void bench.play.confirm()}
    />
  );
};
