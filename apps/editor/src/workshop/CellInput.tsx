import type { Completion } from '@sandtable/ide';
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useWorkbench } from '../context.ts';
import { writtenIn } from './written-in.ts';

interface Props {
  readonly path: string;
  readonly column: string;
  readonly label: string;
  readonly text: string;
  readonly invalid?: boolean;
  readonly placeholder?: string;
  readonly focused?: boolean;
  /** Id of what is said about it. */
  readonly told?: string;
  /** Written when the field is left; `by` says how. */
  readonly onWritten: (text: string, by: 'enter' | 'tab' | 'back' | 'blur') => void;
  readonly onLeft?: () => void;
}

const NOTHING: Completion = { start: 0, end: 0, items: [] };
/** More are found by typing. */
const SHOWN = 12;

/** A field for a cell, with what could be written at its caret. */
export const CellInput = (props: Props) => {
  const { path, column, label, text, invalid, placeholder, focused, told, onWritten, onLeft } = props;
  const { bench } = useWorkbench();
  const [typed, setTyped] = useState(text);
  const [offered, setOffered] = useState<Completion>(NOTHING);
  const [chosen, setChosen] = useState(-1);
  const [caret, setCaret] = useState<number | undefined>();
  const field = useRef<HTMLInputElement>(null);
  const isDone = useRef(false);
  const asked = useRef(0);
  const list = useId();
  const items = offered.items.slice(0, SHOWN);

  useEffect(() => setTyped(text), [text]);
  useEffect(() => {
    if (focused) field.current?.focus();
  }, [focused]);
  useLayoutEffect(() => {
    if (caret !== undefined) field.current?.setSelectionRange(caret, caret);
  }, [caret]);

  const offer = (value: string, offset: number): void => {
    const mine = ++asked.current;
    setChosen(-1);
    const about = { ask: 'candidates', column, text: value, at: offset } as const;
    void bench.ask(path, about).then(({ completion = NOTHING }) => mine === asked.current && setOffered(completion));
  };
  const close = (): void => {
    asked.current += 1;
    setOffered(NOTHING);
  };
  const take = (item: Completion['items'][number]): void => {
    const next = writtenIn(typed, offered, item);
    setTyped(next.text);
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
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const item = items[chosen];
    if (step !== undefined && items.length > 0) setChosen((chosen + step + items.length) % items.length);
    else if (step === 1) offer(typed, event.currentTarget.selectionStart ?? typed.length);
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
          setTyped(target.value);
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
      {box ? (
        <div
          id={list}
          role="listbox"
          aria-label={label}
          className="candidates"
          style={
            box.bottom > innerHeight / 2
              ? { left: box.left, bottom: innerHeight - box.top + 2 }
              : { left: box.left, top: box.bottom + 2 }
          }
        >
          {items.map((item, i) => (
            <div
              key={item.label}
              id={`${list}-${i}`}
              role="option"
              tabIndex={-1}
              aria-selected={i === chosen}
              onPointerDown={(event) => {
                // The field keeps the focus: leaving it would write what is half typed.
                event.preventDefault();
                take(item);
              }}
            >
              {item.label} <span className="quiet">{item.detail}</span>
            </div>
          ))}
        </div>
      ) : null}
    </>
  );
};
