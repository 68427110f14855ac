import { Languages, RefreshCw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useWorkbench } from '../context.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Row } from '../ui/Row.tsx';
import { Tooltip } from '../ui/Tooltip.tsx';
import styles from './TranslateTools.module.css';

interface Props {
  /** How many texts of the source the catalogue has not. */
  readonly absent: number;
  readonly pseudo: boolean;
  readonly onPseudo: (pseudo: boolean) => void;
  /** False where the catalogue cannot be read. */
  readonly onUpdate: () => Promise<boolean>;
  /** More buttons. */
  readonly children?: ReactNode;
}

/** Brings the catalogue up to date, and shows what was forgotten to be translated. */
export const TranslateTools = ({ absent, pseudo, onPseudo, onUpdate, children }: Props) => {
  const { t } = useWorkbench();
  const [refused, setRefused] = useState(false);
  return (
    <Row className={styles.tools}>
      <Button icon={RefreshCw} onClick={() => void onUpdate().then((done) => setRefused(!done))}>
        {absent === 0 ? t('bringUp') : t('bringUpSome', { n: absent })}
      </Button>
      <Tooltip label={t('pseudoHint')}>
        <Button icon={Languages} aria-pressed={pseudo} onClick={() => onPseudo(!pseudo)}>
          {t('pseudo')}
        </Button>
      </Tooltip>
      {children}
      {refused ? <Notice role="alert">{t('unreadable')}</Notice> : null}
    </Row>
  );
};
