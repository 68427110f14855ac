import type { Completion } from '@sandtable/ide';
import {
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
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
  const { label, invalid, placeholder, told } = props;
  const { field, typed, items, chosen, take, heard } = useCell(props);
  const list = useId();
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
        {...heard}
      />
      {box ? <Candidates id={list} label={label} box={box} items={items} chosen={chosen} onTaken={take} /> : null}
    </>
  );
};

/** What is typed, what is offered for it, and what keys and clicks do. */
function useCell({ path, column, text, focused, selected, onTyped, onWritten, onLeft }: Props) {
  const { offered, items, chosen, offer, close, step } = useOffer(path, column);
  const [typed, setTyped] = useState(text);
  const isDone = useRef(false);
  useEffect(() => setTyped(text), [text]);
  const { field, setCaret } = useFocus(focused, selected);

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
  const heard = {
    onChange: ({ target }: ChangeEvent<HTMLInputElement>): void => {
      type(target.value);
      setCaret(undefined);
      offer(target.value, target.selectionStart ?? target.value.length);
    },
    onFocus: ({ target }: FocusEvent<HTMLInputElement>): void => {
      isDone.current = false;
      if (focused) offer(target.value, target.value.length);
    },
    onClick: ({ currentTarget }: MouseEvent<HTMLInputElement>): void =>
      offer(typed, currentTarget.selectionStart ?? typed.length),
    onBlur: (): void => finish('blur'),
    onKeyDown,
  };
  return { field, typed, items, chosen, take, heard };
}

/** Where the focus and the caret go by themselves. */
function useFocus(focused: boolean | undefined, selected: boolean | undefined) {
  const field = useRef<HTMLInputElement>(null);
  const [caret, setCaret] = useState<number | undefined>();
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
  return { field, setCaret };
}
