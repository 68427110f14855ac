import { readable } from '@sandtable/board';
import type { Values } from '@sandtable/messages';
import type { LogLine } from '@sandtable/session';
import { chanceInWords } from './chance-words.ts';
import { type Args, shown, single, type Vocabulary } from './shown-values.ts';

/** A line of the log in words. */
export const lineInWords = (vocabulary: Vocabulary, line: LogLine): string => WRITERS[line.sort](vocabulary, line);

type Writer = (vocabulary: Vocabulary, line: LogLine) => string;

/** The wording of a path; where there is none, its last part, made readable. */
export const wordingOf = ({ lookup }: Pick<Vocabulary, 'lookup'>, path: string, args: Args = {}): string =>
  lookup(path, args) ?? tail(path);

const tail = (path: string): string => readable(path.slice(path.lastIndexOf('/') + 1).replace(/-/g, ' '));

/** A question without what it explains in brackets: the log repeats it often. */
const brief = (question: string): string => question.replace(/\s*\([^)]*\)/g, '');

const inWords = (vocabulary: Vocabulary, args: Args): Values =>
  Object.fromEntries(
    Object.entries(args).map(([name, value]) => [
      name,
      typeof value === 'number' ? value : (vocabulary.named(value) ?? shown(vocabulary, value)),
    ]),
  );

const each = (vocabulary: Vocabulary, args: Args): readonly string[] =>
  Object.values(args).map((value) => shown(vocabulary, value));

const logged: Writer = (vocabulary, { path, args }) =>
  vocabulary.lookup(path, inWords(vocabulary, args)) ?? `${tail(path)}: ${each(vocabulary, args).join(' · ')}`;

const chance: Writer = (vocabulary, line) => {
  const called = vocabulary.lookup(line.path);
  if (called === undefined || called !== vocabulary.lookup(line.path, inWords(vocabulary, line.args)))
    return logged(vocabulary, line);
  return chanceInWords(called, line, (value) => single(vocabulary, value));
};

/** What was said about chance is called as the rules call it; only what has no wording is called by its place. */
const manual: Writer = (vocabulary, { args: { place, ...args }, ...line }) => {
  const { lookup } = vocabulary;
  const called = typeof place === 'string' ? { place: lookup(place) ?? place } : {};
  return lookup(line.path, { ...inWords(vocabulary, args), ...called }) ?? logged(vocabulary, { ...line, args });
};

/** `North: Move · North 5 · D2` for a menu, `North: Which town? Arden` for everything else. */
const decision: Writer = (vocabulary, { path, args: { role = '', answer = '', ...params } }) => {
  const arm = vocabulary.lookup(`${path}/${answer}`);
  const said =
    arm === undefined
      ? `${brief(wordingOf(vocabulary, path))} ${shown(vocabulary, answer, path)}`
      : [arm, ...each(vocabulary, params)].join(' · ');
  return `${shown(vocabulary, role)}: ${said}`;
};

const roll: Writer = (vocabulary, { path, args: { faces = [] } }) =>
  `${wordingOf(vocabulary, path)}: ${typeof faces === 'object' ? faces.join(', ') : faces}`;

const WRITERS: Readonly<Record<LogLine['sort'], Writer>> = { log: logged, chance, decision, roll, hand: manual };
