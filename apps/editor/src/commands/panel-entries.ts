import {
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
  Scale,
  ScrollText,
  SlidersHorizontal,
} from 'lucide-react';
import type { PanelId } from '../state/slices/ui.ts';
import type { Word } from '../words.ts';

export interface PanelEntry {
  readonly title: Word;
  readonly icon: LucideIcon;
  /** The name by which F6 and the tour know the part of the page that it is. */
  readonly region: string;
  /** It has regions of its own, which F6 goes to instead. */
  readonly hasRegions?: boolean;
  /** It is kept as it is while another tab hides it; other panels are drawn again when they are shown again. */
  readonly keepsState?: boolean;
  /** It needs more room than a few lines. */
  readonly tall?: boolean;
}

/** Everything that has a tab on the page. Tabs, commands and help read this table; `panel-components.ts` has the contents. */
export const PANEL_ENTRIES: Readonly<Record<PanelId, PanelEntry>> = {
  rulesets: { title: 'rulesets', icon: FolderTree, region: 'rulesets', keepsState: true },
  text: { title: 'textEditor', icon: FileText, region: 'text', keepsState: true },
  play: { title: 'play', icon: Dices, region: 'play', hasRegions: true, keepsState: true },
  findings: { title: 'findings', icon: CircleAlert, region: 'findings' },
  log: { title: 'log', icon: ScrollText, region: 'findings', tall: true },
  steps: { title: 'steps', icon: ListOrdered, region: 'findings', tall: true },
  byHand: { title: 'byHand', icon: Pencil, region: 'findings', tall: true },
  botGames: { title: 'botGames', icon: Scale, region: 'findings', tall: true },
  why: { title: 'why', icon: CircleQuestionMark, region: 'findings', tall: true },
  inside: { title: 'inside', icon: Bug, region: 'findings', tall: true },
  watch: { title: 'watch', icon: Eye, region: 'findings', tall: true },
  coverage: { title: 'coverage', icon: Percent, region: 'findings', tall: true },
  differences: { title: 'differences', icon: GitCompare, region: 'findings', tall: true },
  settings: { title: 'settings', icon: SlidersHorizontal, region: 'findings', keepsState: true, tall: true },
  notes: { title: 'notes', icon: MessageSquare, region: 'findings', tall: true },
};
