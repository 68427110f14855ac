import { type KeyboardEvent, useRef } from 'react';
import { SuggestInput } from '../ui/SuggestInput.tsx';
import { type CellField, useCellText } from './useCellText.ts';
import type { Suggestion } from './useSuggestions.ts';

interface Props extends CellField {
  readonly label: string;
  readonly invalid?: boolean;
  readonly placeholder?: string;
  /** Id of the element that describes it. */
  readonly hintId?: string;
  readonly className?: string | undefined;
}

/** A field for a cell, with what could be written at its caret. */
export const CellInput = (props: Props) => {
  const { label, invalid, hintId, focused = false } = props;
  const cell = useCellText(props);
  const highlighted = useRef<Suggestion>(undefined);
  return (
    <SuggestInput
      ref={cell.field}
      className={props.className}
      label={label}
      aria-invalid={invalid}
      aria-describedby={invalid ? hintId : undefined}
      placeholder={props.placeholder}
      value={cell.typed}
      onType={cell.type}
      items={cell.items}
      keyOf={(item) => item.label}
      draw={suggestionOf}
      onTake={cell.take}
      onHighlight={(item) => {
        highlighted.current = item;
      }}
      onClose={cell.close}
      onFocus={({ target }) => {
        cell.begin();
        if (focused) cell.ask(target.value, target.value.length);
      }}
      onClick={({ currentTarget }) => cell.ask(cell.typed, caretIn(currentTarget))}
      onBlur={() => cell.finish('blur')}
      onKeyDown={(event) => {
        // The grid has a use for the same keys.
        event.stopPropagation();
        const act = actionOf(event, cell, highlighted.current !== undefined, props);
        if (act === undefined) return;
        event.preventDefault();
        act();
      }}
    />
  );
};

const suggestionOf = (item: Suggestion) => (
  <>
    {item.label} <span className="quiet">{item.detail}</span>
  </>
);

const caretIn = (field: HTMLInputElement): number => field.selectionStart ?? field.value.length;

/** What a key does that the list leaves to the field. */
function actionOf(
  { key, shiftKey, currentTarget }: KeyboardEvent<HTMLInputElement>,
  cell: ReturnType<typeof useCellText>,
  isHighlighted: boolean,
  { focused, onLeft }: CellField,
): (() => void) | undefined {
  const isOpen = cell.items.length > 0;
  if (key === 'ArrowDown' && !isOpen) return () => cell.ask(cell.typed, caretIn(currentTarget));
  if (key === 'Enter' && !(isOpen && isHighlighted)) return () => cell.finish('enter');
  if (key === 'Tab' && focused) return () => cell.finish(shiftKey ? 'back' : 'tab');
  if (key !== 'Escape') return undefined;
  return isOpen && onLeft === undefined ? cell.close : cell.leave;
}
