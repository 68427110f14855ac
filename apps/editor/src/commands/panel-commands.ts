import { PANELS } from '../state/slices/ui.ts';
import type { Command } from './command.ts';
import { PANEL_ENTRIES } from './panel-entries.ts';

/** Each panel can be shown. */
export const PANEL_COMMANDS: readonly Command[] = PANELS.map((id) => ({
  id: `panel.${id}`,
  title: (t) => t('showPanel', { panel: t(PANEL_ENTRIES[id].title) }),
  group: 'panels',
  icon: PANEL_ENTRIES[id].icon,
  when: ({ ruleset }) => ruleset !== undefined,
  run: (bench) => bench.actions.showPanel(id),
}));
