import { enumerated, type Values } from '@sandtable/messages';
import type { LogLine, ShownValue } from '@sandtable/session';
import { readable } from '../names.ts';
import { chanceArgs, chanceInWords } from './chance-words.ts';
import { counted } from './counted.ts';
import { type Args, HIDDEN, inWords, paired, shown, single, type Vocabulary } from './shown-values.ts';

/** A line of the log in words; empty where the ruleset wants none, because another line says it. */
export const lineInWords = (vocabulary: Vocabulary, line: LogLine): string => WRITERS[line.sort](vocabulary, line);

/** A line that the log leaves out, as it is written where a ruleset has no sentence for it: lists of moves need a name. */
export const omittedInWords = (vocabulary: Vocabulary, line: LogLine): string => {
  const lookup: Vocabulary['lookup'] = (path, args) =>
    path.endsWith('/log') ? undefined : vocabulary.lookup(path, args) || undefined;
  return lineInWords({ ...vocabulary, lookup }, line);
};

type Writer = (vocabulary: Vocabulary, line: LogLine) => string;

/** The wording of a path; where there is none, its last part, made readable. */
export const wordingOf = ({ lookup }: Pick<Vocabulary, 'lookup'>, path: string, args: Args = {}): string =>
  lookup(path, args) ?? tail(path);

const tail = (path: string): string => readable(path.slice(path.lastIndexOf('/') + 1).replace(/-/g, ' '));

/** A question without what it explains in brackets or after the question mark: the log repeats it often. */
const brief = (question: string): string => question.replace(/\s*\([^)]*\)/g, '').replace(/(\?)\s[^?]*$/, '$1');

const each = (vocabulary: Vocabulary, args: Args): readonly string[] =>
  Object.values(args).map((value) => shown(vocabulary, value));

const logged: Writer = (vocabulary, { path, args }) =>
  vocabulary.lookup(path, inWords(vocabulary, args)) ??
  paired(vocabulary, tail(path), each(vocabulary, args).join(' · '));

/** A sentence of the ruleset for the log, else what it calls the draw, and what came of it. */
const chance: Writer = (vocabulary, line) => {
  const sentence = vocabulary.lookup(`${line.path}/log`, inWords(vocabulary, chanceArgs(line)));
  if (sentence !== undefined) return sentence;
  const called = vocabulary.lookup(line.path);
  if (called === undefined || called !== vocabulary.lookup(line.path, inWords(vocabulary, line.args)))
    return logged(vocabulary, line);
  return chanceInWords(called, line, {
    shown: (value) => single(vocabulary, value),
    paired: (name, value) => paired(vocabulary, name, value),
  });
};

/** What was set for chance is called as the rules call it; only what has no wording is called by its place. */
const manual: Writer = (vocabulary, { args: { place, ...args }, ...line }) => {
  const { lookup } = vocabulary;
  const called = typeof place === 'string' ? { place: lookup(place) ?? place } : {};
  return lookup(line.path, { ...inWords(vocabulary, args), ...called }) ?? logged(vocabulary, { ...line, args });
};

/**
 * A sentence of the ruleset for the log; else `North chose “Move”: North 5, D2.` of a menu, and `North: Which town?
 * Arden`.
 */
const decision: Writer = (vocabulary, line) => {
  const { path, args } = line;
  const { role = '', answer = '', ...params } = args;
  if (answer === '') return unseen(vocabulary, line);
  const sentence = decided(vocabulary, line);
  if (sentence !== undefined) return sentence;
  const arm = vocabulary.lookup(`${path}/${answer}`);
  if (arm === undefined || isEmpty(answer))
    return `${asked(vocabulary, line)} ${shown(vocabulary, withoutEmpty(answer), path)}`;
  const who = shown(vocabulary, role);
  const given = each(vocabulary, params).join(', ');
  return vocabulary.words.chose?.(who, arm, given) ?? paired(vocabulary, who, [arm, given].filter(Boolean).join(' – '));
};

/** What a decision says before all that it lists. */
export const headInWords = (vocabulary: Vocabulary, line: LogLine): string =>
  beginning(vocabulary, line) || asked(vocabulary, line);

/** An answer that is secret to whoever reads. */
const unseen = (vocabulary: Vocabulary, line: LogLine): string => {
  const said = beginning(vocabulary, line);
  if (said === undefined) return asked(vocabulary, line);
  return said === '' ? '' : `${said}.`;
};

const beginning = (vocabulary: Vocabulary, line: LogLine): string | undefined =>
  decided(vocabulary, line, '')?.replace(/[\s:.,–()]+$/, '');

const asked = (vocabulary: Vocabulary, { path, args: { role = '' } }: LogLine): string =>
  paired(vocabulary, shown(vocabulary, role), brief(wordingOf(vocabulary, path)));

/**
 * The ruleset's own sentence for an answer: for that very answer, or for any. `said` stands for what was answered; `seen` is
 * 0 where a part of it is hidden.
 */
function decided(vocabulary: Vocabulary, { path, args }: LogLine, said?: string): string | undefined {
  const answered = withoutEmpty(args['answer'] ?? '');
  const key = isEmpty(answered) ? 'none' : typeof answered === 'object' ? undefined : String(answered);
  const whole = { ...inWords(vocabulary, args), seen: Object.values(args).includes(HIDDEN) ? 0 : 1 };
  const count = typeof answered === 'object' ? answered.length : 1;
  const answer = said ?? answerInSentence(vocabulary, path, answered);
  return (
    (key === undefined ? undefined : vocabulary.lookup(`${path}/${key}/log`, whole)) ??
    vocabulary.lookup(`${path}/log`, { ...whole, answer, count })
  );
}

/** What has a name is inflected; of others the texts of the question say what they are called. */
function answerInSentence(vocabulary: Vocabulary, path: string, answered: ShownValue): Values[string] {
  const values: readonly (string | number | boolean)[] = typeof answered === 'object' ? answered : [answered];
  const said = values.map((value) => vocabulary.lookup(`${path}/${value}`) ?? single(vocabulary, value, path));
  const isTwice = new Set(said).size < said.length;
  return (
    (isTwice ? undefined : vocabulary.named(answered)) ?? enumerated(vocabulary.words.locale ?? 'en', counted(said))
  );
}

const isEmpty = (value: ShownValue): boolean => (typeof value === 'object' ? value.length === 0 : value === 'none');

/** Of what is given values by key, what got none is no news. */
const withoutEmpty = (value: ShownValue): ShownValue =>
  typeof value === 'object' ? value.filter((item) => !String(item).endsWith(': none')) : value;

const roll: Writer = (vocabulary, { path, args: { faces = [] } }) =>
  paired(vocabulary, wordingOf(vocabulary, path), typeof faces === 'object' ? faces.join(', ') : String(faces));

const WRITERS: Readonly<Record<LogLine['sort'], Writer>> = { log: logged, chance, decision, roll, hand: manual };
