import {
  type Against,
  hidesIn,
  nothingHidden,
  rulesAt,
  storyKey,
  watchRule,
  whyNot,
  whyRefused,
} from '@sandtable/explain';
import { askNamed, type NamedAnswer, type OpenAsk } from '@sandtable/reference';
import type { Span } from '@sandtable/text';
import { type Matches, matches } from './why-match.ts';
import type { AskedQuestion, MatchAt, WhyApi, WhyReply } from './why-protocol.ts';
import { type Rules, rulesKept } from './why-rules.ts';
import { toldAgainst, toldRecord, toldStory, toldVerdict, wordsOf } from './why-told.ts';

type Speak = (ask: OpenAsk, hides: typeof nothingHidden) => readonly Against[];

/** Says why: everything is looked at by the slow interpreter, under the rules that the match is played under. */
export function whyService(): WhyApi {
  const kept = rulesKept();
  const played = matches();
  const under = (of: MatchAt, tell: (rules: Rules) => WhyReply): WhyReply => {
    const rules = kept.of(of);
    return rules ? tell(rules) : { trouble: 'rules' };
  };
  return {
    candidate: (of, asked, picked, name) =>
      under(of, (rules) => against(played, rules, of, asked, (ask, hides) => whyNot(ask, picked, name, { hides }))),
    answer: (of, asked, answer) =>
      under(of, (rules) =>
        against(played, rules, of, asked, (ask, hides) => whyRefused(ask, answer as NamedAnswer, { hides })),
      ),
    inside: (of, step) => under(of, (rules) => inside(played, rules, of, step)),
    rule: (of, step, file, offset) => under(of, (rules) => rule(played, rules, of, step, { file, offset })),
    story: (of, step, path, nth) => under(of, (rules) => story(played, rules, of, step, storyKey(path, nth))),
    watch: (of, last) => {
      const rules = kept.watched(of);
      return rules ? watched(played, rules, of, last) : { trouble: 'rules' };
    },
    complete: kept.complete,
  };
}

function against(
  played: Matches,
  rules: Rules,
  { save, at }: MatchAt,
  { choice, role, seat }: AskedQuestion,
  speak: Speak,
): WhyReply {
  const now = played.at(rules, save, at);
  const ask = now?.match.open[askNamed(rules.model, now.match, choice, role)];
  if (ask === undefined) return { trouble: 'match' };
  const words = wordsOf(rules.files);
  const told = speak(ask, seat === undefined ? nothingHidden : hidesIn(rules.model));
  const places = told.flatMap(({ claims }) => placesIn(claims));
  return { against: told.map((one) => toldAgainst(words, one)), rules: rulesAt(rules.model, places) };
}

function rule(
  played: Matches,
  rules: Rules,
  { save }: MatchAt,
  step: number,
  { file, offset }: { readonly file: string; readonly offset: number },
): WhyReply {
  const watch = watchRule(rules.model, file, offset);
  if (watch === undefined) return { trouble: 'place' };
  const now = played.at(rules, save, step, watch.probe);
  if (now === undefined) return { trouble: 'match' };
  now.recorder.probe = undefined;
  return { verdict: toldVerdict(wordsOf(rules.files), watch.verdict(now.recorder)) };
}

function inside(played: Matches, rules: Rules, { save }: MatchAt, step: number): WhyReply {
  const record = played.inside(rules, save, step);
  return record ? { record: toldRecord(wordsOf(rules.files), step, record) } : { trouble: 'match' };
}

function story(played: Matches, rules: Rules, { save }: MatchAt, step: number, key: string): WhyReply {
  const stories = played.told(rules, save, step);
  const one = stories?.get(key);
  if (stories === undefined) return { trouble: 'match' };
  return one ? { story: toldStory(wordsOf(rules.files), one), rules: rulesAt(rules.model, placesIn(one)) } : {};
}

function watched(played: Matches, rules: Rules, { save, at }: MatchAt, last: number): WhyReply {
  const first = Math.max(0, at - last);
  const values = played.watched(rules, save, first, at);
  if (values === undefined) return { trouble: 'match' };
  const all = rules.watches.map(({ wrong }, i) => ({ wrong, values: values.flatMap((row) => row[i] ?? []) }));
  return { first, watched: all };
}

/** The places of the rules that something tells of, in their order. */
function placesIn(node: unknown): readonly Span[] {
  if (typeof node !== 'object' || node === null) return [];
  if ('file' in node && 'start' in node) return [node as Span];
  return Object.values(node).flatMap(placesIn);
}
