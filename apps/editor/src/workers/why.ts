import {
  type Against,
  hidesIn,
  nothingHidden,
  rolesOfSeat,
  rulesAt,
  storyKey,
  watchRule,
  whyNot,
  whyRefused,
} from '@sandtable/explain';
import { askNamed, type NamedAnswer, type OpenAsk } from '@sandtable/reference';
import type { Span } from '@sandtable/text';
import { describeAgainst, describeRecord, describeStory, describeVerdict, wordsOf } from './described-why.ts';
import { isPlayedWithin, type MatchUnder, type Playing, playedTo, recordOf, storiesOf, valuesOf } from './why-match.ts';
import type {
  AgainstReply,
  AskedQuestion,
  MatchAt,
  NoStory,
  NotYet,
  RecordReply,
  StoryReply,
  ValuesReply,
  VerdictReply,
  WhyApi,
  WhyTrouble,
} from './why-protocol.ts';
import { completed, createKeptRules, rulesFor, watchedRules } from './why-rules.ts';

type Speak = (ask: OpenAsk, hides: typeof nothingHidden) => readonly Against[];
type Under = MatchUnder & { readonly at: number };

/** Says why: everything is evaluated by the slow interpreter, under the rules that the match is played under. */
export function whyService(): WhyApi {
  const kept = createKeptRules();
  const playing: Playing = {};
  const under = <Reply>({ save, at, ...asked }: MatchAt, tell: (of: Under) => Reply): Reply | WhyTrouble => {
    const rules = rulesFor(kept, asked);
    return rules ? tell({ rules, save, at }) : trouble('rules');
  };
  const against = (of: MatchAt, asked: AskedQuestion, speak: Speak): AgainstReply | WhyTrouble =>
    under(of, (match) => whatIsAgainst(playing, match, asked, speak));
  return {
    prepare: (of) => void rulesFor(kept, of),
    candidate: (of, asked, picked, name) =>
      against(of, asked, (ask, hides) => whyNot(ask, picked, name, { hides, keys: asked.keys })),
    answer: (of, asked, answer) =>
      against(of, asked, (ask, hides) => whyRefused(ask, answer as NamedAnswer, { hides })),
    inside: (of, step) => under(of, (match) => inside(playing, match, step)),
    rule: (of, step, file, offset) => under(of, (match) => verdictOn(playing, match, step, { file, offset })),
    story: (of, step, path, nth) => under(of, (match) => storyOf(playing, match, step, storyKey(path, nth))),
    storyWithin: (of, milliseconds, step, path, nth) =>
      under(of, (match): StoryReply | NoStory | NotYet | WhyTrouble =>
        isPlayedWithin(playing, match, step, milliseconds)
          ? storyOf(playing, match, step, storyKey(path, nth))
          : { kind: 'not yet' },
      ),
    watch: (of, last) => {
      const rules = watchedRules(kept, of);
      return rules ? watched(playing, { rules, save: of.save, at: of.at }, last) : trouble('rules');
    },
    complete: (of, text, offset) => completed(kept, of, text, offset),
  };
}

const trouble = (why: WhyTrouble['trouble']): WhyTrouble => ({ kind: 'trouble', trouble: why });

function whatIsAgainst(
  playing: Playing,
  of: Under,
  { choice, role, eyes }: AskedQuestion,
  speak: Speak,
): AgainstReply | WhyTrouble {
  const { model, files } = of.rules;
  const now = playedTo(playing, of, of.at);
  const ask = now?.match.open[askNamed(model, now.match, choice, role)];
  if (ask === undefined) return trouble('match');
  const words = wordsOf(files);
  const evident = eyes === 'asked' && ask.choice.evident === true;
  const roles = eyes === 'asked' ? rolesOfSeat(ask.env, ask.role) : undefined;
  const answers = speak(ask, eyes === undefined ? nothingHidden : hidesIn(model, { evident, roles }));
  const places = answers.flatMap(({ claims }) => placesIn(claims));
  return { kind: 'against', against: answers.map((one) => describeAgainst(words, one)), rules: rulesAt(model, places) };
}

function verdictOn(
  playing: Playing,
  of: Under,
  step: number,
  { file, offset }: { readonly file: string; readonly offset: number },
): VerdictReply | WhyTrouble {
  const { model, files } = of.rules;
  const watch = watchRule(model, file, offset);
  if (watch === undefined) return trouble('place');
  const now = playedTo(playing, of, step, watch.probe);
  if (now === undefined) return trouble('match');
  now.recorder.probe = undefined;
  return { kind: 'verdict', verdict: describeVerdict(wordsOf(files), watch.verdict(now.recorder)) };
}

function inside(playing: Playing, of: Under, step: number): RecordReply | WhyTrouble {
  const record = recordOf(playing, of, step);
  return record ? { kind: 'record', record: describeRecord(wordsOf(of.rules.files), step, record) } : trouble('match');
}

function storyOf(playing: Playing, of: Under, step: number, key: string): StoryReply | NoStory | WhyTrouble {
  const { model, files } = of.rules;
  const stories = storiesOf(playing, of, step);
  if (stories === undefined) return trouble('match');
  const story = stories.get(key);
  if (story === undefined) return { kind: 'no story' };
  return { kind: 'story', story: describeStory(wordsOf(files), story), rules: rulesAt(model, placesIn(story)) };
}

function watched(playing: Playing, of: Under, last: number): ValuesReply | WhyTrouble {
  const first = Math.max(0, of.at - last);
  const values = valuesOf(playing, of, first, of.at);
  if (values === undefined) return trouble('match');
  const all = of.rules.watches.map(({ wrong }, i) => ({ wrong, values: values.flatMap((row) => row[i] ?? []) }));
  return { kind: 'values', first, watched: all };
}

/** The places of the rules that something tells of, in their order. */
function placesIn(node: unknown): readonly Span[] {
  if (typeof node !== 'object' || node === null) return [];
  if ('file' in node && 'start' in node) return [node as Span];
  return Object.values(node).flatMap(placesIn);
}
