import { Ellipsis, Maximize2, Minimize2, Minus, Plus } from 'lucide-react';
import {
  TabsetCollapseButton,
  TabsetMaximizeButton,
  useParentTabset,
  useParentTabsetState,
  useTabListOverflow,
} from 'react-resizable-panels';
import { PANEL_ENTRIES } from '../commands/panel-entries.ts';
import { useStore, useWorkbench } from '../context.ts';
import { PANELS, type PanelId } from '../state/slices/ui.ts';
import { Icon } from '../ui/Icon.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { Menu, MenuItem } from '../ui/Menu.tsx';
import { Tooltip } from '../ui/Tooltip.tsx';
import styles from './PanelTools.module.css';

/** What stands behind the tabs of a set: tabs without room, and how large the set is shown. */
export const PanelTools = ({ showsCompiled }: { readonly showsCompiled: boolean }) => (
  <>
    <HiddenTabs />
    {showsCompiled ? <Compiled /> : null}
    <Maximize />
    <Collapse />
  </>
);

const Maximize = () => {
  const { t } = useWorkbench();
  const isMaximized = useParentTabsetState()?.isMaximized === true;
  return (
    <Tooltip label={t(isMaximized ? 'restorePanel' : 'maximizePanel')}>
      <TabsetMaximizeButton className={styles.button} aria-label={t('maximizePanel')}>
        <Icon of={isMaximized ? Minimize2 : Maximize2} size={14} />
      </TabsetMaximizeButton>
    </Tooltip>
  );
};

const Collapse = () => {
  const { t } = useWorkbench();
  const isCollapsed = useParentTabsetState()?.isCollapsed === true;
  return (
    <Tooltip label={t(isCollapsed ? 'expandPanel' : 'collapsePanel')}>
      <TabsetCollapseButton className={styles.button} aria-label={t('collapsePanel')}>
        <Icon of={isCollapsed ? Plus : Minus} size={14} />
      </TabsetCollapseButton>
    </Tooltip>
  );
};

/** Tabs that have no room in the row are in a menu beside it. */
const HiddenTabs = () => {
  const { bench, t } = useWorkbench();
  const tabset = useParentTabset();
  const hidden = useTabListOverflow({ includePartiallyVisible: true });
  if (hidden.length === 0) return null;
  const show = (id: PanelId): void => {
    tabset?.selectTab(id);
    bench.actions.showPanel(id);
  };
  return (
    <Menu label={t('moreParts')} trigger={<IconButton label={t('moreParts')} icon={Ellipsis} />}>
      {PANELS.filter((id) => hidden.includes(id)).map((id) => (
        <MenuItem key={id} icon={PANEL_ENTRIES[id].icon} onClick={() => show(id)}>
          {t(PANEL_ENTRIES[id].title)}
        </MenuItem>
      ))}
    </Menu>
  );
};

/** It changes with every key, so it stands by itself. Rules with errors, and rules that came compiled, take no time. */
const Compiled = () => {
  const { t } = useWorkbench();
  const ms = useStore(({ compiledIn = 0, rulesValid }) => (rulesValid ? Math.ceil(compiledIn) : 0));
  return ms === 0 ? null : <span className={styles.compiled}>{t('compiled', { ms })}</span>;
};
