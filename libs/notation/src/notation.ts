import type { Language, Messages } from '@sandtable/messages';
import type { Spelling } from './pattern.ts';
import { type PatternFile, patternFiles, type TextFile } from './pattern-file.ts';
import type { Info, Tag } from './shape.ts';
import { type Way, wayOf, wayOfName, waysOf } from './steps.ts';
import { resultOf, type Subject, subjectOf, tagsIn } from './subject.ts';

/** How one thing is written: spellings by language, and all of them as they are read. */
export interface Rule {
  readonly subject: Subject;
  readonly spellings: readonly { readonly lang: Language; readonly spelling: Spelling }[];
  readonly ways: readonly Way[];
}

/** Everything that is known about writing and reading values of one ruleset. */
export interface Notation {
  readonly info: Info;
  readonly languages: readonly Language[];
  /** By key: `Plan.move`, `Piece`, `turn/plans`. */
  readonly rules: ReadonlyMap<string, Rule>;
  /** How lines with a result are written: by `Piece.state.lost`. */
  readonly results: ReadonlyMap<string, Rule>;
  /** Names of members and of tags without payload, by key; the first of a language is the one that is printed. */
  readonly names: ReadonlyMap<string, readonly Name[]>;
  /** Names of members by kind and first word; under `ANY` those that can begin differently. */
  readonly begins: ReadonlyMap<string, Begins>;
}
type Begins = ReadonlyMap<string, readonly { readonly member: string; readonly way: Way }[]>;
export const ANY = '';

interface Name {
  readonly lang: Language | undefined;
  readonly text: string;
  readonly way: Way;
}

type Words = Pick<Messages, 'lang' | 'has' | 'text'>;

/** Patterns that cannot be understood are left out; what is wrong with them `patternFindings` says. */
export function compileNotation(files: readonly TextFile[], info: Info, words: readonly Words[]): Notation {
  const wanted = [...new Set((info.notations ?? []).map(({ file }) => file))];
  const read = wanted.flatMap((name) => patternFiles(files, name));
  const rules = rulesOf(info, read, false);
  const names = namesOf(info, rules, words);
  return {
    info,
    languages: [...new Set(read.map(({ lang }) => lang))],
    rules,
    results: rulesOf(info, read, true),
    names,
    begins: new Map(info.kinds.map(({ name, members }) => [name, beginsOf(names, name, members)])),
  };
}

function beginsOf(names: Notation['names'], kind: string, members: readonly string[]): Begins {
  const begins = new Map<string, { readonly member: string; readonly way: Way }[]>();
  for (const member of members)
    for (const { way } of names.get(`${kind}.${member}`) ?? []) {
      const [first] = way;
      for (const form of first?.step === 'tokens' ? (first.tokens[0]?.forms ?? []) : [ANY])
        begins.set(form, [...(begins.get(form) ?? []), { member, way }]);
    }
  return begins;
}

function rulesOf(info: Info, files: readonly PatternFile[], results: boolean): ReadonlyMap<string, Rule> {
  const rules = new Map<string, Rule>();
  for (const { lang, entries } of files)
    for (const { key, spellings, result } of entries) {
      const subject = result ? resultOf(info, key) : subjectOf(info, key);
      if (subject === undefined || result !== results) continue;
      const before = rules.get(key);
      const ways = waysOf(spellings, subject.slots);
      rules.set(key, {
        subject,
        spellings: [...(before?.spellings ?? []), ...spellings.map((spelling) => ({ lang, spelling }))],
        ways: [...(before?.ways ?? []), ...ways],
      });
    }
  return rules;
}

/** What a member or a tag is called: as the files say, else as the messages do, and always by its id. */
function namesOf(info: Info, rules: Notation['rules'], words: readonly Words[]): Notation['names'] {
  const names = new Map<string, readonly Name[]>();
  for (const { name, members } of info.kinds)
    addNames(
      names,
      rules,
      words,
      members.map((member) => `${name}.${member}`),
    );
  const byOwner = new Map<string, string[]>();
  for (const tag of tagsIn(info).filter(isPlain))
    byOwner.set(tag.of ?? '', [...(byOwner.get(tag.of ?? '') ?? []), `${tag.of}.${tag.name}`]);
  for (const keys of byOwner.values()) addNames(names, rules, words, [...new Set(keys)]);
  return names;
}

const isPlain = ({ payload }: Tag): boolean => payload.length === 0;

/** The names of all members of one kind or type; what one of them is called by the files, no other is called by default. */
function addNames(
  names: Map<string, readonly Name[]>,
  rules: Notation['rules'],
  words: readonly Words[],
  keys: readonly string[],
): void {
  const listed = new Map(keys.map((key) => [key, listedNames(rules.get(key))]));
  const taken = new Set([...listed.values()].flatMap((own) => own.map(({ way }) => wordsOf(way))));
  for (const key of keys) {
    const own = listed.get(key) ?? [];
    const others = defaultNames(key, words).filter(({ way }) => !taken.has(wordsOf(way)));
    names.set(key, [...own, ...others]);
  }
}

const listedNames = (rule: Rule | undefined): readonly Name[] =>
  (rule?.spellings ?? []).flatMap(({ lang, spelling }) => {
    const way = wayOf(spelling, []);
    return way ? [{ lang, text: textOf(spelling), way }] : [];
  });

/** The text of a spelling without what may be left out. */
const textOf = ({ parts }: Spelling): string =>
  parts
    .map((part) => (part.p === 'text' ? part.text : ''))
    .join('')
    .trim();

function defaultNames(key: string, words: readonly Words[]): readonly Name[] {
  const path = `${key}.name`;
  const worded = words.flatMap(({ lang, has, text }) => (has(path) ? [{ lang, text: text(path) }] : []));
  const id = key.slice(key.lastIndexOf('.') + 1);
  return [...worded, { lang: undefined, text: id }].map((name) => ({ ...name, way: wayOfName(name.text) }));
}

const wordsOf = (way: Way): string =>
  way.map((step) => (step.step === 'tokens' ? step.tokens.map(({ forms }) => forms[0]).join(' ') : '…')).join(' ');

/** What a line is about: a question by its path, or a type by its number. */
export type Form = { readonly question: string } | { readonly type: number };

/** The form of the answers to a question: its own lines, else those of what is asked for; undefined where neither has patterns. */
export function formOf(notation: Notation, path: string): Form | undefined {
  const choice = notation.info.choices.find((one) => one.path === path);
  if (choice === undefined || choice.form === 'menu') return undefined;
  if (notation.rules.has(path)) return { question: path };
  const known = (notation.info.notations ?? []).some(({ type }) => type === choice.element);
  return known ? { type: choice.element } : undefined;
}
