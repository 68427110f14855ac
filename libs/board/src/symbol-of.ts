import { own } from '@sandtable/text';
import type { SymbolName } from './layout.ts';

/** A symbol, and what of a counter needn't be written because of it. */
export interface Shown {
  readonly symbol: SymbolName | undefined;
  readonly says: 'label' | 'value' | undefined;
}

/** What a layout says of the symbols of a kind. */
interface Symbols {
  readonly symbol?: SymbolName;
  readonly symbols?: Readonly<Record<string, SymbolName>>;
}

/** The symbol for what a counter is called or worth, else that of all counters of its kind. */
export function symbolOf({ symbol, symbols = {} }: Symbols, label: string, value: string): Shown {
  const [ofValue, ofLabel] = [own(symbols, value), own(symbols, label)];
  if (ofValue !== undefined) return { symbol: ofValue, says: 'value' };
  if (ofLabel !== undefined) return { symbol: ofLabel, says: 'label' };
  return { symbol, says: undefined };
}
