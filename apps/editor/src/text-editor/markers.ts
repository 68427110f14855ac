import type { State } from '../state/state.ts';
import { rangeOf } from './models.ts';
import { monaco } from './monaco.ts';

const SEVERITIES = {
  error: monaco.MarkerSeverity.Error,
  warning: monaco.MarkerSeverity.Warning,
  note: monaco.MarkerSeverity.Info,
} as const;

/** At least one sign is marked, so that there is something to see. */
export const visible = (model: monaco.editor.ITextModel, start: number, end: number): monaco.Range =>
  rangeOf(model, start, Math.max(end, start + 1));

/** What is marked in a text, and the version that it was marked in. */
const marked = new WeakMap<monaco.editor.ITextModel, string>();

/**
 * Marks findings in all texts that are held. Monaco forgets which repairs were just asked for when marks are set, even
 * when they are the same ones.
 */
export const mark = (findings: State['findings'], ruleset: string | undefined): void => {
  for (const model of monaco.editor.getModels()) {
    const own = findings.filter((one) => model.uri.path === `/${ruleset}/${one.file}`);
    const markers = own.map((one) => markerOf(model, one));
    // Repairs that come late make no other mark, but are asked for when marks are set.
    const news = JSON.stringify([model.getVersionId(), markers, own.map(({ fixes }) => fixes.length)]);
    if (marked.get(model) === news) continue;
    marked.set(model, news);
    monaco.editor.setModelMarkers(model, 'sand', markers);
  }
};

const markerOf = (model: monaco.editor.ITextModel, one: State['findings'][number]): monaco.editor.IMarkerData => {
  const { startLineNumber, startColumn, endLineNumber, endColumn } = visible(model, one.start, one.end);
  const { message, code, severity } = one;
  return { message, code, severity: SEVERITIES[severity], startLineNumber, startColumn, endLineNumber, endColumn };
};
