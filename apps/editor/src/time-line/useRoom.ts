import { type RefObject, useEffect, useState } from 'react';

/** How many marks of so many pixels have room beside each other in an element; as many as on a phone before it is known. */
export function useRoom(element: RefObject<HTMLElement | null>, pixels: number): number {
  const [room, setRoom] = useState(Math.floor(300 / pixels));
  useEffect(() => {
    if (element.current === null) return;
    const watching = new ResizeObserver(([entry]) =>
      setRoom((was) => (entry ? Math.max(1, Math.floor(entry.contentRect.width / pixels)) : was)),
    );
    watching.observe(element.current);
    return () => watching.disconnect();
  }, [element, pixels]);
  return room;
}
