import type { Brush } from '@sandtable/ide';
import type { TextEdit } from '@sandtable/text';
import { useState } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';

/** What stands on cells is moved from one to another. */
export interface Painting {
  /** The cell from which something is to be moved. */
  readonly held: string | undefined;
  use(brush: Brush, cell: string): void;
  forget(): void;
}

/** `setIdle` is called with whether a click changed nothing. */
export function usePainting(
  write: (edits: readonly TextEdit[]) => Promise<void>,
  setIdle: (idle: boolean) => void,
): Painting {
  const { bench } = useWorkbench();
  const { ruleset = '' } = useStore(pick('ruleset'));
  const [held, hold] = useState<string | undefined>(undefined);
  const rules = bench.language(`${ruleset}/`);
  const lift = async (kind: string, cell: string): Promise<void> => {
    const isMovable = (await rules.movable(kind, cell)) === true;
    setIdle(!isMovable);
    hold(isMovable ? cell : undefined);
  };
  const drop = async (kind: string, from: string, to: string): Promise<void> => {
    hold(undefined);
    if (to !== from) await write((await rules.move(kind, from, to)) ?? []);
  };
  return {
    held,
    use: ({ kind }, cell) => {
      if (held === undefined) void lift(kind, cell);
      else void drop(kind, held, cell);
    },
    forget: () => hold(undefined),
  };
}
