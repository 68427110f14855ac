import type { GameInfo } from '@sandtable/engine';
import { type AskView, isMany } from '@sandtable/session';
import { useCallback, useState } from 'react';
import { useWorkbench } from '../context.ts';
import { Button } from '../ui/Button.tsx';
import { Checkbox } from '../ui/Checkbox.tsx';
import { Row } from '../ui/Row.tsx';
import styles from './Odds.module.css';
import { OddsFound } from './OddsFound.tsx';
import { isLast } from './previewed-answer.ts';
import { useOddsOf } from './useOddsOf.ts';
import { usePointed } from './usePointed.ts';
import { usePreviewFirst } from './usePreviewFirst.ts';

interface Props {
  readonly info: GameInfo;
  readonly ask: AskView;
  readonly ticked: readonly string[];
}

/** The odds of the answer that is pointed at or put together, and a way to confirm it only after a look. */
export const OddsPreview = ({ info, ask, ticked }: Props) => {
  const { bench, t } = useWorkbench();
  const [pointed, point] = usePointed();
  const known = useOddsOf({ info, ask, ticked, pointed });
  const [isFirst, previewFirst] = useState(false);
  const answers = useCallback((candidate: string) => !isMany(ask) && isLast(info, ask, candidate), [info, ask]);
  usePreviewFirst(isFirst, answers, point);
  return (
    <>
      <div className={styles.found} data-testid="odds">
        <Known known={known} />
      </div>
      <Row className={styles.first}>
        <Checkbox checked={isFirst} onChange={({ target }) => previewFirst(target.checked)}>
          {t('lookFirst')}
        </Checkbox>
        {isFirst && pointed !== undefined && answers(pointed) ? (
          <Button look="primary" onClick={() => void bench.play.pick(pointed)}>
            {t('doIt')}
          </Button>
        ) : null}
      </Row>
    </>
  );
};

/** The odds as far as they are known, how far they are computed, or what to do to see any. */
const Known = ({ known }: { readonly known: ReturnType<typeof useOddsOf> }) => {
  const { t } = useWorkbench();
  if (known?.odds) return <OddsFound odds={known.odds} />;
  if (known?.progress !== undefined) return <progress value={known.progress} aria-label={t('odds')} />;
  return <p className="quiet">{t('oddsPoint')}</p>;
};
