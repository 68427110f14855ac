import { type BoardLayout, inkOn } from '@sandtable/board';
import { own } from '@sandtable/text';
import type { CSSProperties } from 'react';

/** The colors of both sides of a fight, as `--left`, `--on-left`, `--right` and `--on-right`. */
export const sideColours = (
  layout: BoardLayout | undefined,
  sides: readonly { readonly side: string | undefined }[],
): CSSProperties =>
  Object.fromEntries(
    ['left', 'right'].flatMap((of, i) => {
      const colour = own(layout?.sides ?? {}, sides[i]?.side ?? '')?.colour;
      return colour === undefined
        ? []
        : [
            [`--${of}`, colour],
            [`--on-${of}`, inkOn(colour)],
          ];
    }),
  );
