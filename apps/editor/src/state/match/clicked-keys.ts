import type { State } from '../state.ts';
import type { Store } from '../store.ts';
import { keysIn } from './drafting.ts';

/** What was clicked of an assignment: keys, and values for the key that is open. */
export interface ClickedKeys {
  /** A value is given to the key at this place. */
  give(key: number, value: string): void;
  /** A key is clicked. Returns what was given just before to a key that nobody had clicked. */
  click(key: string): Given | undefined;
}

interface Given {
  readonly key: string;
  readonly value: string;
}

export const createClickedKeys = (store: Store<State>): ClickedKeys => {
  let last: { readonly promptId: number; readonly key: string; readonly value?: string } | undefined;
  const latest = () => (last?.promptId === store.get().promptId ? last : undefined);
  return {
    give: (at, value) => {
      const key = keysIn(store.get())?.[at] ?? '';
      const isMeant = latest()?.key === key && latest()?.value === undefined;
      last = isMeant ? undefined : { promptId: store.get().promptId, key, value };
    },
    click: (key) => {
      const { key: of = '', value } = latest() ?? {};
      last = { promptId: store.get().promptId, key };
      // Nothing can't be laid anywhere: whoever gave it and clicks a place opens that place.
      return value === undefined || value === 'none' ? undefined : { key: of, value };
    },
  };
};
