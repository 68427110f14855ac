import { markedIn } from './marked.ts';

/** What the other text does not have is marked, by a line under it too. */
export const MarkedText = ({ text, other }: { readonly text: string; readonly other: string }) => {
  let at = 0;
  return markedIn(text, other).map((part) => {
    at += part.text.length;
    return part.marked ? <mark key={at}>{part.text}</mark> : <span key={at}>{part.text}</span>;
  });
};
