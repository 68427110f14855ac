import { type BoardLayout, readable, readLayout } from '@sandtable/board';
import type { GameInfo } from '@sandtable/engine';
import { bend, createMessages, dateInWords, type Named, type Values, wordingUnder } from '@sandtable/messages';
import { type CallWords, callWords, constantValues, ownersOf, poolMember, type ShownValue } from '@sandtable/session';
import { useStore } from '../context.ts';
import { useShared } from '../shared.ts';
import { besideRules } from '../state/beside-rules.ts';
import { filesIn, languageChain, languagesIn } from '../state/languages.ts';
import { pick } from '../state/selectors.ts';
import type { State } from '../state/state.ts';
import { createTexts, type Texts } from '../texts.ts';
import { say, TEST_LANGUAGE, toldIn } from '../words.ts';
import { namelessBy } from './nameless.ts';

type Worded = Pick<State, 'buffers' | 'ruleset' | 'lang' | 'wording'>;

/** The terms and messages of the open ruleset, those of the language that was chosen on top, and over them what variants say. */
const catalogues = ({ buffers, ruleset, wording }: Worded, chain: readonly string[]): readonly string[] => {
  const files = filesIn(buffers, ruleset);
  return chain.flatMap((lang) => wordingUnder(files, lang, wording));
};

/** The languages of the ruleset that are read, the chosen one last; one that only variants have words in is one of them. */
const chainOf = ({ buffers, ruleset, lang, wording }: Worded): readonly string[] => {
  const written = languagesIn(filesIn(buffers, ruleset).map(({ path }) => path));
  const known = [...new Set([...written, ...wording.map((one) => one.lang)])];
  return languageChain(lang === TEST_LANGUAGE ? 'en' : lang, known);
};

const NUL = '\u0000';

/** Names stay names, for sentences that inflect them. */
const flat = (args: Readonly<Record<string, Given>>): Values =>
  Object.fromEntries(Object.entries(args).map(([k, v]) => [k, typeof v === 'number' || isNamed(v) ? v : String(v)]));
type Given = Values[string] | ShownValue;
const isNamed = (v: Given): v is Named | readonly Named[] =>
  typeof v === 'object' && ('path' in v || (v.length > 0 && v.every((one) => typeof one === 'object')));

/** What is known of names without looking at the match. */
const knownOf = (info: GameInfo | undefined) => ({
  kinds: info ? ownersOf(info) : new Map<string, string>(),
  calls: info ? callWords(info) : new Map<string, CallWords>(),
  /** What comes and goes in play. */
  pooled: new Set(info?.kinds.flatMap(({ live, members }) => (live === undefined ? [] : members))),
});

/** So many sentences are remembered. */
const KEPT = 20_000;

const UNWORDED: State['wording'] = [];

export const useTexts = (): Texts => {
  const state = useStore(pick('info', 'lang', 'view', 'ruleset', 'withoutTexts', 'wording'));
  const { info, lang, view, ruleset } = state;
  const wording = state.withoutTexts ? UNWORDED : state.wording;
  const buffers = useStore(besideRules);
  const worded = { buffers, ruleset, lang, wording };
  // Joined, the texts are one string, so that the bundle is read again only when one of them changes.
  const joined = useShared('catalogues', () => catalogues(worded, chainOf(worded)).join(NUL), [
    buffers,
    ruleset,
    lang,
    wording,
  ]);
  // Only members of pools are named by what they are at the moment.
  const moving = info?.kinds.some(({ live }) => live !== undefined) ? view : undefined;
  const messages = useShared(
    'messages',
    () => createMessages(toldIn(lang), joined.split(NUL), info ? constantValues(info) : {}, chainOf(worded).at(-1)),
    [joined, lang, info],
  );
  const { kinds, calls, pooled } = useShared('known', () => knownOf(info), [info]);
  const said = useShared('said', () => new Map<string, string>(), [messages, lang]);
  const make = (): Texts => {
    const t = say(lang);
    const called = (kind: string): string =>
      messages.has(`kind/${kind}`) ? messages.text(`kind/${kind}`) : readable(kind);
    const nameless = namelessBy(info, (kind, mark) => t('hiddenMember', { name: `${called(kind)} ${mark}` }));
    const shown = lang === TEST_LANGUAGE ? bend : (text: string): string => text;
    const text = (path: string, args: Values): string => {
      if (Object.keys(args).length === 0) return shown(messages.text(path));
      // The same lines and counters are told at every step; what is said of them is kept as long as it is not too much.
      const key = `${path} ${JSON.stringify(args)}`;
      const known = said.get(key) ?? shown(messages.text(path, args));
      if (said.size > KEPT) said.clear();
      said.set(key, known);
      return known;
    };
    return createTexts(
      (path, args = {}) => {
        const call = calls.get(path);
        if (call !== undefined && messages.has(call.path)) return text(call.path, call.args);
        return messages.has(path) ? text(path, flat(args)) : undefined;
      },
      (member) => kinds.get(member),
      { yes: t('yes'), no: t('no'), none: t('none') },
      (member) => (info && view && pooled.has(member) ? poolMember(info, view.fields, member)?.fields : undefined),
      (name) => {
        const dated = dateInWords(messages.locale, name);
        return dated === name ? nameless(name) : dated;
      },
    );
  };
  return useShared('texts', make, [messages, info, moving]);
};

export const layoutText = ({ buffers, ruleset, info }: State): string | undefined =>
  buffers[`${ruleset}/${info?.layout ?? 'layout.json'}`]?.text;

/** The layout of the open ruleset; a broken one counts as none, so that play goes on. */
export const useLayout = (): BoardLayout | undefined => {
  const text = useStore(layoutText);
  return useShared('layout', () => (text === undefined ? undefined : readLayout(text)), [text]);
};
