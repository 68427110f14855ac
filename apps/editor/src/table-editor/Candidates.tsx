import type { Completion } from '@sandtable/ide';

type Item = Completion['items'][number];

interface Props {
  readonly id: string;
  readonly label: string;
  /** The field that they are for. */
  readonly box: DOMRect;
  readonly items: readonly Item[];
  readonly chosen: number;
  readonly onTaken: (item: Item) => void;
}

/** What could be written in a field, below it or, low on the page, above it. */
export const Candidates = ({ id, label, box, items, chosen, onTaken }: Props) => (
  <div
    id={id}
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
        id={`${id}-${i}`}
        role="option"
        tabIndex={-1}
        aria-selected={i === chosen}
        onPointerDown={(event) => {
          // The field keeps the focus: leaving it would write what is half typed.
          event.preventDefault();
          onTaken(item);
        }}
      >
        {item.label} <span className="quiet">{item.detail}</span>
      </div>
    ))}
  </div>
);
