import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import '../css/go-to.css';
import { useWorkbench } from '../context.ts';
import { type Place, type Row, useGoTo } from './useGoTo.ts';

export type GoToWhat = 'names' | 'text';
const WHATS: readonly GoToWhat[] = ['names', 'text'];

/** The row that an arrow key leads to, around the ends. */
const stepped = (key: string, at: number, count: number): number | undefined => {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return (at - 1 + count) % count;
  return undefined;
};

interface Props {
  readonly what: GoToWhat;
  readonly onWhat: (what: GoToWhat) => void;
  readonly onClose: () => void;
}

/** A box to type into, and below it what is meant; Enter goes there. */
export const GoToDialog = ({ what, onWhat, onClose }: Props) => {
  const { bench, t } = useWorkbench();
  const dialog = useRef<HTMLDialogElement>(null);
  const [query, setQuery] = useState('');
  const [at, setAt] = useState(0);
  const rows = useGoTo(what, query);
  const current = Math.min(at, Math.max(0, rows.length - 1));
  useEffect(() => dialog.current?.showModal(), []);
  const go = ({ file, start, end }: Place): void => {
    onClose();
    bench.goto({ file, start, end });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = stepped(event.key, current, rows.length);
    const chosen = rows[current];
    if (next !== undefined) setAt(next);
    else if (event.key === 'Enter' && chosen !== undefined) go(chosen.place);
    else return;
    event.preventDefault();
  };
  return (
    <dialog ref={dialog} className="go-to-dialog" aria-label={t('goTo')} onClose={onClose}>
      <div className="go-to-head">
        <input
          type="text"
          role="combobox"
          aria-label={t(what === 'names' ? 'goToName' : 'findText')}
          aria-expanded={rows.length > 0}
          aria-controls="go-to-rows"
          aria-activedescendant={rows.length > 0 ? `go-to-${current}` : undefined}
          placeholder={t(what === 'names' ? 'goToName' : 'findText')}
          value={query}
          spellCheck={false}
          onChange={(event) => {
            setQuery(event.target.value);
            setAt(0);
          }}
          onKeyDown={onKeyDown}
        />
        {WHATS.map((one) => (
          <button key={one} type="button" aria-pressed={one === what} onClick={() => onWhat(one)}>
            {t(one === 'names' ? 'goNames' : 'goText')}
          </button>
        ))}
      </div>
      <div className="rows" id="go-to-rows" role="listbox" aria-label={t('goTo')}>
        {rows.map((row, i) => (
          <RowOf key={row.key} row={row} id={`go-to-${i}`} current={i === current} onGo={() => go(row.place)} />
        ))}
      </div>
      <p className="empty" role="status">
        {rows.length === 0 && (what === 'names' || query !== '') ? t('goNothing') : null}
      </p>
    </dialog>
  );
};

interface RowProps {
  readonly row: Row;
  readonly id: string;
  readonly current: boolean;
  readonly onGo: () => void;
}
const RowOf = ({ row, id, current, onGo }: RowProps) => {
  const here = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (current) here.current?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the box above has the keys, and says which row they are on.
    // biome-ignore lint/a11y/useFocusableInteractive: as above.
    <div ref={here} id={id} role="option" aria-selected={current} onClick={onGo}>
      <span className="sort">{row.sort}</span>
      <span className="name">{row.name}</span>
      <span className="quiet">{row.where}</span>
    </div>
  );
};
