import type { PlanNote, Planned } from '@sandtable/emit';
import type { Messages } from '@sandtable/messages';
import type { Model } from '@sandtable/model';
import { type LineIndex, lineIndex } from '@sandtable/text';
import { ruleAt } from './rule-at.ts';

/** One decision of the emitter with its place in the rules and a sentence. */
export interface PlanLine {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** The rule that contains the place, if one does. */
  readonly rule: string | undefined;
  /** What it is about, as the rules say it. */
  readonly text: string;
  readonly plan: Planned['is'];
  readonly sentence: string;
  readonly details: Readonly<Record<string, unknown>>;
}

interface Explained {
  readonly model: Model;
  readonly notes: readonly PlanNote[];
  readonly sources: readonly { readonly path: string; readonly text: string }[];
  readonly messages: Messages;
}

/** All decisions in the order of the rules. */
export function planLines({ model, notes, sources, messages }: Explained): readonly PlanLine[] {
  const lines = new Map(sources.map(({ path, text }) => [path, lineIndex(text)]));
  const texts = new Map(sources.map(({ path, text }) => [path, text]));
  return notes.toSorted(byPlace).map(({ at, plan }) => {
    const details = detailsOf(plan, lines);
    return {
      file: at.file,
      ...(lines.get(at.file)?.positionAt(at.start) ?? { line: 1, column: 1 }),
      rule: ruleAt(model, at),
      text: excerpt(texts.get(at.file)?.slice(at.start, at.end) ?? ''),
      plan: plan.is,
      sentence: messages.text(`plan/${plan.is}`, wordsOf(details)),
      details,
    };
  });
}

/** What contains something else comes before it. */
const byPlace = ({ at: a }: PlanNote, { at: b }: PlanNote): number =>
  a.file === b.file ? a.start - b.start || b.end - a.end : a.file < b.file ? -1 : 1;

/** Each place once, with what was decided about it. */
export const linesOf = (lines: readonly PlanLine[]): readonly string[] =>
  lines.flatMap((each, i) => {
    const before = lines[i - 1];
    const same = before?.file === each.file && before.line === each.line;
    const head = `${each.file}:${each.line}${each.rule === undefined ? '' : `  ${each.rule}`}`;
    const text = same && before.text === each.text ? [] : [`  ${each.text}`];
    return [...(same ? [] : [head]), ...text, `    ${each.sentence}`];
  });

/** Places of other parts of the rules are written as those of the decisions are. */
function detailsOf(
  { is, ...fields }: Planned,
  lines: ReadonlyMap<string, LineIndex>,
): Readonly<Record<string, unknown>> {
  if (!('writes' in fields)) return fields;
  const writes = fields.writes.map(({ file, start }) => `${file}:${lines.get(file)?.positionAt(start).line ?? 1}`);
  return { ...fields, writes: [...new Set(writes)] };
}

/** As Fluent takes them. */
const wordsOf = (details: Readonly<Record<string, unknown>>): Readonly<Record<string, string | number>> =>
  Object.fromEntries(
    Object.entries(details).map(([name, value]) => [
      name,
      typeof value === 'number' ? value : Array.isArray(value) ? value.join(', ') || 'none' : `${value}` || 'none',
    ]),
  );

const LONGEST = 72;

function excerpt(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length <= LONGEST ? line : `${line.slice(0, LONGEST - 1).trimEnd()}…`;
}
