import { own } from '@sandtable/text';
import type { CounterForm, KindLayout } from './layout.ts';

/** What a counter is cut like: by its value, else by its label, else like all of its kind. */
export const formOf = ({ form, forms = {} }: KindLayout, label: string, value: string): CounterForm =>
  own(forms, value) ?? own(forms, label) ?? form ?? 'square';

/** Cardboard, or the dark side of wood, in hundredths of the width of a counter. */
const CARD = 4;
const WOOD = 9;

/** From the upper edge of each form to its lower one, which lies so much lower where its side is seen as well. */
const drawn: Readonly<Record<CounterForm, (by: number) => string>> = {
  square: (by) => `M8,0H92a8,8 0 0 1 8,8V${92 + by}a8,8 0 0 1 -8,8H8a8,8 0 0 1 -8,-8V8a8,8 0 0 1 8,-8Z`,
  block: (by) => `M15,3H85a9,9 0 0 1 9,9V${81 + by}a9,9 0 0 1 -9,9H15a9,9 0 0 1 -9,-9V12a9,9 0 0 1 9,-9Z`,
  hull: (by) =>
    `M5,16H78a6,6 0 0 1 4.6,2.2L100,40v${by}L86,${76 + by}a8,8 0 0 1 -7.4,5H20a9,9 0 0 1 -8.4,-5.8L0,${23 + by}V21a5,5 0 0 1 5,-5Z`,
};

/** The upper face of a counter in a square of 100, and all of it with its side. */
export const faceOf = (form: CounterForm): string => drawn[form](0);
export const bodyOf = (form: CounterForm): string => drawn[form](form === 'square' ? CARD : WOOD);
