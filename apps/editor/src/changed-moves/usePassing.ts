import { useEffect, useState } from 'react';

/** Milliseconds that a line is shown for. */
const READ = 8000;

/** Whether some news has been shown for long enough; it stays while the pointer or the focus is on it. */
export function usePassing(news: object) {
  const [past, setPast] = useState<object>();
  const [isPointed, point] = useState(false);
  const [isFocused, focus] = useState(false);
  const isHeld = isPointed || isFocused;
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => setPast(news), READ);
    return () => clearTimeout(timer);
  }, [news, isHeld]);
  const hold = {
    onPointerEnter: () => point(true),
    onPointerLeave: () => point(false),
    onFocus: () => focus(true),
    onBlur: () => focus(false),
  };
  return { isPast: past === news, hold };
}
