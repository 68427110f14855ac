import { type Diagnostic, finding } from '@sandtable/diagnostics';
import type { Span } from '@sandtable/text';
import type { Part, Spelling } from './pattern.ts';
import type { PatternFile } from './pattern-file.ts';
import type { Info } from './shape.ts';
import { type Subject, subjectOf } from './subject.ts';
import { tokensOf } from './tokens.ts';

/** One way to write a thing: `shape` is what can be seen of it, `meaning` what it would be read as. */
interface Written {
  readonly group: string;
  readonly shape: string;
  readonly meaning: string;
  readonly key: string;
  readonly span: Span;
}

/** Patterns that look the same and mean different things, each reported once. */
export function alikeFindings(info: Info, files: readonly PatternFile[]): readonly Diagnostic[] {
  const first = new Map<string, Written>();
  const reported = new Set<string>();
  return files
    .flatMap((file) => writtenIn(info, file))
    .flatMap((one): readonly Diagnostic[] => {
      const place = `${one.group}\0${one.shape}`;
      const before = first.get(place);
      if (before === undefined) first.set(place, one);
      if (before === undefined || before.meaning === one.meaning) return [];
      const pair = `${one.span.file}\0${one.span.start}`;
      if (reported.has(pair)) return [];
      reported.add(pair);
      const labels = [{ span: before.span, code: 'first', fields: { name: before.key } }];
      return [finding('notation/alike', one.span, { name: one.key, other: before.key }, { labels })];
    });
}

const writtenIn = (info: Info, { entries }: PatternFile): readonly Written[] =>
  entries.flatMap(({ key, result, spellings }) => {
    const subject = result ? undefined : subjectOf(info, key);
    if (subject === undefined) return [];
    return spellings.flatMap((spelling) =>
      shapesOf(spelling.parts, subject).map(({ shape, names }) => ({
        group: groupOf(subject, key),
        shape,
        meaning: `${key} ${names}`,
        key,
        span: spelling.span,
      })),
    );
  });

/** What is read at the same places: values of one type, members of one kind, answers to one question. */
function groupOf(subject: Subject, key: string): string {
  return subject.s === 'question' ? key.replace(/\.none$/, '') : (key.split('.')[0] ?? key);
}

interface Shape {
  readonly shape: string;
  readonly names: string;
}
const NOTHING: Shape = { shape: '', names: '' };
/** More ways than this are not compared. */
const MOST = 64;

/** With and without each part that may be missing. */
const shapesOf = (parts: readonly Part[], subject: Subject): readonly Shape[] =>
  parts.reduce<readonly Shape[]>(
    (before, part) => {
      const next = shapesOfPart(part, subject);
      return before.flatMap((one) => next.map((more) => joined(one, more))).slice(0, MOST);
    },
    [NOTHING],
  );

function shapesOfPart(part: Part, subject: Subject): readonly Shape[] {
  if (part.p === 'text') {
    const words = tokensOf(part.text).map(({ forms }) => forms[0] ?? '');
    return [{ shape: words.join(' '), names: '' }];
  }
  if (part.p === 'param') {
    const type = subject.slots.find(({ name }) => name === part.name)?.type;
    return [{ shape: `{${part.via?.[0] ?? type}}`, names: part.name }];
  }
  const flag = part.flag?.name ?? '';
  const written = part.spellings.flatMap((one: Spelling) => shapesOf(one.parts, subject));
  return [NOTHING, ...written.map((one) => joined(one, { shape: '', names: flag }))].slice(0, MOST);
}

const joined = (a: Shape, b: Shape): Shape => ({
  shape: spaced(a.shape, b.shape),
  names: spaced(a.names, b.names),
});

/** Put together without a copy of what is there already: long patterns have many parts. */
const spaced = (a: string, b: string): string => (a === '' ? b : b === '' ? a : `${a} ${b}`);
