import { findingsWithin } from '@sandtable/ide/findings-within';
import type { Workbench } from '../state/workbench.ts';
import type { Finding } from '../workers/protocol.ts';
import { editsOf, pathOf } from './models.ts';
import { monaco } from './monaco.ts';
import { repairsOf } from './repairs-of.ts';

const EXPLAIN = 'sand.explain';
const THREE = 'sand.three-ways';

/** Findings about which more is shown beside each other. */
const OF_BASE = new Set(['variant/stale', 'variant/drift']);

/** The findings at a place of a model. */
const findingsAt = (bench: Workbench, model: monaco.editor.ITextModel, range: monaco.Range): readonly Finding[] => {
  const { findings, ruleset } = bench.store.get();
  const path = pathOf(model.uri);
  if (!path.startsWith(`${ruleset}/`)) return [];
  const [start = 0, end = 0] = [range.getStartPosition(), range.getEndPosition()].map((at) => model.getOffsetAt(at));
  return findingsWithin(findings, path.slice(`${ruleset}/`.length), start, end);
};

const actionsFor = (
  bench: Workbench,
  finding: Finding,
  fixes: Finding['fixes'],
  markers: readonly monaco.editor.IMarkerData[],
): monaco.languages.CodeAction[] => {
  const { code, message } = finding;
  const diagnostics = markers.filter((marker) => marker.message === message);
  const explain = bench.say('explainCode', { code });
  const three = bench.say('showThree');
  return [
    ...fixes.map(({ title, edits }, i) => ({
      title,
      kind: 'quickfix',
      diagnostics,
      isPreferred: i === 0,
      edit: editsOf(bench, edits),
    })),
    ...(OF_BASE.has(code)
      ? [{ title: three, kind: 'quickfix', diagnostics, command: { id: THREE, title: three } }]
      : []),
    { title: explain, kind: 'quickfix', diagnostics, command: { id: EXPLAIN, title: explain, arguments: [code] } },
  ];
};

/** The repairs of findings, and what the manual says about them. */
export const repairs = (bench: Workbench): readonly monaco.IDisposable[] => [
  monaco.editor.registerCommand(EXPLAIN, (_, code: string) => void bench.explain(code)),
  monaco.editor.registerCommand(THREE, () => bench.actions.openForm({ is: 'rebase' })),
  monaco.languages.registerCodeActionProvider(['sand', 'plaintext'], {
    provideCodeActions: async (model, range, { markers }) => {
      const found = findingsAt(bench, model, range);
      const actions = found.map(async (one) => actionsFor(bench, one, await repairsOf(bench, one), markers));
      return { actions: (await Promise.all(actions)).flat(), dispose: () => undefined };
    },
  }),
];
