import { useCallback, useState } from 'react';
import type { KeptLook } from './zoom.ts';

interface TrayRoom {
  /** How high what lies over the lower edge of the board is, in pixels: as long as the same is asked. */
  readonly height: number;
  readonly onHeight: (height: number) => void;
}

/**
 * The room that a board keeps for what lies over its lower edge while a question is asked, also once all of it has been
 * placed: the board would else move under the hand. Readers who have moved the view keep it as it is.
 */
export function useTrayRoom(question: string | undefined, look: KeptLook | undefined): TrayRoom {
  const [kept, keep] = useState({ question, height: 0 });
  const onHeight = useCallback(
    (height: number) => {
      const isMoved = look?.current !== undefined;
      keep((before) =>
        isMoved || (before.question === question && before.height >= height) ? before : { question, height },
      );
    },
    [question, look],
  );
  return { height: kept.question === question ? kept.height : 0, onHeight };
}
