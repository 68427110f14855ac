import { isContextual, lex, type Token } from '@sandtable/syntax';

/** A piece of a text that is coloured by how it is written, not by what it means. */
export interface WordToken {
  readonly start: number;
  readonly end: number;
  readonly sort: 'keyword' | 'comment' | 'string' | 'number';
}

/** Words of the language, comments, strings and numbers of a text, in its order; for editors that have no grammar. */
export const wordsIn = (text: string): readonly WordToken[] =>
  lex('', text).tokens.flatMap((token) => {
    const sort = sortOf(token);
    return sort === undefined ? [] : [{ start: token.start, end: token.end, sort }];
  });

const SORTS: Partial<Record<Token['kind'], WordToken['sort']>> = {
  keyword: 'keyword',
  comment: 'comment',
  doc: 'comment',
  citation: 'comment',
  string: 'string',
  number: 'number',
};

/** Games may use contextual words as names: whoever knows what names mean colors those on top. */
const sortOf = ({ kind, text }: Token): WordToken['sort'] | undefined =>
  kind === 'name' && isContextual(text) ? 'keyword' : SORTS[kind];
