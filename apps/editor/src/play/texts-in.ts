import { readable } from '@sandtable/board';
import { createTexts, type Texts } from '@sandtable/board/texts';
import type { GameInfo } from '@sandtable/engine';
import {
  bend,
  createMessages,
  dateInWords,
  type Messages,
  type Named,
  type Values,
  wordingUnder,
} from '@sandtable/messages';
import {
  type CallWords,
  callWords,
  constantValues,
  type Marks,
  type MatchView,
  membersLike,
  ownersOf,
  poolMember,
  type ShownValue,
  type TagText,
  tagTexts,
} from '@sandtable/session';
import { filesIn, languageChain, languagesIn } from '../state/languages.ts';
import { memoized } from '../state/memoized.ts';
import { nonRuleFiles } from '../state/non-rule-files.ts';
import type { State } from '../state/state.ts';
import { messageLanguage, type Say, say, TEST_LANGUAGE } from '../words.ts';
import { namelessBy, sharedName } from './nameless.ts';

/** Returns the texts of the open ruleset, made once for all who read them. */
export const textsIn = (state: State): Texts => {
  const { info, lang, view, ruleset } = state;
  const wording = state.withoutTexts ? UNWORDED : state.wording;
  const buffers = nonRuleFiles(state);
  const chain = chainOf(buffers, ruleset, lang, wording);
  const catalogues = cataloguesOf(buffers, ruleset, chain, wording);
  const messages = messagesOf(catalogues, lang, info, chain.at(-1), state.loadedLocale);
  // Only members of pools are named by what they are at the moment.
  const moving = info?.kinds.some(({ live }) => live !== undefined) ? view : undefined;
  return textsOf(messages, lang, info, moving, marksOf(view));
};

/** What the viewer knows of members that they cannot all tell apart, as one string: few moves change it. */
const marksOf = memoized((view: MatchView | undefined): string | undefined => {
  if (view === undefined || Object.keys(view.names).length === 0) return undefined;
  const { names, constants } = view;
  return JSON.stringify({ names, constants } satisfies Marks);
});

const UNWORDED: State['wording'] = [];
const NUL = '\u0000';

/**
 * The languages of the ruleset that are read, the chosen one last; one that only variants have words in is one of them.
 */
const chainOf = memoized(
  (
    buffers: State['buffers'],
    ruleset: string | undefined,
    lang: string,
    wording: State['wording'],
  ): readonly string[] => {
    const written = languagesIn(filesIn(buffers, ruleset).map(({ path }) => path));
    const known = [...new Set([...written, ...wording.map((one) => one.lang)])];
    return languageChain(lang === TEST_LANGUAGE ? 'en' : lang, known);
  },
);

/**
 * The terms and messages of the open ruleset, those of the chosen language on top, and over them those of variants.
 * Joined, they are one string, so that they are parsed again only when one of them changes.
 */
const cataloguesOf = memoized(
  (
    buffers: State['buffers'],
    ruleset: string | undefined,
    chain: readonly string[],
    wording: State['wording'],
  ): string => {
    const files = filesIn(buffers, ruleset);
    return chain.flatMap((lang) => wordingUnder(files, lang, wording)).join(NUL);
  },
);

/** Made again when the built-in wording of the language has been fetched. */
const messagesOf = memoized(
  (
    joined: string,
    lang: string,
    info: GameInfo | undefined,
    locale: string | undefined,
    _fetched: string | undefined,
  ): Messages => createMessages(messageLanguage(lang), joined.split(NUL), info ? constantValues(info) : {}, locale),
);

const textsOf = memoized(
  (
    messages: Messages,
    lang: string,
    info: GameInfo | undefined,
    view: MatchView | undefined,
    marks: string | undefined,
  ): Texts => {
    const t = say(lang);
    const { kinds, pooled, tags } = knownOf(info);
    return createTexts(
      lookupOf(messages, lang, info),
      (member) => kinds.get(member),
      {
        ...{ yes: t('yes'), no: t('no'), none: t('none'), chose: choseIn(t), locale: messages.locale },
        mayBeEmpty: messages.mayBeEmpty,
        pair: (name, value) => t('nameAndValue', { name, value }),
        textOf: (tag) => tags.get(tag),
      },
      (member) => (info && view && pooled.has(member) ? poolMember(info, view.fields, member)?.fields : undefined),
      otherwiseOf(messages, lang, info, marks),
    );
  },
);

const lookupOf = memoized((messages: Messages, lang: string, info: GameInfo | undefined) =>
  lookupIn(messages, knownOf(info).calls, sentencesOf(messages, lang)),
);

/** What has no words of its own is called the same at every step, so the names are kept. */
const otherwiseOf = memoized(
  (
    messages: Messages,
    lang: string,
    info: GameInfo | undefined,
    marks: string | undefined,
  ): ((name: string) => string) => {
    const { kinds } = knownOf(info);
    const t = say(lang);
    const nameless = namelessBy(info, (kind) => hiddenName(messages, t, kind));
    const lookup = lookupOf(messages, lang, info);
    const seen = marks === undefined ? undefined : (JSON.parse(marks) as Marks);
    const shared = (mark: string): string | undefined => {
      const like = info && seen && membersLike(info, seen, mark);
      return like && sharedName(like, (member) => lookup(`${kinds.get(member)}.${member}.name`));
    };
    const nameOf = (name: string): string => {
      const dated = dateInWords(messages.locale, name);
      return dated === name ? (shared(name) ?? nameless(name)) : dated;
    };
    const kept = new Map<string, string>();
    return (name) => {
      const known = kept.get(name) ?? nameOf(name);
      if (kept.size > MOST_KEPT) kept.clear();
      kept.set(name, known);
      return known;
    };
  },
);

const choseIn =
  (t: Say) =>
  (who: string, what: string, given: string): string =>
    given === '' ? t('logChose', { who, what }) : t('logChoseWith', { who, what, given });

/** What is known of names without looking at the match. */
const knownOf = memoized((info: GameInfo | undefined) => ({
  kinds: info ? ownersOf(info) : new Map<string, string>(),
  calls: info ? callWords(info) : new Map<string, CallWords>(),
  tags: info ? tagTexts(info) : new Map<string, TagText>(),
  /** What comes and goes in play. */
  pooled: new Set(info?.kinds.flatMap(({ live, members }) => (live === undefined ? [] : members))),
}));

/** What a member is called that can't be distinguished from others: as the ruleset says, or else by its kind. */
const hiddenName = (messages: Messages, t: Say, kind: string): string =>
  messages.has(`kind/${kind}/hidden`)
    ? messages.text(`kind/${kind}/hidden`)
    : t('hiddenMember', { name: wordOrName(messages, kind) });

const wordOrName = (messages: Messages, kind: string): string =>
  messages.has(`kind/${kind}`) ? messages.text(`kind/${kind}`) : readable(kind);

type Sentences = (path: string, args: Values) => string;
type Given = Values[string] | ShownValue;

const lookupIn =
  (messages: Messages, calls: ReadonlyMap<string, CallWords>, sentence: Sentences) =>
  (path: string, args: Readonly<Record<string, Given>> = {}): string | undefined => {
    const call = calls.get(path);
    if (call !== undefined && messages.has(call.path)) return sentence(call.path, call.args);
    return messages.has(path) ? sentence(path, flat(args)) : undefined;
  };

/** Names stay names, for sentences that inflect them. */
const flat = (args: Readonly<Record<string, Given>>): Values =>
  Object.fromEntries(Object.entries(args).map(([k, v]) => [k, typeof v === 'number' || isNamed(v) ? v : String(v)]));
const isNamed = (v: Given): v is Named | readonly Named[] =>
  typeof v === 'object' && ('path' in v || (v.length > 0 && v.every((one) => typeof one === 'object')));

/** How many sentences are kept. */
const MOST_KEPT = 20_000;

/** The same lines and counters are worded at every step, so their sentences are kept until there are too many. */
const sentencesOf = memoized((messages: Messages, lang: string): Sentences => {
  const kept = new Map<string, string>();
  const shown = lang === TEST_LANGUAGE ? bend : (text: string): string => text;
  return (path, args) => {
    if (Object.keys(args).length === 0) return shown(messages.text(path));
    const key = `${path} ${JSON.stringify(args)}`;
    const sentence = kept.get(key) ?? shown(messages.text(path, args));
    if (kept.size > MOST_KEPT) kept.clear();
    kept.set(key, sentence);
    return sentence;
  };
});
