import { type Diagnostic, type Fix, finding } from '@sandtable/diagnostics';
import { type Fragment, readChapters } from '@sandtable/messages';
import type { Model } from '@sandtable/model';
import { parse, type SourceFile } from '@sandtable/syntax';
import type { Span, TextEdit } from '@sandtable/text';
import type { Compiled } from './compiled.ts';
import { type InputFile, isOfBase, isRules } from './input.ts';
import { rowsIn } from './row-prints.ts';
import { printOf } from './rule-prints.ts';

/** Where it is kept what the rules said when someone last read the text that explains them. */
export const REVIEWED = 'text/reviewed.txt';

/** What a text explains, as the rules say it today. */
interface Explained {
  readonly fragment: Fragment;
  readonly part: string;
  readonly print: string;
  readonly at: Fragment['explains'][number]['span'];
}

/** Texts whose rules have changed since someone looked at them. Rules under variants are reported by their own text. */
export function reviewFindings(
  files: readonly InputFile[],
  compiled: Pick<Compiled, 'model' | 'files' | 'variants'>,
): readonly Diagnostic[] {
  const kept = files.find(({ path }) => path === REVIEWED);
  if (kept === undefined || kept.text.includes('\0') || compiled.model === undefined || compiled.variants.length > 0)
    return [];
  const { known, findings } = readReviewed(kept.text);
  const explained = explainedIn(files, compiled.files, compiled.model);
  const start = { file: REVIEWED, start: 0, end: 0 };
  if (kept.text.trim() === '' && explained.length > 0)
    return [finding('text/empty', start, { file: REVIEWED }, { severity: 'warning' })];
  return [...findings, ...changedIn(explained, known)];
}

const changedIn = (explained: readonly Explained[], known: Reviewed['known']): readonly Diagnostic[] => {
  const changed = explained.filter(({ fragment, part, print }) => {
    const was = known.get(`${fragment.id} ${part}`);
    return was !== undefined && was.print !== print;
  });
  return changed.map(({ fragment, part, at }) => {
    const fixes = [lookedAt(fragment.id, changed, known)];
    return finding('text/rule-changed', at, { part, fragment: fragment.id }, { severity: 'warning', fixes });
  });
};

/** Who reads a text again sees all that it explains, so one step says of all of it that the text still fits. */
function lookedAt(id: string, changed: readonly Explained[], known: Reviewed['known']): Fix {
  const edits = changed
    .filter(({ fragment }) => fragment.id === id)
    .flatMap(({ part, print }) => {
      const span = known.get(`${id} ${part}`)?.span;
      return span === undefined ? [] : [{ span, text: print }];
    });
  return { title: 'fix/looked-at', fields: { fragment: id }, edits };
}

/**
 * The file of what was read, with these fragments read today; without any, what was never read counts as read now, and
 * what changed since goes on waiting.
 */
export function reviewed(files: readonly InputFile[], compiled: Compiled, fragments: readonly string[]): string {
  const { known, strange } = readReviewed(files.find(({ path }) => path === REVIEWED)?.text ?? '');
  const lines = explainedIn(files, compiled.files, compiled.model).map(({ fragment: { id }, part, print }) => {
    const was = fragments.includes(id) ? undefined : known.get(`${id} ${part}`)?.print;
    return `${id} ${part} ${was ?? print}`;
  });
  // What cannot be read is reported, and stays until someone has looked at it.
  return `${[...[...new Set(lines)].toSorted(), ...strange].join('\n')}\n`;
}

/**
 * What has to be written for these files where something was only called otherwise in them: rules say the same as
 * before, so that texts that fitted still fit, and those that wait go on waiting.
 */
export function reviewsRenamed(before: readonly InputFile[], after: readonly InputFile[]): readonly TextEdit[] {
  const kept = before.find(({ path }) => path === REVIEWED);
  if (kept === undefined) return [];
  const { known } = readReviewed(kept.text);
  const today = explainedIn(after, parsed(after));
  return explainedIn(before, parsed(before)).flatMap(({ fragment: { id }, part, print }, i) => {
    const line = known.get(`${id} ${part}`);
    const now = today[i];
    if (line === undefined || now?.fragment.id !== id) return [];
    const text = `${id} ${now.part} ${line.print === print ? now.print : line.print}`;
    return text === kept.text.slice(line.line.start, line.line.end) ? [] : [{ span: line.line, text }];
  });
}

const parsed = (files: readonly InputFile[]): readonly SourceFile[] =>
  files.filter((file) => isRules(file) && isOfBase(file.path)).map(({ path, text }) => parse(path, text));

/** The text in the language it is written in first; translations follow it. */
function explainedIn(
  files: readonly InputFile[],
  rules: readonly SourceFile[],
  model?: Model | undefined,
): readonly Explained[] {
  const { fragments } = readChapters(files);
  const own = fragments.filter(({ lang }) => lang === fragments[0]?.lang);
  return own.flatMap((fragment) => [
    ...fragment.explains.flatMap(({ part, span }) => {
      const print = printOf(rules, part);
      return print === undefined ? [] : [{ fragment, part, print, at: span }];
    }),
    ...(model === undefined ? [] : rowsIn(fragment, model).map((row) => ({ fragment, ...row }))),
  ]);
}

const LINE = /^(\S+\s+(?:\w+\/\S+|play|whenever|seats))\s+([0-9a-z]+)$/;

/** A fingerprint, where it stands, and its line. */
interface Known {
  readonly print: string;
  readonly span: Span;
  readonly line: Span;
}

interface Reviewed {
  /** What the rules said when someone last read them and where it says so, by fragment and part. */
  readonly known: ReadonlyMap<string, Known>;
  /** Lines that say nothing of this kind, as they stand. */
  readonly strange: readonly string[];
  readonly findings: readonly Diagnostic[];
}

/** Of two lines about one thing, which may come from two people, the first holds. */
function readReviewed(text: string): Reviewed {
  const known = new Map<string, Known>();
  const strange: string[] = [];
  const findings: Diagnostic[] = [];
  let start = 0;
  for (const raw of text.split('\n')) {
    const line = raw.replace(/^\ufeff/, '').trim();
    const span = { file: REVIEWED, start, end: start + raw.trimEnd().length };
    start += raw.length + 1;
    const [, key, print] = LINE.exec(line) ?? [];
    if (key === undefined || print === undefined) {
      if (line === '') continue;
      strange.push(line);
      findings.push(finding('text/reviewed', span, { what: 'line', line: line.slice(0, 60) }, { severity: 'warning' }));
      continue;
    }
    const name = key.replace(/\s+/, ' ');
    const first = known.get(name);
    if (first === undefined) known.set(name, { print, span: { ...span, start: span.end - print.length }, line: span });
    else if (first.print !== print)
      findings.push(finding('text/reviewed', span, { what: 'twice', line: key }, { severity: 'warning' }));
  }
  return { known, strange, findings };
}
