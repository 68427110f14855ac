import { Autocomplete as Base } from '@base-ui/react/autocomplete';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './SuggestInput.module.css';

type InputProps = Omit<ComponentPropsWithRef<'input'>, 'value' | 'onChange' | 'aria-label'>;

interface Props<Item> extends InputProps {
  readonly label: string;
  readonly value: string;
  readonly onType: (text: string, caret: number) => void;
  /** What fits what is typed, best first; the list is open while there is any. */
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string;
  readonly draw: (item: Item) => ReactNode;
  readonly onTake: (item: Item) => void;
  /** The item that Enter would take; undefined while there is none. */
  readonly onHighlight?: (item: Item | undefined) => void;
  /** The list was left without taking anything. */
  readonly onClose: () => void;
}

/** A field that suggests how to go on: arrow keys move in the list, Enter takes what is highlighted. */
export const SuggestInput = <Item,>(props: Props<Item>) => {
  const { label, value, onType, items, keyOf, draw, onTake, onHighlight, onClose, ...input } = props;
  return (
    <Base.Root
      mode="none"
      highlightItemOnHover={false}
      value={value}
      items={items}
      itemToStringValue={keyOf}
      open={items.length > 0}
      onOpenChange={(open) => (open ? undefined : onClose())}
      onItemHighlighted={(item) => onHighlight?.(item)}
    >
      <Base.Input
        type="text"
        {...input}
        aria-label={label}
        spellCheck={false}
        onChange={({ currentTarget: { value: text, selectionStart } }) => onType(text, selectionStart ?? text.length)}
      />
      <Base.Portal>
        <Base.Positioner className={styles.place} align="start" sideOffset={2} collisionPadding={8}>
          <Base.Popup className={styles.popup}>
            <Base.List aria-label={label}>
              {(item: Item) => (
                <Base.Item key={keyOf(item)} value={item} className={styles.item} onClick={() => onTake(item)}>
                  {draw(item)}
                </Base.Item>
              )}
            </Base.List>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
};
