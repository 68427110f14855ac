import type { Completion } from '@sandtable/ide';
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { Candidates } from './Candidates.tsx';
import { useOffer } from './useOffer.ts';
import { writtenIn } from './written-in.ts';

interface Props {
  readonly path: string;
  readonly column: string;
  readonly label: string;
  readonly text: string;
  readonly invalid?: boolean;
  readonly placeholder?: string;
  readonly focused?: boolean;
  /** Begins with the focus and all of its text chosen, in a form that knows itself where the focus goes. */
  readonly selected?: boolean;
  readonly onTyped?: (text: string) => void;
  /** Id of what is said about it. */
  readonly told?: string;
  /** Written when the field is left; `by` says how. */
  readonly onWritten: (text: string, by: 'enter' | 'tab' | 'back' | 'blur') => void;
  readonly onLeft?: () => void;
}

/** A field for a cell, with what could be written at its caret. */
export const CellInput = (props: Props) => {
  const { path, column, label, text, invalid, placeholder, focused, selected, told, onTyped, onWritten, onLeft } =
    props;
  const { offered, items, chosen, offer, close, step } = useOffer(path, column);
  const [typed, setTyped] = useState(text);
  const [caret, setCaret] = useState<number | undefined>();
  const field = useRef<HTMLInputElement>(null);
  const isDone = useRef(false);
  const list = useId();

  useEffect(() => setTyped(text), [text]);
  useEffect(() => {
    if (focused) field.current?.focus();
  }, [focused]);
  useLayoutEffect(() => {
    if (caret !== undefined) field.current?.setSelectionRange(caret, caret);
  }, [caret]);

  useEffect(() => {
    if (!selected) return;
    field.current?.focus();
    field.current?.select();
  }, [selected]);

  const type = (next: string): void => {
    setTyped(next);
    onTyped?.(next);
  };
  const take = (item: Completion['items'][number]): void => {
    const next = writtenIn(typed, offered, item);
    type(next.text);
    setCaret(next.caret);
    close();
  };
  const finish = (by: 'enter' | 'tab' | 'back' | 'blur'): void => {
    if (isDone.current) return;
    isDone.current = by !== 'blur' && focused === true;
    close();
    onWritten(typed, by);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    event.stopPropagation();
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const item = items[chosen];
    if (by !== undefined && items.length > 0) step(by);
    else if (by === 1) offer(typed, event.currentTarget.selectionStart ?? typed.length);
    else if (event.key === 'Enter' && item) take(item);
    else if (event.key === 'Enter') finish('enter');
    else if (event.key === 'Tab' && focused) finish(event.shiftKey ? 'back' : 'tab');
    else if (event.key === 'Escape' && items.length > 0 && onLeft === undefined) close();
    else if (event.key === 'Escape') {
      isDone.current = onLeft !== undefined;
      setTyped(text);
      onLeft?.();
    } else return;
    event.preventDefault();
  };
  const box = items.length > 0 ? field.current?.getBoundingClientRect() : undefined;
  return (
    <>
      <input
        ref={field}
        type="text"
        role="combobox"
        aria-label={label}
        aria-invalid={invalid}
        aria-describedby={invalid ? told : undefined}
        aria-expanded={items.length > 0}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={chosen < 0 ? undefined : `${list}-${chosen}`}
        value={typed}
        placeholder={placeholder}
        spellCheck={false}
        onChange={({ target }) => {
          type(target.value);
          setCaret(undefined);
          offer(target.value, target.selectionStart ?? target.value.length);
        }}
        onFocus={({ target }) => {
          isDone.current = false;
          if (focused) offer(target.value, target.value.length);
        }}
        onClick={({ currentTarget }) => offer(typed, currentTarget.selectionStart ?? typed.length)}
        onBlur={() => finish('blur')}
        onKeyDown={onKeyDown}
      />
      {box ? <Candidates id={list} label={label} box={box} items={items} chosen={chosen} onTaken={take} /> : null}
    </>
  );
};
