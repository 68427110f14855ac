import { useEffect, useEffectEvent } from 'react';

/** Does something when Escape is pressed anywhere on the page, while it is on. */
export function useEscape(isOn: boolean, act: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent): void => {
    if (event.key === 'Escape') act();
  });
  useEffect(() => {
    if (!isOn) return undefined;
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [isOn]);
}
