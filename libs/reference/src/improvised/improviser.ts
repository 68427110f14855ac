import { fromOrdinal, keysOf, mapType, type RunValue, valueAt } from '@sandtable/eval';
import type { Chance, Choice, Example, Model } from '@sandtable/model';
import type { Span } from '@sandtable/text';
import { type AnswerCodes, answerType } from '../answer.ts';
import type { Improviser, Instead } from '../example-improviser.ts';
import { answerOfPolicy } from '../example-policy.ts';
import { chanceLine } from '../recorded/cues.ts';
import type { Reference } from '../reference.ts';
import type { Cue, Line } from '../script.ts';
import { show } from '../show.ts';
import { showAnswer } from '../show-answer.ts';
import type { Style } from './style.ts';

/** An improviser that knows afterward what the example has to say otherwise. */
export interface Improvised extends Improviser {
  /** How many answers were dropped, and demands are others. */
  readonly changes: number;
  /** Whether something was put in. */
  readonly isOwn: boolean;
  /** How many demands are others. */
  readonly others: number;
  lines(): readonly string[];
}
interface Rules {
  readonly model: Model;
  textAt(span: Span): string;
}
/** A line of the run, in the words of the example or put in; faces of one roll follow each other. */
interface Said {
  readonly path: string;
  readonly text: string;
  readonly isOwn: boolean;
  /** The line of the example. */
  readonly line?: Span;
  readonly faces?: { readonly chance: number; readonly values: readonly number[] };
}

export function improvised(
  { model, textAt }: Rules,
  example: Example,
  style: Style,
  kept: readonly Line[],
): Improvised {
  const said: Said[] = [];
  const unused = new Set<string>();
  const demands: string[] = [];
  let others = 0;
  const dropped = example.answers.filter((line) => !kept.includes(line));
  return {
    face(place, faces, each) {
      const face = faces[Math.min(style.face, faces.length - 1)] ?? 0;
      note(said, model, place, face, each);
      return face;
    },
    picks(place, { offered, least }) {
      const picks = offered.slice(0, least);
      const index = model.chances.indexOf(place);
      for (const text of chanceLine(model, index, picks)) said.push({ path: place.path, text, isOwn: true });
      return picks;
    },
    answer(choice, match) {
      const answer = style.answer(choice, match);
      if (answer === undefined) return undefined;
      const policy = dropped.find((one) => one.path === choice.path && one.what === 'policy');
      const own = (policy && ruledBy(match, policy, answer)) ?? answer;
      const text = withLocals(match, answerLine(model, choice, match, own));
      said.push({ path: choice.path, text: own === answer ? text : `policy ${text}`, isOwn: true });
      return own;
    },
    used(cue) {
      const text = cueLine(textAt, cue);
      // Several answers of one line come one by one; the line is written once.
      if (cue.span !== cue.line.span || !said.some((one) => one.line === cue.line.span))
        said.push({ path: cue.line.path, text, isOwn: false, line: cue.line.span });
    },
    unused: (cue) => void unused.add(cue.line.path),
    demanded({ span }, instead) {
      demands.push(otherwise(textAt, span, instead));
      if (instead.length > 0) others += 1;
    },
    get others() {
      return others;
    },
    get changes() {
      return others + dropped.length + unused.size;
    },
    get isOwn() {
      return said.some((one) => one.isOwn);
    },
    lines: () => linesOf({ said, dropped, unused, demands: others === 0 ? [] : demands }),
  };
}

interface Run {
  readonly said: readonly Said[];
  readonly dropped: readonly Line[];
  readonly unused: ReadonlySet<string>;
  readonly demands: readonly string[];
}

/**
 * All answers to a question of which one has changed, in their order; questions that are not put any more; what is
 * demanded.
 */
function linesOf({ said, dropped, unused, demands }: Run): readonly string[] {
  const changed = new Set(
    [...said.filter(({ isOwn }) => isOwn), ...dropped].map(({ path }) => path).concat([...unused]),
  );
  const spoken = said.filter(({ path }) => changed.has(path));
  const gone = [...changed].filter((path) => !spoken.some((one) => one.path === path));
  const then = demands.length === 0 ? [] : ['then {', ...demands.map((one) => `  ${one}`), '}'];
  return [...spoken.map(({ text }) => text), ...gone.map((path) => `remove ${path}`), ...then];
}

/** Where the example tested a policy, its answer of now. */
function ruledBy(match: Reference, { policy }: Line, answer: AnswerCodes): AnswerCodes | undefined {
  const ruled = answerOfPolicy(match, policy, answer)?.found?.answer;
  return ruled !== undefined && match.legal(ruled) ? { ...ruled } : undefined;
}

/** Faces that fall at one place without anything between them are one line; for each of some they are all alike. */
function note(
  said: Said[],
  model: Model,
  place: Chance,
  face: number,
  each: { readonly key: number; readonly isFirst: boolean } | undefined,
): void {
  const last = said.at(-1);
  const chance = model.chances.indexOf(place);
  if (each && !each.isFirst) return;
  if (each && place.sort === 'die' && place.each) {
    const die = model.dice[place.die];
    const shown = die ? show(model, die.type, face) : '';
    const key = show(model, place.each, fromOrdinal(place.each, each.key));
    said.push({ path: place.path, text: `roll ${place.path}: (${key}, ${shown}) else ${shown}`, isOwn: true });
    return;
  }
  const values = last?.faces?.chance === chance ? [...last.faces.values, face] : [face];
  if (last?.faces?.chance === chance) said.pop();
  const [text = ''] = chanceLine(model, chance, values);
  said.push({ path: place.path, text, isOwn: true, faces: { chance, values } });
}

function answerLine(model: Model, choice: Choice, match: Reference, answer: AnswerCodes): string {
  const inLane = model.procedures[choice.procedure]?.lane !== undefined;
  const role = model.kinds[model.seats.kind]?.members[match.ask?.role ?? -1]?.id;
  const by = (choice.askers !== undefined || inLane) && role !== undefined ? ` by ${role}` : '';
  return `${choice.path}${by}: ${answer.form === 'each' ? pairs(model, choice, answer.value) : showAnswer(model, choice, answer)}`;
}

/** Members that are made during play have no names but those that the example gave them. */
function withLocals({ root }: Reference, text: string): string {
  const { locals, values } = root.frame;
  return locals.reduce((words, { name, type }, i) => {
    const value = values[i];
    const kind = type.t === 'kind' ? root.model.kinds[type.kind] : undefined;
    const id = kind?.pool && typeof value === 'number' ? kind.members[value]?.id : undefined;
    return id === undefined ? words : words.replaceAll(new RegExp(`\\b${id}\\b`, 'g'), name);
  }, text);
}

function pairs(model: Model, choice: Choice, map: RunValue): string {
  if (choice.form === 'menu') return '';
  const type = mapType(answerType(choice));
  return keysOf(type, map)
    .map(
      (key) =>
        `(${show(model, type.key, fromOrdinal(type.key, key))}, ${show(model, type.value, valueAt(type, map, key) ?? 0)})`,
    )
    .join(', ');
}

const WORD: Readonly<Record<Line['what'], string>> = {
  choice: '',
  policy: 'policy ',
  roll: 'roll ',
  draw: 'draw ',
  random: 'random ',
  refuse: 'refuse ',
};

/** The words of the example; of a line with several values the one that was used. */
function cueLine(textAt: Rules['textAt'], { line, span }: Cue): string {
  if (span === line.span) return textAt(line.span).replace(/[;,]\s*$/, '');
  const by = line.by ? ` by ${textAt(line.by.span)}` : '';
  const because = line.because === undefined ? '' : ` because ${JSON.stringify(line.because)}`;
  return `${WORD[line.what]}${line.path}${by}: ${textAt(span)}${because}`;
}

/** What is demanded instead: of each part that is not met the value of today, or the contrary. */
function otherwise(textAt: Rules['textAt'], { file, start, end }: Span, instead: readonly Instead[]): string {
  let done = start;
  let text = '';
  for (const part of instead) {
    text += textAt({ file, start: done, end: part.span.start }) + inPlaceOf(textAt(part.span), part);
    done = part.span.end;
  }
  return text + textAt({ file, start: done, end });
}

function inPlaceOf(words: string, { is }: Instead): string {
  if (is === 'untrue') return /^not \(.*\)$/.test(words) ? words.slice('not ('.length, -1) : `not (${words})`;
  return 'ending' in is ? is.ending : `${words.slice(0, words.lastIndexOf('=='))}== ${is.value}`;
}
