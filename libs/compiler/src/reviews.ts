import { type Diagnostic, finding } from '@sandtable/diagnostics';
import { type Fragment, readChapters } from '@sandtable/messages';
import type { Compiled } from './compile.ts';
import type { InputFile } from './input.ts';
import { printOf } from './rule-prints.ts';

/** Where it is kept what the rules said when somebody last read the text that explains them. */
export const REVIEWED = 'text/reviewed.txt';

/** What a text explains, as the rules say it today. */
interface Explained {
  readonly fragment: Fragment;
  readonly part: string;
  readonly print: string;
  readonly at: Fragment['explains'][number]['span'];
}

/** Texts whose rules have changed since somebody looked at them. Rules under variants are told of by their own text. */
export function reviewFindings(files: readonly InputFile[], compiled: Compiled): readonly Diagnostic[] {
  const kept = files.find(({ path }) => path === REVIEWED);
  if (kept === undefined || compiled.model === undefined || compiled.variants.length > 0) return [];
  const known = readReviewed(kept.text);
  return explainedIn(files, compiled).flatMap(({ fragment, part, print, at }) => {
    const was = known.get(`${fragment.id} ${part}`);
    if (was === undefined || was === print) return [];
    return [finding('text/rule-changed', at, { part, fragment: fragment.id }, { severity: 'warning' })];
  });
}

/**
 * The file of what was read, with these fragments read today; without any, what was never read counts as read now, and
 * what changed since goes on waiting.
 */
export function reviewed(files: readonly InputFile[], compiled: Compiled, fragments: readonly string[]): string {
  const known = readReviewed(files.find(({ path }) => path === REVIEWED)?.text ?? '');
  const lines = explainedIn(files, compiled).map(({ fragment: { id }, part, print }) => {
    const was = fragments.includes(id) ? undefined : known.get(`${id} ${part}`);
    return `${id} ${part} ${was ?? print}`;
  });
  return `${[...new Set(lines)].toSorted().join('\n')}\n`;
}

/** The text in the language it is written in first; translations follow it. */
function explainedIn(files: readonly InputFile[], compiled: Compiled): readonly Explained[] {
  const { fragments } = readChapters(files);
  const own = fragments.filter(({ lang }) => lang === fragments[0]?.lang);
  return own.flatMap((fragment) =>
    fragment.explains.flatMap(({ part, span }) => {
      const print = printOf(compiled.files, part);
      return print === undefined ? [] : [{ fragment, part, print, at: span }];
    }),
  );
}

function readReviewed(text: string): ReadonlyMap<string, string> {
  const lines = text.split('\n').map((line) => line.trim().split(/\s+/));
  return new Map(
    lines.flatMap(([id, part, print]) => (id && part && print ? [[`${id} ${part}`, print] as const] : [])),
  );
}
