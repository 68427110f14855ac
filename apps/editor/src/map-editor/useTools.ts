import { type BoardLayout, layoutFor } from '@sandtable/board';
import type { Brush } from '@sandtable/ide';
import { useMemo, useState } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';
import { useReply } from '../useReply.ts';
import { type MapTool, mapTools } from './map-tools.ts';

/** What the map can be changed with, and which of it is chosen: a brush or a tool. */
export interface Tools {
  readonly brushes: readonly Brush[];
  readonly brush: Brush | undefined;
  readonly tools: readonly MapTool[];
  /** Instead of a brush. */
  readonly tool: MapTool | undefined;
  readonly choose: (id: string) => void;
}

export function useTools(on: boolean, layout: BoardLayout | undefined): Tools {
  const { info } = useStore(pick('info'));
  const [id, choose] = useState<string | undefined>(undefined);
  const brushes = useBrushes(on);
  const tools = useMemo(() => (on && info ? mapTools(info, layoutFor(info, layout)) : []), [on, info, layout]);
  const tool = tools.find((one) => one.id === id) ?? (id === undefined && brushes.length === 0 ? tools[0] : undefined);
  const brush = tool ? undefined : (brushes.find((one) => one.id === id) ?? brushes[0]);
  return { brushes, brush, tools, tool, choose };
}

/** The brushes for the rules as they are written, after every edit. */
function useBrushes(on: boolean): readonly Brush[] {
  const { bench } = useWorkbench();
  const rules = useStore((state) => (on ? pick('ruleset', 'buffers')(state) : undefined));
  const reply = useReply(rules, () => rules && bench.language(`${rules.ruleset}/`).brushes());
  return (on && reply?.value) || NONE;
}

const NONE: readonly Brush[] = [];
