import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';

/** A function that stays the same object, and does what the newest one does. */
export function useStableCallback<Value>(act: (value: Value) => void): (value: Value) => void {
  const newest = useRef(act);
  useLayoutEffect(() => {
    newest.current = act;
  });
  return useCallback((value) => newest.current(value), []);
}

/** A plain value that stays the same object as long as it says the same. */
export function useSame<Value>(value: Value): Value {
  const text = JSON.stringify(value);
  return useMemo(() => JSON.parse(text) as Value, [text]);
}
