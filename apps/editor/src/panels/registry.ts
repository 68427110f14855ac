import {
  Bot,
  Bug,
  CircleAlert,
  CircleQuestionMark,
  Dices,
  Eye,
  FileText,
  FolderTree,
  GitCompare,
  ListOrdered,
  type LucideIcon,
  MessageSquare,
  Pencil,
  Percent,
  ScrollText,
} from 'lucide-react';
import { type ComponentType, lazy } from 'react';
import { Log } from '../play/Log.tsx';
import { PlayPane } from '../play/PlayPane.tsx';
import { Findings } from '../shell/Findings.tsx';
import { Outline } from '../shell/Outline.tsx';
import { TextEditor } from '../shell/TextEditor.tsx';
import type { PanelId } from '../state/slices/ui.ts';
import type { Word } from '../words.ts';

export interface PanelEntry {
  readonly title: Word;
  readonly icon: LucideIcon;
  readonly component: ComponentType;
  /** The name by which F6 and the tour know the part of the page that it is. */
  readonly region: string;
  /** It has regions of its own, which F6 goes to instead. */
  readonly hasRegions?: boolean;
  /** It is kept as it is while another tab hides it; other panels are drawn anew when they are shown again. */
  readonly keepsState?: boolean;
  /** It needs more room than a few lines. */
  readonly tall?: boolean;
}

/** Everything that has a tab on the page. Tabs, commands, keys and help read this table. */
export const PANEL_ENTRIES: Readonly<Record<PanelId, PanelEntry>> = {
  rulesets: { title: 'rulesets', icon: FolderTree, component: Outline, region: 'rulesets', keepsState: true },
  text: { title: 'text', icon: FileText, component: TextEditor, region: 'text', keepsState: true },
  play: { title: 'play', icon: Dices, component: PlayPane, region: 'play', hasRegions: true, keepsState: true },
  findings: { title: 'findings', icon: CircleAlert, component: Findings, region: 'findings' },
  log: { title: 'log', icon: ScrollText, component: Log, region: 'findings', tall: true },
  steps: {
    title: 'steps',
    icon: ListOrdered,
    component: lazy(async () => ({ default: (await import('../match-history/Course.tsx')).Course })),
    region: 'findings',
    tall: true,
  },
  byHand: {
    title: 'byHand',
    icon: Pencil,
    component: lazy(async () => ({ default: (await import('../manual-edits/ByHand.tsx')).ByHand })),
    region: 'findings',
    tall: true,
  },
  botGames: {
    title: 'botGames',
    icon: Bot,
    component: lazy(async () => ({ default: (await import('../simulate/Games.tsx')).Games })),
    region: 'findings',
    tall: true,
  },
  why: {
    title: 'why',
    icon: CircleQuestionMark,
    component: lazy(async () => ({ default: (await import('../explain/WhyPane.tsx')).WhyPane })),
    region: 'findings',
    tall: true,
  },
  inside: {
    title: 'inside',
    icon: Bug,
    component: lazy(async () => ({ default: (await import('../debugger/InsidePane.tsx')).InsidePane })),
    region: 'findings',
    tall: true,
  },
  watch: {
    title: 'watch',
    icon: Eye,
    component: lazy(async () => ({ default: (await import('../debugger/WatchPane.tsx')).WatchPane })),
    region: 'findings',
    tall: true,
  },
  coverage: {
    title: 'coverage',
    icon: Percent,
    component: lazy(async () => ({ default: (await import('../coverage/CoveragePart.tsx')).CoveragePart })),
    region: 'findings',
    tall: true,
  },
  differences: {
    title: 'differences',
    icon: GitCompare,
    component: lazy(async () => ({ default: (await import('../compare/Differences.tsx')).Differences })),
    region: 'findings',
    tall: true,
  },
  notes: {
    title: 'notes',
    icon: MessageSquare,
    component: lazy(async () => ({ default: (await import('../notes/NotesPart.tsx')).NotesPart })),
    region: 'findings',
    tall: true,
  },
};
