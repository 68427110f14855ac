import type { MapFound } from '@sandtable/board/map-file';
import type { ImportPlan } from '@sandtable/ide';
import type { Values } from '@sandtable/messages';
import { type Context, say } from '../command.ts';

/** So many names, and so many lines about what cannot be read, are read by people. */
const MOST = 12;

export interface ImportReport {
  readonly file: string;
  readonly found: MapFound;
  /** Undefined where the file has no places. */
  readonly plan: ImportPlan | undefined;
  readonly layout: string;
  readonly written: boolean;
}

/** What was found, what becomes of it, and what could not be read and why. */
export function tellImport(context: Context, { file, found, plan, layout, written }: ImportReport): void {
  const text = (key: string, values: Values = {}): string => context.messages.text(`map/${key}`, values);
  say(context, text('found', { places: found.places.length, links: found.links.length, file }));
  if (plan) for (const line of planned(text, plan)) say(context, `  ${line}`);
  problemLines(text, found).forEach((line, i) => say(context, i === 0 ? text('not-all') + `\n  ${line}` : `  ${line}`));
  if (plan === undefined) return;
  const files = [...new Set([...plan.edits.map(({ span }) => span.file), ...plan.creates.map(({ path }) => path)])];
  if (plan.trouble !== undefined) return say(context, text(`trouble-${plan.trouble}`, { file: layout }));
  if (files.length === 0) return say(context, text('nothing'));
  say(context, text(written ? 'written' : 'would-write', { files: files.join(', ') }));
}

type Say = (key: string, values?: Values) => string;

function planned(text: Say, plan: ImportPlan): readonly string[] {
  const { kind, relation, fresh, known, copied } = plan;
  const names = (all: readonly string[]): string =>
    [...all.slice(0, MOST), ...(all.length > MOST ? [text('more', { count: all.length - MOST })] : [])].join(', ');
  const called = fresh.map(({ id, name }) => (id === name ? id : `${id} (${name})`));
  return [
    ...(plan.isNewKind ? [text('new-kind', { kind })] : []),
    ...(fresh.length > 0 ? [text('fresh', { count: fresh.length, kind, names: names(called) })] : []),
    ...(known.length > 0 ? [text('known', { count: known.length, names: names(known) })] : []),
    text('links', { count: plan.links, relation, known: plan.knownLinks }),
    ...(copied.length > 0 ? [text('copied', { columns: copied.join(', ') })] : []),
  ];
}

/** The same problem of several is listed once, with their number. */
function problemLines(text: Say, { problems }: MapFound): readonly string[] {
  const lines = Map.groupBy(problems, ({ code, fields }) => text(code, fields));
  const texts = [...lines].map(([line, all]) => (all.length > 1 ? `${line} (${all.length}×)` : line));
  return texts.length > MOST ? [...texts.slice(0, MOST), text('more', { count: texts.length - MOST })] : texts;
}
