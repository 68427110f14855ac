import { wordDiff } from '@sandtable/l10n';

const ELEMENTS = { gone: 'del', new: 'ins', same: 'span' } as const;

/** What became of a text, word by word. */
export const WordChange = ({ before, after }: { readonly before: string; readonly after: string }) => {
  let at = 0;
  return wordDiff(before, after).map(({ sort, text }) => {
    at += text.length + 1;
    const Element = ELEMENTS[sort];
    return <Element key={`${sort} ${at}`}>{text} </Element>;
  });
};
