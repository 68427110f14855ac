import { readable, tagged } from '@sandtable/board';
import type { Values } from '@sandtable/messages';
import { type Answer, type LogLine, namingBy, type ShownValue } from '@sandtable/session';
import { own } from '@sandtable/text';
import { chanceInWords } from './chance-words.ts';

type Args = Readonly<Record<string, ShownValue>>;
/** What texts may name: values in words, and things with names, which sentences may inflect. */
type Given = Values | Args;
/** Wording of a path in the texts of the ruleset; undefined if there is none. */
export type Lookup = (path: string, args?: Given) => string | undefined;
/** What values are called that no ruleset names. */
export interface ValueWords {
  readonly yes: string;
  readonly no: string;
  readonly none: string;
}

/** The last part of a path, made readable: better than nothing where a text is missing. */
const tail = (path: string): string => readable(path.slice(path.lastIndexOf('/') + 1).replace(/-/g, ' '));

/** A question without what it explains in brackets: the log repeats it often. */
const brief = (question: string): string => question.replace(/\s*\([^)]*\)/g, '');

export interface Texts {
  path(path: string, args?: Args): string;
  /** What the ruleset calls something; undefined if it has no words for it. */
  named(path: string): string | undefined;
  /** A member by name; `kind` undefined where the kind is not known. */
  member(member: string, kind?: string): string;
  /** A value of something that has a path of its own, such as an option. */
  value(path: string, value: ShownValue): string;
  line(line: LogLine): string;
  /** An answer to a question for several, or for each of some. */
  answer(answer: Answer): string;
}

/** The fields of a member that comes and goes in play: it is known by these. Undefined for members that have names. */
export type FieldsOf = (member: string) => Args | undefined;

/** What a value has in its brackets where it does without. */
const WITHOUT: ReadonlySet<string> = new Set(['none', 'false']);

const isList = (answer: Answer): answer is readonly (string | number)[] => Array.isArray(answer);

export const createTexts = (
  lookup: Lookup,
  kindOf: (member: string) => string | undefined,
  words: ValueWords,
  fieldsOf: FieldsOf = () => undefined,
  otherwise: (name: string) => string = readable,
): Texts => {
  const { member, named } = namingBy({ lookup, kindOf, fieldsOf, otherwise });
  const spoken = (args: Args): Values =>
    Object.fromEntries(
      Object.entries(args).map(([name, v]) => [name, typeof v === 'number' ? v : (named(v) ?? shown(v))]),
    );
  /** `at` is the path of what has the value: what stands before brackets may be worded there. */
  const single = (v: string | number | boolean, at?: string): string => {
    if (typeof v === 'number') return String(v);
    if (v === true || v === 'true') return words.yes;
    if (v === false || v === 'false') return words.no;
    if (v === 'none') return words.none;
    const [key, given] = v.split(': ', 2);
    if (given === undefined || key === undefined) return v.endsWith(')') ? inParts(v, at) : member(v);
    return `${member(key)}: ${several(given, at)}`;
  };
  /** What one key of an assignment has; several stand in square brackets. */
  const several = (given: string, at?: string): string =>
    given.startsWith('[') ? listAt(tagged(`(${given.slice(1, -1)})`).parts, at) : single(given, at);
  const listAt = (values: readonly (string | number | boolean)[], at?: string): string =>
    values.map((v) => single(v, at)).join(', ');
  /** A value with parts in brackets; what it does without at its end is passed over where more is said of it. */
  const inParts = (v: string, at?: string): string => {
    const { tag, parts } = tagged(v);
    const last = parts.findLastIndex((part) => !WITHOUT.has(part));
    const told = parts.slice(0, Math.max(1, last + 1)).map((part) => single(part));
    return [(at === undefined ? undefined : lookup(`${at}/${tag}`)) ?? member(tag), ...told].join(' · ');
  };
  const shown = (v: ShownValue, at?: string): string => {
    if (typeof v !== 'object') return single(v, at);
    return v.length === 0 ? words.none : listAt(v, at);
  };
  const path = (p: string, args: Args = {}): string => lookup(p, args) ?? tail(p);
  const value = (p: string, v: ShownValue): string => lookup(`${p}/${v}`) ?? shown(v, p);
  const listed = (args: Args): string =>
    Object.values(args)
      .map((v) => shown(v))
      .join(' · ');

  const logged = ({ path: p, args }: LogLine): string => {
    return lookup(p, spoken(args)) ?? `${tail(p)}: ${listed(args)}`;
  };
  const chanced = (one: LogLine): string => {
    const called = lookup(one.path);
    if (called === undefined || called !== lookup(one.path, spoken(one.args))) return logged(one);
    return chanceInWords(called, one, (value) => single(value));
  };
  /** What was told of chance is called as the rules call it; only what has no words is called by its place. */
  const byHand = ({ args: { place, ...args }, ...one }: LogLine): string => {
    const called = typeof place === 'string' ? (lookup(place) ?? place) : undefined;
    return (
      lookup(one.path, { ...spoken(args), ...(called === undefined ? {} : { place: called }) }) ??
      logged({ ...one, args })
    );
  };
  /** `North: Move · North 5 · D2` for a menu, `North: Which town? Arden` for everything else. */
  const decided = ({ path: p, args: { role = '', answer = '', ...params } }: LogLine): string => {
    const arm = lookup(`${p}/${answer}`);
    const said =
      arm === undefined
        ? `${brief(path(p))} ${shown(answer, p)}`
        : [arm, ...Object.values(params).map((v) => shown(v))];
    return `${shown(role)}: ${typeof said === 'string' ? said : said.join(' · ')}`;
  };
  const rolled = ({ path: p, args: { faces = [] } }: LogLine): string =>
    `${path(p)}: ${typeof faces === 'object' ? faces.join(', ') : faces}`;

  const line = ({ members, ...one }: LogLine): string => {
    // What came and went is told as it was when the line was written.
    if (members)
      return createTexts(lookup, kindOf, words, (name) => own(members, name) ?? fieldsOf(name), otherwise).line(one);
    return { log: logged, chance: chanced, decision: decided, roll: rolled, hand: byHand }[one.sort](one);
  };
  const answer = (given: Answer): string => {
    if (typeof given !== 'object') return single(given);
    if (isList(given)) return shown(given);
    if ('arm' in given) return [given.arm, ...Object.values(given.args)].map((v) => single(v)).join(' · ');
    const cells = Object.entries(given.each).map(([key, cell]) => `${member(key)}: ${shown(cell)}`);
    return cells.join(' · ');
  };
  return { path, named: (p) => lookup(p), member, value, line, answer };
};
