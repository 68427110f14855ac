import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

/** Where the focus and the caret of a field go by themselves; `selected` with all of its text chosen. */
export function useCaret(field: RefObject<HTMLInputElement | null>, focused: boolean, selected: boolean) {
  const [caret, setCaret] = useState<number | undefined>();
  useEffect(() => {
    if (focused || selected) field.current?.focus();
    if (selected) field.current?.select();
  }, [field, focused, selected]);
  useLayoutEffect(() => {
    if (caret !== undefined) field.current?.setSelectionRange(caret, caret);
  }, [field, caret]);
  return setCaret;
}
