import { Fragment } from 'react';

/** Words between backticks are code. */
export const Words = ({ text }: { readonly text: string }) =>
  [...text.matchAll(/`[^`]+`|[^`]+|`/g)].map(({ 0: piece, index }) =>
    /^`.+`$/.test(piece) ? <code key={index}>{piece.slice(1, -1)}</code> : <Fragment key={index}>{piece}</Fragment>,
  );
