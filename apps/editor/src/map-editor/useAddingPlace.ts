import { autoLayout, type BoardLayout, type Hands, layoutText, type Point } from '@sandtable/board';
import type { GameInfo } from '@sandtable/engine';
import { useState } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';
import { middle } from './anchors.ts';
import type { MapTool } from './map-tools.ts';
import type { WriteStep } from './useSteps.ts';

/** A place that is not there yet: what it is, and where. */
export interface AddingPlace {
  readonly kinds: readonly string[];
  readonly kind: string;
  readonly name: string;
  change(to: { readonly kind?: string; readonly name?: string }): void;
  readonly hands: Hands;
  /** Undefined while it has no name. */
  readonly add: (() => void) | undefined;
  /** The name of the one that was added last. */
  readonly added: string | undefined;
  /** Nothing could be written. */
  readonly failed: boolean;
}

interface Wish {
  readonly kind: string | undefined;
  readonly name: string;
  readonly at: Point | undefined;
  readonly added: string | undefined;
  readonly failed: boolean;
}
const NONE: Wish = { kind: undefined, name: '', at: undefined, added: undefined, failed: false };

/** A click says where, a form what: then a row is added to the table and a place to the layout, as one step. */
export function useAddingPlace(
  tool: MapTool | undefined,
  info: GameInfo | undefined,
  layout: BoardLayout | undefined,
  write: WriteStep,
): AddingPlace | undefined {
  const { bench } = useWorkbench();
  const { ruleset = '' } = useStore(pick('ruleset'));
  const [wish, setWish] = useState(NONE);
  if (tool?.does !== 'add' || info === undefined) return undefined;
  const shown = layout ?? autoLayout(info);
  const kind = tool.kinds.find((one) => one === wish.kind) ?? tool.kinds[0] ?? '';
  const change = (to: Partial<Wish>): void => setWish((now) => ({ ...now, added: undefined, failed: false, ...to }));
  const add = async (): Promise<void> => {
    const name = wish.name.trim();
    const place = { kind, name, at: wish.at ?? middle(shown), layout: layoutText(shown) };
    const plan = await bench.language(`${ruleset}/`).addPlace(place);
    if (plan === undefined || plan.trouble !== undefined || plan.fresh.length === 0) return change({ failed: true });
    await write(plan.edits, plan.creates);
    setWish({ ...NONE, kind, added: name });
  };
  const adding = { pending: wish.at, onGround: (at: Point) => change({ at }) };
  return {
    ...{ kinds: tool.kinds, kind, name: wish.name, change, added: wish.added, failed: wish.failed },
    hands: { chosen: undefined, part: 0, onChoose: nothing, onPut: nothing, adding },
    add: wish.name.trim() === '' ? undefined : () => void add().catch(bench.actions.reportTrouble),
  };
}

const nothing = (): void => undefined;
