import type { TextEdit } from '@sandtable/text';
import { useEffect, useState } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';
import type { MapTool } from './map-tools.ts';

export interface Settling {
  /** The place from which something is to be put elsewhere. */
  readonly from: string | undefined;
  /** Those on which something stands, or all where it may go. */
  readonly candidates: readonly string[];
  pick(member: string): void;
  forget(): void;
}

const NOTHING: readonly string[] = [];

/** What stands on a place as a match begins is put on another one: the place is chosen, then the other. */
export function useSettling(tool: MapTool | undefined, write: (edits: readonly TextEdit[]) => Promise<void>): Settling {
  const { bench } = useWorkbench();
  const { ruleset = '' } = useStore(pick('ruleset'));
  const [from, setFrom] = useState<string | undefined>(undefined);
  const [settled, setSettled] = useState(NOTHING);
  const own = tool?.does === 'settle' ? tool : undefined;
  const buffers = useStore((state) => (own === undefined ? undefined : state.buffers));
  // biome-ignore lint/correctness/useExhaustiveDependencies: what stands where is asked for again after every edit.
  useEffect(() => {
    if (own === undefined) return;
    let isLate = false;
    const found = bench.language(`${ruleset}/`).settled(own.what);
    void found.then((all = NOTHING) => {
      if (!isLate) setSettled(all);
    });
    return () => {
      isLate = true;
    };
  }, [bench, ruleset, own, buffers]);
  const put = async (begin: string, end: string): Promise<void> => {
    if (own === undefined || begin === end) return;
    await write((await bench.language(`${ruleset}/`).settle(own.what, begin, end)) ?? []);
  };
  const places = own?.members ?? NOTHING;
  return {
    from,
    candidates: from === undefined ? places.filter((member) => settled.includes(member)) : places,
    pick: (member) => {
      setFrom(from === undefined ? member : undefined);
      if (from !== undefined) void put(from, member);
    },
    forget: () => setFrom(undefined),
  };
}
