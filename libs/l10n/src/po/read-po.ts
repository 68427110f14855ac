import type { Diagnostic } from '@sandtable/diagnostics';
import type { Span } from '@sandtable/text';
import type { Catalogue, Entry } from './po.ts';
import { blocksOf } from './po-blocks.ts';
import { duplicates } from './po-duplicates.ts';
import { entryOf, standing } from './po-entry.ts';
import { linesIn } from './po-lines.ts';

export interface ReadPo extends Catalogue {
  /** What would be lost if the rest were written. */
  readonly findings: readonly Diagnostic[];
  /** Where the fields of the header stand. */
  readonly headSpan?: Span | undefined;
}

/** Reads a catalogue. A part that cannot be read is one finding, and the rest is used. */
export function readPo(file: string, text: string): ReadPo {
  const findings: Diagnostic[] = [];
  const blocks = blocksOf(linesIn(file, text, findings));
  const all = blocks.flatMap((block) => entryOf(block, findings) ?? []);
  const head = all.find((entry) => entry.context === '' && entry.source === '' && !entry.obsolete);
  const tail = blocks.at(-1)?.every(({ sort }) => sort === 'note') ? (blocks.at(-1) ?? []).map(standing) : [];
  return {
    header: head === undefined ? [] : fieldsOf(head.targets[0] ?? ''),
    headComments: head?.notes ?? [],
    ...(head === undefined ? {} : { headMarks: marksOf(head), headSpan: head.targetSpans?.[0] }),
    entries: all.filter((entry) => entry !== head),
    ...(tail.length === 0 ? {} : { tail }),
    findings: [...findings, ...duplicates(text, all)],
  };
}

const fieldsOf = (text: string): readonly (readonly [string, string])[] =>
  text
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => {
      const colon = line.indexOf(':');
      return colon < 0 ? ['', line] : [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
    });

/** What stands above a header beside the notes of translators. */
const marksOf = ({ marks = [], about, places, flags }: Entry): readonly string[] => [
  ...marks,
  ...about.map((line) => `#. ${line}`),
  ...places.map((line) => `#: ${line}`),
  ...(flags.length > 0 ? [`#, ${flags.join(', ')}`] : []),
];
