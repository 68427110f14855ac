import {
  normalizeWorkspaceModel,
  type TabNode,
  type TabsetNode,
  type WorkspaceModel,
  type WorkspaceNode,
} from 'react-resizable-panels';
import { PANELS, type PanelId, TOOL_PANELS } from '../state/slices/ui.ts';

/** How the panels of the page are arranged: which stand together, and how large they are. */
export type PanelModel = WorkspaceModel<undefined, undefined>;

/** In pixels. */
export interface FirstSizes {
  readonly left: number;
  readonly right: number;
  readonly below: number;
}

const tab = (id: PanelId): TabNode<undefined> => ({ id, data: undefined, disableClose: true });

const set = (
  id: string,
  panels: readonly PanelId[],
  size: string | undefined,
  least: { readonly minWidth?: string; readonly minHeight?: string },
): TabsetNode<undefined, undefined> => ({
  type: 'tabset',
  id,
  size,
  tabs: panels.map(tab),
  selectedId: panels[0],
  collapsible: id !== 'centre',
  ...least,
});

/** Rulesets at the left, the text in the middle over the tools, the match at the right. */
export const firstModel = ({ left, right, below }: FirstSizes): PanelModel => ({
  version: 1,
  root: {
    type: 'split',
    id: 'page',
    orientation: 'horizontal',
    children: [
      set('left', ['rulesets'], `${left}px`, { minWidth: '120px' }),
      {
        type: 'split',
        id: 'middle',
        orientation: 'vertical',
        children: [
          set('centre', ['text'], undefined, { minWidth: '200px', minHeight: '200px' }),
          set('below', TOOL_PANELS, `${below}px`, { minWidth: '200px', minHeight: '32px' }),
        ],
      },
      set('right', ['play'], `${right}px`, { minWidth: '280px' }),
    ],
  },
});

/** Reads an arrangement that was stored, by whatever version of the page: each panel is in it once, and nothing else. */
export const storedModel = (text: string | undefined): PanelModel | undefined => {
  if (text === undefined) return undefined;
  const model = normalizeWorkspaceModel<undefined, undefined>(parsed(text), { mapTab: known });
  if (model === null) return undefined;
  const all = tabsetsOf(model).flatMap(({ tabs }) => tabs.map(({ id }) => id));
  const isWhole = all.length === PANELS.length && PANELS.every((id) => all.includes(id));
  return isWhole ? model : undefined;
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const isPanel = (id: string): id is PanelId => PANELS.some((one) => one === id);

const known = ({ id }: TabNode<undefined>): TabNode<undefined> | null => (isPanel(id) ? tab(id) : null);

/** The sets of tabs of an arrangement, from left to right and from top to bottom. */
export const tabsetsOf = ({ root, floating = [] }: PanelModel): readonly TabsetNode<undefined, undefined>[] => [
  ...below(root),
  ...floating,
];

const below = (node: WorkspaceNode<undefined, undefined>): readonly TabsetNode<undefined, undefined>[] =>
  node.type === 'tabset' ? [node] : node.children.flatMap(below);

/** The set that a panel stands in. */
export const tabsetOf = (model: PanelModel, panel: PanelId): TabsetNode<undefined, undefined> | undefined =>
  tabsetsOf(model).find(({ tabs }) => tabs.some(({ id }) => id === panel));

/** The panels that are in front in one arrangement and were not in the other. */
export const newlyShown = (was: PanelModel, now: PanelModel): readonly PanelId[] => {
  const before = new Set(tabsetsOf(was).map(({ selectedId }) => selectedId));
  return tabsetsOf(now).flatMap(({ selectedId }) =>
    selectedId !== undefined && !before.has(selectedId) && isPanel(selectedId) ? [selectedId] : [],
  );
};
