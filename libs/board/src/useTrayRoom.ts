import { useCallback, useRef, useState } from 'react';
import type { KeptLook } from './zoom.ts';

interface TrayRoom {
  /** How high what lies over the lower edge of the board is, in pixels: as long as the same is asked. */
  readonly height: number;
  readonly onHeight: (height: number) => void;
}

/**
 * The room that a board keeps for what lies over its lower edge while a question is asked, also once all of it has been
 * placed: the board would else move under the hand. At the next question it keeps it until the tray is measured again, as
 * it is mostly as high as before: each other height arranges the whole board anew. Readers who have moved the view keep
 * it as it is.
 */
export function useTrayRoom(question: string | undefined, look: KeptLook | undefined): TrayRoom {
  const [height, setHeight] = useState(0);
  const asked = useRef(question);
  const onHeight = useCallback(
    (measured: number) => {
      const isSame = asked.current === question;
      asked.current = question;
      if (look?.current === undefined) setHeight((before) => (isSame ? Math.max(before, measured) : measured));
    },
    [question, look],
  );
  return { height, onHeight };
}
