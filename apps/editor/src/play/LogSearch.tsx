import type { LogLine } from '@sandtable/session';
import { useEffect, useMemo, useRef } from 'react';
import { useWorkbench } from '../context.ts';
import { useLogged } from './useNotation.ts';
import { useTexts } from './useTexts.ts';

interface Props {
  readonly sought: string;
  readonly found: number;
  /** Undefined shows all lines again. */
  readonly onSeek: (sought: string | undefined) => void;
}

/** Only the lines that have a word in them. */
export const LogSearch = ({ sought, found, onSeek }: Props) => {
  const { t } = useWorkbench();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <div className="log-search">
      <input
        ref={field}
        type="search"
        aria-label={t('findInLog')}
        placeholder={t('findInLog')}
        value={sought}
        onChange={({ target }) => onSeek(target.value)}
        onKeyDown={(event) => event.key === 'Escape' && onSeek(undefined)}
      />
      <span className="quiet" role="status">
        {sought === '' ? '' : t('linesFound', { n: found })}
      </span>
      <button type="button" className="plain" onClick={() => onSeek(undefined)}>
        {t('shut')}
      </button>
    </div>
  );
};

/** A line as it stands in the log. */
export function useSaid(): (line: LogLine) => string {
  const texts = useTexts();
  const logged = useLogged();
  return (line) => logged(line) ?? texts.line(line);
}

export function useFound(lines: readonly LogLine[], sought = ''): readonly LogLine[] {
  const said = useSaid();
  const word = sought.trim().toLowerCase();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is said of a line changes with the line.
  return useMemo(
    () => (word === '' ? lines : lines.filter((line) => said(line).toLowerCase().includes(word))),
    [lines, word],
  );
}
