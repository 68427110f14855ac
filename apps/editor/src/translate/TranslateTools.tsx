import { catalogueLanguage, wordsLanguage } from '@sandtable/l10n';
import { BookOpenText, Languages, MessagesSquare, RefreshCw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Row } from '../ui/Row.tsx';
import { Tooltip } from '../ui/Tooltip.tsx';
import { openWords } from './put-words-in.ts';
import styles from './TranslateTools.module.css';

interface Props {
  readonly file: string;
  /** How many texts of the source the catalogue has not; of messages and terms, how many are not in the game yet. */
  readonly absent: number;
  readonly pseudo: boolean;
  readonly onPseudo: (pseudo: boolean) => void;
  /** Says what was not done. */
  readonly onUpdate: () => Promise<readonly string[]>;
  /** More buttons. */
  readonly children?: ReactNode;
}

/** Brings the catalogue up to date, and shows what was forgotten to be translated. */
export const TranslateTools = ({ file, absent, pseudo, onPseudo, onUpdate, children }: Props) => {
  const { t } = useWorkbench();
  const [problems, setProblems] = useState<readonly string[]>([]);
  const isWords = wordsLanguage(file) !== undefined;
  return (
    <Row className={styles.tools}>
      <OtherTexts file={file} onProblems={setProblems} />
      <Button icon={RefreshCw} onClick={() => void onUpdate().then(setProblems)}>
        {isWords ? t('applyWords', { n: absent }) : absent === 0 ? t('bringUp') : t('bringUpSome', { n: absent })}
      </Button>
      {isWords ? null : (
        <Tooltip label={t('pseudoHint')}>
          <Button icon={Languages} aria-pressed={pseudo} onClick={() => onPseudo(!pseudo)}>
            {t('pseudo')}
          </Button>
        </Tooltip>
      )}
      {children}
      {problems.length > 0 ? <Notice role="alert">{problems.join(' ')}</Notice> : null}
    </Row>
  );
};

interface OtherProps {
  readonly file: string;
  readonly onProblems: (problems: readonly string[]) => void;
}

/** Goes from the rules text of a language to its messages and terms, and back. */
const OtherTexts = ({ file, onProblems }: OtherProps) => {
  const { bench, t } = useWorkbench();
  const ruleset = useStore((state) => state.ruleset);
  const words = wordsLanguage(file);
  const chapters = `${ruleset}/l10n/${words}.po`;
  const hasChapters = useStore((state) => state.buffers[chapters] !== undefined);
  if (words === undefined)
    return (
      <Button
        icon={MessagesSquare}
        onClick={() => void openWords(bench, catalogueLanguage(file) ?? '').then(onProblems)}
      >
        {t('messagesAndTerms')}
      </Button>
    );
  return hasChapters ? (
    <Button icon={BookOpenText} onClick={() => bench.actions.openFile(chapters)}>
      {t('rulesTexts')}
    </Button>
  ) : null;
};
