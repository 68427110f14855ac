import { X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useWorkbench } from '../context.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { Row } from '../ui/Row.tsx';
import { SearchInput } from '../ui/SearchInput.tsx';
import styles from './Log.module.css';

interface Props {
  readonly sought: string;
  readonly found: number;
  /** Undefined shows all lines again. */
  readonly onSeek: (sought: string | undefined) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** Only the lines that have a word in them. */
export const LogSearch = ({ sought, found, onSeek, onKeyDown }: Props) => {
  const { t } = useWorkbench();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <Row className={styles.search} onKeyDown={onKeyDown}>
      <SearchInput
        ref={field}
        label={t('findInLog')}
        value={sought}
        onSearch={onSeek}
        onKeyDown={(event) => event.key === 'Escape' && onSeek(undefined)}
      />
      <span className="quiet" role="status">
        {sought === '' ? '' : t('linesFound', { n: found })}
      </span>
      <IconButton label={t('shut')} icon={X} onClick={() => onSeek(undefined)} />
    </Row>
  );
};
