import { type ComponentType, lazy } from 'react';
import { Outline } from '../file-tree/Outline.tsx';
import { Findings } from '../findings/Findings.tsx';
import { Log } from '../log/Log.tsx';
import { TextEditor } from '../open-file/TextEditor.tsx';
import { PlayPane } from '../play-panel/PlayPane.tsx';
import type { PanelId } from '../state/slices/ui.ts';

/** What each panel shows. Those that the first view doesn't need are loaded when they are shown. */
export const PANEL_COMPONENTS: Readonly<Record<PanelId, ComponentType>> = {
  rulesets: Outline,
  text: TextEditor,
  play: PlayPane,
  findings: Findings,
  log: Log,
  steps: lazy(async () => ({ default: (await import('../match-history/MoveHistory.tsx')).MoveHistory })),
  byHand: lazy(async () => ({ default: (await import('../manual-edits/ManualEdits.tsx')).ManualEdits })),
  botGames: lazy(async () => ({ default: (await import('../lab/Lab.tsx')).Lab })),
  why: lazy(async () => ({ default: (await import('../explain/WhyPane.tsx')).WhyPane })),
  inside: lazy(async () => ({ default: (await import('../debugger/InsidePane.tsx')).InsidePane })),
  watch: lazy(async () => ({ default: (await import('../debugger/WatchPane.tsx')).WatchPane })),
  coverage: lazy(async () => ({ default: (await import('../coverage/CoveragePart.tsx')).CoveragePart })),
  differences: lazy(async () => ({ default: (await import('../compare/Differences.tsx')).Differences })),
  settings: lazy(async () => ({ default: (await import('../settings/SettingsPart.tsx')).SettingsPart })),
  notes: lazy(async () => ({ default: (await import('../notes/NotesPart.tsx')).NotesPart })),
};
