import { capitalized } from '@sandtable/messages';
import { type Answer, type LogLine, namingBy, type ShownValue } from '@sandtable/session';
import { own } from '@sandtable/text';
import { readable } from '../names.ts';
import { headInWords, lineInWords, omittedInWords, wordingOf } from './log-lines.ts';
import {
  type Args,
  inWords,
  type Lookup,
  paired,
  shown,
  single,
  type ValueWords,
  type Vocabulary,
} from './shown-values.ts';

export interface Texts {
  path(path: string, args?: Args): string;
  /** What the ruleset calls something; undefined if it has no words for it. Words for a number may depend on it. */
  named(path: string, args?: Args): string | undefined;
  /** A text about values as a heading; undefined if the ruleset has none. */
  title(path: string, args: Args): string | undefined;
  /** What begins a sentence or stands alone has a capital letter. */
  begun(text: string): string;
  /** A member by name; `kind` undefined where the kind is not known. In a line of the log, as it was then. */
  member(member: string, kind?: string, line?: LogLine): string;
  /** A value of something that has a path of its own, such as an option. */
  value(path: string, value: ShownValue): string;
  /** A line of the log; one that the log leaves out is named as well. */
  line(line: LogLine): string;
  /** Whether the log leaves a line out: its text is empty. */
  isOmitted(line: LogLine): boolean;
  /** What a decision says before all that it lists. */
  head(line: LogLine): string;
  /** An answer to a question for several, or for each of some. */
  answer(answer: Answer): string;
}

/** A line in words, and whether the log leaves it out. */
interface Written {
  readonly text: string;
  readonly isOmitted: boolean;
}

/** The fields of a member that comes and goes in play: it is known by these. Undefined for members that have names. */
export type FieldsOf = (member: string) => Args | undefined;

export const createTexts = (
  lookup: Lookup,
  kindOf: (member: string) => string | undefined,
  words: ValueWords,
  fieldsOf: FieldsOf = () => undefined,
  otherwise: (name: string) => string = readable,
): Texts => {
  const { member, named } = namingBy({ lookup, kindOf, fieldsOf, otherwise });
  const vocabulary: Vocabulary = { lookup, words, member, named };
  const lines = new WeakMap<LogLine, Written>();
  // What came and went is shown as it was when the line was written.
  const then = (members: NonNullable<LogLine['members']>): Texts =>
    createTexts(lookup, kindOf, words, (name) => own(members, name) ?? fieldsOf(name), otherwise);
  const writtenNow = (line: LogLine): Written => {
    const text = lineInWords(vocabulary, line);
    return { text: capitalized(words.locale, text || omittedInWords(vocabulary, line)), isOmitted: text === '' };
  };
  const writtenThen = (members: NonNullable<LogLine['members']>, line: LogLine): Written => {
    const texts = then(members);
    return { text: texts.line(line), isOmitted: texts.isOmitted(line) };
  };
  const written = (line: LogLine): Written => {
    const { members, ...rest } = line;
    const found = lines.get(line) ?? (members === undefined ? writtenNow(line) : writtenThen(members, rest));
    lines.set(line, found);
    return found;
  };
  return {
    path: (path, args) => wordingOf(vocabulary, path, args),
    named: (path, args) => lookup(path, args && inWords(vocabulary, args)),
    title: (path, args) => {
      const title = lookup(path, inWords(vocabulary, args));
      return title === undefined ? undefined : capitalized(words.locale, title);
    },
    begun: (text) => capitalized(words.locale, text),
    member: (name, kind, line) =>
      line?.members === undefined ? member(name, kind) : then(line.members).member(name, kind),
    value: (path, value) => lookup(`${path}/${value}`) ?? shown(vocabulary, value, path),
    line: (line) => written(line).text,
    // A log is thousands of lines long, of which few are shown: nearly all are known to be there without being written.
    isOmitted: (line) => words.mayBeEmpty?.(line.path) !== false && written(line).isOmitted,
    head: (line) => capitalized(words.locale, headInWords(vocabulary, line)),
    answer: (answer) => answerInWords(vocabulary, answer),
  };
};

const isList = (answer: Answer): answer is readonly (string | number)[] => Array.isArray(answer);

function answerInWords(vocabulary: Vocabulary, answer: Answer): string {
  if (typeof answer !== 'object') return single(vocabulary, answer);
  if (isList(answer)) return shown(vocabulary, answer);
  if ('arm' in answer)
    return [answer.arm, ...Object.values(answer.args)].map((value) => single(vocabulary, value)).join(' · ');
  const cells = Object.entries(answer.each).map(([key, cell]) =>
    paired(vocabulary, vocabulary.member(key), shown(vocabulary, cell)),
  );
  return cells.join(' · ');
}
