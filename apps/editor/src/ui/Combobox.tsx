import { Autocomplete as Base } from '@base-ui/react/autocomplete';
import type { ReactNode, RefObject } from 'react';
import styles from './Combobox.module.css';

interface Props<Item> {
  readonly label: string;
  readonly placeholder?: string;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  /** What is offered for the query, best first; filtered by whoever knows how. */
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string;
  /** What the item says in one line, for readers aloud. */
  readonly textOf: (item: Item) => string;
  readonly onChoose: (item: Item) => void;
  readonly draw: (item: Item) => ReactNode;
  /** Said where nothing is found. */
  readonly nothing: string;
  /** More that is next to the box, such as a switch. */
  readonly trailing?: ReactNode;
  readonly input?: RefObject<HTMLInputElement | null>;
}

/** A box to type into over a list that stays open: arrow keys move in the list, Enter chooses. */
export const Combobox = <Item,>(props: Props<Item>) => (
  <Base.Root
    inline
    open
    mode="none"
    autoHighlight="always"
    keepHighlight
    value={props.query}
    onValueChange={(query, { reason }) => (reason === 'item-press' ? undefined : props.onQuery(query))}
    items={props.items}
    itemToStringValue={props.textOf}
  >
    <div className={styles.head}>
      <Base.Input
        ref={props.input}
        className={styles.input}
        aria-label={props.label}
        placeholder={props.placeholder ?? props.label}
        spellCheck={false}
      />
      {props.trailing}
    </div>
    <Base.List className={styles.list}>
      {(item: Item) => (
        <Base.Item key={props.keyOf(item)} value={item} className={styles.item} onClick={() => props.onChoose(item)}>
          {props.draw(item)}
        </Base.Item>
      )}
    </Base.List>
    <Base.Empty className={styles.empty}>{props.nothing}</Base.Empty>
  </Base.Root>
);
