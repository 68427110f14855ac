import { FluentParser, type Pattern } from '@fluent/syntax';
import { messageLanguage } from '@sandtable/messages';
import { shallow } from '@sandtable/messages/check';

/** A file of a ruleset. */
export interface File {
  readonly path: string;
  readonly text: string;
}

/** A text of a message, its own or that of an attribute. */
export interface MessageText {
  readonly path: string;
  readonly id: string;
  /** Empty for the message itself. */
  readonly attribute: string;
  readonly pattern: Pattern;
  /** As it is written behind `=`. */
  readonly written: string;
  readonly start: number;
  readonly end: number;
  /** Where the whole message ends. */
  readonly messageEnd: number;
  readonly line: number;
  /** What stands above the message or its group as a comment. */
  readonly about: string;
}

const parser = new FluentParser({ withSpans: true });
/** Attributes that are no words: how much room there is, and the value whose gender the whole has. */
const NO_WORDS: readonly string[] = ['max', 'head'];

/** The texts of all messages of a language, in the order of their files. */
export const messagesOf = (files: readonly File[], lang: string): readonly MessageText[] =>
  files
    .filter(({ path }) => messageLanguage(path) === lang)
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
    .flatMap(readMessages);

function readMessages({ path, text }: File): readonly MessageText[] {
  const lead = text.startsWith('\ufeff') ? 1 : 0;
  const body = shallow(text).text.slice(lead);
  const lines = lineStarts(text);
  let group = '';
  return parser.parse(body).body.flatMap((entry): MessageText[] => {
    if (entry.type === 'Comment' || entry.type === 'GroupComment') group = entry.content ?? '';
    if (entry.type !== 'Message' && entry.type !== 'Term') return [];
    const about = entry.comment?.content ?? group;
    // A comment above the first message of a group is taken for that message's own.
    if (entry.comment) group = about;
    const id = entry.type === 'Term' ? `-${entry.id.name}` : entry.id.name;
    const texts = [
      ...(entry.value === null ? [] : [{ attribute: '', pattern: entry.value }]),
      ...entry.attributes
        .filter((one) => !NO_WORDS.includes(one.id.name))
        .map((one) => ({ attribute: one.id.name, pattern: one.value })),
    ];
    const messageEnd = (entry.span?.end ?? 0) + lead;
    return texts.map(({ attribute, pattern }) => {
      const start = (pattern.span?.start ?? 0) + lead;
      const end = (pattern.span?.end ?? 0) + lead;
      const line = lines.findLastIndex((one) => one <= start) + 1;
      return { path, id, attribute, pattern, written: text.slice(start, end), start, end, messageEnd, line, about };
    });
  });
}

const lineStarts = (text: string): readonly number[] => [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
