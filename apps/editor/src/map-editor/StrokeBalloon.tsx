import { useState } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { goFinding } from '../findings/finding-acts.ts';
import { pick } from '../state/selectors.ts';
import { Balloon } from '../ui/Balloon.tsx';
import { Button } from '../ui/Button.tsx';
import { Row } from '../ui/Row.tsx';
import styles from './StrokeBalloon.module.css';
import type { MapEditing } from './useMapEditing.ts';

/** More are listed with all findings. */
const SHOWN = 3;

/** Says at the cells that were painted what has become wrong with it. */
export const StrokeBalloon = ({ editing: { wrong, undo } }: { readonly editing: MapEditing }) => {
  const { bench, t } = useWorkbench();
  const { findings } = useStore(pick('findings'));
  const [closed, close] = useState<unknown>(undefined);
  if (wrong.fresh.length === 0 || closed === wrong) return null;
  return (
    <Balloon label={t('mapFindings')} at={AT} keepsFocus onClose={() => close(wrong)}>
      <ul className={styles.lines}>
        {wrong.fresh.slice(0, SHOWN).map((nth) => {
          const finding = findings[nth];
          return finding ? (
            <li key={nth}>
              <span className={`severity ${finding.severity}`}>{t(finding.severity)}</span>{' '}
              {finding.sentence ?? finding.message}{' '}
              <Button look="plain" onClick={() => goFinding(bench, finding)}>
                {t('toRule')}
              </Button>
            </li>
          ) : null;
        })}
      </ul>
      {undo ? (
        <Row>
          <Button onClick={undo}>{t('undoEdit')}</Button>
        </Row>
      ) : null}
    </Balloon>
  );
};

const marked = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('[data-region="board"] [data-finding="stroke"] .finding-sign');
const AT = { anchor: marked, element: () => null };
