import { useEffect, useMemo, useRef } from 'react';
import {
  Separator,
  type TabNode,
  type TabRenderProps,
  type TabsetNode,
  useWorkspaceRef,
  Workspace,
  type WorkspaceChangedMeta,
  type WorkspaceClassNames,
  type WorkspaceImperativeHandle,
} from 'react-resizable-panels';
import { PANEL_ENTRIES } from '../commands/panel-entries.ts';
import { useStore, useWorkbench } from '../context.ts';
import { isTranslating } from '../open-file/Shown.tsx';
import { remember } from '../state/remembered.ts';
import { pick } from '../state/selectors.ts';
import type { PanelId } from '../state/slices/ui.ts';
import { naturalPanel } from './natural-panel.ts';
import { PanelContent } from './PanelContent.tsx';
import { PanelTab } from './PanelTab.tsx';
import { PanelTools } from './PanelTools.tsx';
import styles from './PanelWorkspace.module.css';
import { newlyShown, type PanelModel, tabsetOf } from './panel-model.ts';
import { LAYOUT_KEY, rememberedModel } from './remembered-model.ts';

type Handle = WorkspaceImperativeHandle<undefined, undefined>;

const idOf = (tab: TabNode<undefined>): PanelId => tab.id as PanelId;

const CLASSES: WorkspaceClassNames<undefined, undefined> = {
  tabset: styles.tabset,
  header: styles.header,
  tabList: styles.tabList,
  tab: styles.tab,
  toolbar: styles.toolbar,
  tabContent: styles.content,
  tabPanels: styles.panels,
  dropIndicator: styles.dropIndicator,
  dragPreview: styles.dragPreview,
};

const renderTab = (tab: TabNode<undefined>, props: TabRenderProps) => <PanelTab id={idOf(tab)} tab={props} />;
const renderContent = (tab: TabNode<undefined>) => <PanelContent id={idOf(tab)} />;
const renderTools = ({ tabs }: TabsetNode<undefined, undefined>) => (
  <PanelTools showsCompiled={tabs.some(({ id }) => id === 'findings')} />
);
const hidden = (tab: TabNode<undefined>) => (PANEL_ENTRIES[idOf(tab)].keepsState ? 'keep-mounted' : 'unmount');

/** All panels of the page, as tabs that can be moved, resized, folded and maximized. The arrangement is remembered. */
export const PanelWorkspace = () => {
  const { bench, t } = useWorkbench();
  const workspace = useWorkspaceRef<undefined, undefined>();
  const first = useMemo(rememberedModel, []);
  const last = useRef(first);
  useShownPanel(workspace);
  useRoomForTranslating(workspace);
  const onModelChanged = (model: PanelModel, { isUserInteraction, reason }: WorkspaceChangedMeta): void => {
    const [shown] = newlyShown(last.current, model);
    last.current = model;
    if (!isUserInteraction) return;
    remember(LAYOUT_KEY, JSON.stringify(model));
    if (shown !== undefined && reason !== 'collapse') bench.actions.showPanel(shown);
  };
  return (
    <Workspace
      workspaceRef={workspace}
      className={styles.workspace}
      classNames={CLASSES}
      defaultModel={first}
      hiddenTabBehavior={hidden}
      lazyTabContent
      onModelChanged={onModelChanged}
      renderSeparator={() => <Separator className={styles.separator} aria-label={t('resizePanels')} />}
      renderTab={renderTab}
      renderTabContent={renderContent}
      renderTabsetToolbar={renderTools}
      disableDragBetweenApps
    />
  );
};

/** Brings a panel to the front that was asked for, wherever it stands. */
const useShownPanel = (workspace: { readonly current: Handle | null }): void => {
  const asked = useStore((state) => state.activePanel);
  const natural = useStore(naturalPanel);
  useEffect(() => {
    const panels = workspace.current;
    if (panels === null) return;
    if (asked === undefined) panels.selectTab(natural);
    else bringUp(panels, asked);
  }, [workspace, asked, natural]);
};

/** The share of its column that a panel gets which needs room, unless it has more. */
const TALL = 40;

const bringUp = (panels: Handle, id: PanelId): void => {
  const model = panels.getModel();
  const tabset = tabsetOf(model, id);
  if (tabset === undefined) return;
  if (model.maximizedTabsetId !== undefined && model.maximizedTabsetId !== tabset.id) panels.restoreTabset();
  panels.expandTabset(tabset.id);
  panels.selectTab(id);
  const isSmall = typeof tabset.size === 'string' || (tabset.size ?? TALL) < TALL;
  if (PANEL_ENTRIES[id].tall && tabset.id === 'below' && isSmall) panels.resizeSplit('middle', { below: TALL });
};

/** Two languages side by side need the width of the match. */
const useRoomForTranslating = (workspace: { readonly current: Handle | null }): void => {
  const translating = isTranslating(useStore(pick('asText', 'withoutTexts', 'active')));
  useEffect(() => {
    const panels = workspace.current;
    const right = panels === null ? undefined : tabsetOf(panels.getModel(), 'play');
    if (!translating || right === undefined || right.collapsed) return;
    panels?.collapseTabset(right.id);
    return () => panels?.expandTabset(right.id);
  }, [workspace, translating]);
};
