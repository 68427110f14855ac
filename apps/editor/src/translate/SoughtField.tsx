import { patternProblem, type Sought } from '@sandtable/l10n';
import { CaseSensitive, Regex } from 'lucide-react';
import { useId } from 'react';
import { useWorkbench } from '../context.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { SearchInput } from '../ui/SearchInput.tsx';
import styles from './SoughtField.module.css';

interface Props {
  readonly label: string;
  readonly sought: Sought;
  readonly onSought: (sought: Sought) => void;
}

/** What is searched for, as letters or as a regular expression; below it stands why an expression is none. */
export const SoughtField = ({ label, sought, onSought }: Props) => {
  const { t } = useWorkbench();
  const id = useId();
  const problem = patternProblem(sought);
  return (
    <div>
      <div className={styles.sought}>
        <SearchInput
          label={label}
          value={sought.text}
          aria-invalid={problem !== undefined}
          aria-describedby={problem === undefined ? undefined : id}
          onSearch={(text) => onSought({ ...sought, text })}
        />
        <IconButton
          label={t('matchCase')}
          icon={CaseSensitive}
          aria-pressed={sought.matchesCase ?? false}
          onClick={() => onSought({ ...sought, matchesCase: !sought.matchesCase })}
        />
        <IconButton
          label={t('useRegex')}
          icon={Regex}
          aria-pressed={sought.isPattern}
          onClick={() => onSought({ ...sought, isPattern: !sought.isPattern })}
        />
      </div>
      {problem === undefined ? null : (
        <p id={id} className={styles.problem} role="status">
          {t('regexProblem', { problem })}
        </p>
      )}
    </div>
  );
};
