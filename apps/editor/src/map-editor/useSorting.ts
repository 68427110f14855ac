import { autoLayout, type BoardLayout, type Join, layoutText } from '@sandtable/board';
import type { GameInfo } from '@sandtable/engine';
import { useState } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';
import type { MapTool } from './map-tools.ts';
import type { WriteStep } from './useSteps.ts';

/** Links of a sort that the rules don't have yet: roads, railways, rivers. */
export interface Sorting {
  readonly kinds: readonly string[];
  readonly kind: string;
  readonly name: string;
  /** How they are drawn; without it as plain lines. */
  readonly join: Join | undefined;
  change(to: Partial<Wish>): void;
  /** Undefined while it has no name. */
  readonly make: (() => void) | undefined;
  /** Nothing could be written. */
  readonly failed: boolean;
}

interface Wish {
  readonly kind: string | undefined;
  readonly name: string;
  readonly join: Join | undefined;
}
const NONE: Wish = { kind: undefined, name: '', join: undefined };

/** A relation is declared, drawn and named as one step; then its tool is chosen, so that links can be drawn at once. */
export function useSorting(
  tool: MapTool | undefined,
  info: GameInfo | undefined,
  layout: BoardLayout | undefined,
  write: WriteStep,
  choose: (id: string) => void,
): Sorting | undefined {
  const { bench } = useWorkbench();
  const { ruleset = '' } = useStore(pick('ruleset'));
  const [wish, setWish] = useState(NONE);
  const [failed, setFailed] = useState(false);
  if (tool?.does !== 'sort' || info === undefined) return undefined;
  const kind = tool.kinds.find((one) => one === wish.kind) ?? tool.kinds[0] ?? '';
  const name = wish.name.trim();
  const make = async (): Promise<void> => {
    const begun = layoutText(layout ?? autoLayout(info));
    const plan = await bench.language(`${ruleset}/`).newLinks({ name, kind, join: wish.join, layout: begun });
    setFailed(plan === undefined);
    if (plan === undefined) return;
    await write(plan.edits, plan.creates);
    setWish(NONE);
    choose(`link ${plan.relation}`);
  };
  return {
    ...{ kinds: tool.kinds, kind, name: wish.name, join: wish.join, failed },
    change: (to) => setWish((now) => ({ ...now, ...to })),
    make: name === '' ? undefined : () => void make().catch(bench.actions.reportTrouble),
  };
}
