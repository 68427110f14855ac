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
import { matches } from './why-match.ts';
import type { WhyReply, WhyRequest } from './why-protocol.ts';
import { type Rules, rulesKept } from './why-rules.ts';
import { toldAgainst, toldRecord, toldStory, toldVerdict, wordsOf } from './why-told.ts';

type Request<Op extends WhyRequest['op']> = Extract<WhyRequest, { readonly op: Op }>;

/** Says why: everything is looked at by the slow interpreter, under the rules that the match is played under. */
export function whyService(): (request: WhyRequest) => WhyReply {
  const kept = rulesKept();
  const played = matches();

  const against = (rules: Rules, request: Request<'candidate' | 'answer'>): WhyReply => {
    const { save, at, choice, role, seat } = request;
    const now = played.at(rules, save, at);
    const ask = now?.match.open[askNamed(rules.model, now.match, choice, role)];
    if (ask === undefined) return { trouble: 'match' };
    const words = wordsOf(rules.files);
    const hides = seat === undefined ? nothingHidden : hidesIn(rules.model);
    const told = spoken(ask, request, hides);
    const places = told.flatMap(({ claims }) => placesIn(claims));
    return { against: told.map((one) => toldAgainst(words, one)), rules: rulesAt(rules.model, places) };
  };
  const rule = (rules: Rules, { save, step, file, offset }: Request<'rule'>): WhyReply => {
    const watch = watchRule(rules.model, file, offset);
    if (watch === undefined) return { trouble: 'place' };
    const now = played.at(rules, save, step, watch.probe);
    if (now === undefined) return { trouble: 'match' };
    now.recorder.probe = undefined;
    return { verdict: toldVerdict(wordsOf(rules.files), watch.verdict(now.recorder)) };
  };
  const inside = (rules: Rules, { save, step }: Request<'inside'>): WhyReply => {
    const record = played.inside(rules, save, step);
    return record ? { record: toldRecord(wordsOf(rules.files), step, record) } : { trouble: 'match' };
  };
  const story = (rules: Rules, { save, step, path, nth }: Request<'story'>): WhyReply => {
    const stories = played.told(rules, save, step);
    const one = stories?.get(storyKey(path, nth));
    if (stories === undefined) return { trouble: 'match' };
    return one ? { story: toldStory(wordsOf(rules.files), one), rules: rulesAt(rules.model, placesIn(one)) } : {};
  };
  const watch = (rules: Rules, { save, at, last }: Request<'watch'>): WhyReply => {
    const first = Math.max(0, at - last);
    const values = played.watched(rules, save, first, at);
    if (values === undefined) return { trouble: 'match' };
    const watched = rules.watches.map(({ wrong }, i) => ({ wrong, values: values.flatMap((row) => row[i] ?? []) }));
    return { first, watched };
  };

  return (request) => {
    if (request.op === 'complete') return kept.complete(request, request.text, request.offset);
    const rules = request.op === 'watch' ? kept.watched(request) : kept.of(request);
    if (rules === undefined) return { trouble: 'rules' };
    if (request.op === 'inside') return inside(rules, request);
    if (request.op === 'story') return story(rules, request);
    if (request.op === 'rule') return rule(rules, request);
    return request.op === 'watch' ? watch(rules, request) : against(rules, request);
  };
}

/** The places of the rules that something tells of, in their order. */
function placesIn(node: unknown): readonly Span[] {
  if (typeof node !== 'object' || node === null) return [];
  if ('file' in node && 'start' in node) return [node as Span];
  return Object.values(node).flatMap(placesIn);
}

function spoken(
  ask: OpenAsk,
  request: Request<'candidate' | 'answer'>,
  hides: typeof nothingHidden,
): readonly Against[] {
  if (request.op === 'candidate') return whyNot(ask, request.picked, request.name, { hides });
  return whyRefused(ask, request.answer as NamedAnswer, { hides });
}
