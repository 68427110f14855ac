import { type Diagnostic, finding } from '@sandtable/diagnostics';
import type { Span } from '@sandtable/text';
import type { Catalogue, Entry } from './po.ts';
import { type Line, linesIn } from './po-lines.ts';

export interface ReadPo extends Catalogue {
  readonly findings: readonly Diagnostic[];
}

/** Reads a catalogue. A part that cannot be read is one finding, and the rest is used. */
export function readPo(file: string, text: string): ReadPo {
  const findings: Diagnostic[] = [];
  const lines = linesIn(file, text, findings);
  const blocks = blocksOf(lines);
  const entries = blocks.flatMap((block) => entryOf(block, findings) ?? []);
  const head = entries.find((entry) => entry.context === '' && entry.source === '' && !entry.obsolete);
  return {
    header: head === undefined ? [] : fieldsOf(head.targets[0] ?? ''),
    headComments: head?.notes ?? [],
    entries: entries.filter((entry) => entry !== head),
    findings,
  };
}

const fieldsOf = (text: string): readonly (readonly [string, string])[] =>
  text.split('\n').flatMap((line) => {
    const colon = line.indexOf(':');
    return colon < 0 ? [] : [[line.slice(0, colon).trim(), line.slice(colon + 1).trim()] as const];
  });

/** An entry ends where, after its translation, something begins that only stands above or at the head of one. */
function blocksOf(lines: readonly Line[]): readonly (readonly Line[])[] {
  const blocks: Line[][] = [];
  let translated = false;
  let obsolete = false;
  for (const line of lines) {
    const heads = line.sort === 'note' || line.word === 'msgctxt' || (line.word === 'msgid' && !line.previous);
    const begins = (translated && (heads || line.previous)) || (translated && line.obsolete !== obsolete);
    if (begins || blocks.length === 0) blocks.push([]);
    if (begins) translated = false;
    if (line.sort === 'text' && line.word.startsWith('msgstr')) translated = true;
    obsolete = line.obsolete;
    blocks.at(-1)?.push(line);
  }
  return blocks.filter((block) => block.some(({ sort }) => sort === 'text'));
}

function entryOf(block: readonly Line[], findings: Diagnostic[]): Entry | undefined {
  const texts = block.filter((line) => line.sort === 'text');
  const now = texts.filter(({ previous }) => !previous);
  const was = texts.filter(({ previous }) => previous);
  const word = (among: readonly Line[], name: string): Line | undefined => among.find((line) => line.word === name);
  const notes = (sign: string): readonly string[] =>
    block.flatMap((line) => (line.sort === 'note' && line.word === sign ? [line.text] : []));
  const source = word(now, 'msgid');
  const targets = now.filter((line) => line.word.startsWith('msgstr'));
  const first = block[0];
  if (first === undefined) return undefined;
  const span: Span = { ...first.span, end: block.at(-1)?.span.end ?? first.span.end };
  if (source === undefined || targets.length === 0) {
    findings.push(
      finding('l10n/entry', (now[0] ?? first).span, { missing: source === undefined ? 'msgid' : 'msgstr' }),
    );
    return undefined;
  }
  const old = word(was, 'msgid')?.text;
  return {
    notes: notes('#'),
    about: notes('#.'),
    places: notes('#:'),
    flags: notes('#,').flatMap((line) => line.split(/\s*,\s*/).filter((flag) => flag !== '')),
    previous: old === undefined ? undefined : { context: word(was, 'msgctxt')?.text, source: old },
    context: word(now, 'msgctxt')?.text ?? '',
    source: source.text,
    plural: word(now, 'msgid_plural')?.text,
    targets: targets.map(({ text }) => text),
    obsolete: source.obsolete,
    span,
    targetSpans: targets.map((line) => line.span),
  };
}
