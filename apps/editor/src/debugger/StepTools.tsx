import {
  ChevronsLeft,
  ChevronsRight,
  CornerDownRight,
  CornerUpLeft,
  CornerUpRight,
  type LucideIcon,
  Redo,
  X,
} from 'lucide-react';
import { useStore, useWorkbench } from '../context.ts';
import { stepFrom } from '../explain/rows-of.ts';
import { pick } from '../state/selectors.ts';
import type { Inside } from '../state/slices/analysis.ts';
import { stepOf } from '../state/why-client.ts';
import { Button } from '../ui/Button.tsx';
import { Row } from '../ui/Row.tsx';
import styles from './StepDebugger.module.css';

export type Way = Parameters<typeof stepFrom>[2];

const WAYS = ['back', 'into', 'over', 'out'] as const;
const ICONS: Readonly<Record<Way, LucideIcon>> = {
  back: CornerUpLeft,
  into: CornerDownRight,
  over: Redo,
  out: CornerUpRight,
};

interface Props {
  readonly record: Inside['record'];
  readonly at: number;
  readonly onGo: (way: Way) => void;
}

/** Ways from step to step and from decision to decision. */
export const StepTools = ({ record: { steps, step: number }, at, onGo }: Props) => {
  const { bench, t } = useWorkbench();
  return (
    <Row className={styles.tools} role="toolbar" aria-label={t('inside')}>
      <span>{t('insideOf', { n: number })}</span>
      {WAYS.map((way) => (
        <Button key={way} icon={ICONS[way]} disabled={stepFrom(steps, at, way) === at} onClick={() => onGo(way)}>
          {t(`step-${way}`)}
        </Button>
      ))}
      <OtherDecisions number={number} />
      <Button icon={X} onClick={() => bench.why.leave()}>
        {t('insideLeave')}
      </Button>
    </Row>
  );
};

const OtherDecisions = ({ number }: { readonly number: number }) => {
  const { bench, t } = useWorkbench();
  const last = stepOf(useStore(pick('view', 'viewer', 'at')));
  const look = (other: number) => (): void => void bench.why.inside(other);
  return (
    <>
      <Button icon={ChevronsLeft} disabled={number <= 0} onClick={look(number - 1)}>
        {t('decisionBefore')}
      </Button>
      <Button icon={ChevronsRight} disabled={number >= last} onClick={look(number + 1)}>
        {t('decisionAfter')}
      </Button>
    </>
  );
};
