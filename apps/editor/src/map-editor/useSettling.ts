import type { TextEdit } from '@sandtable/text';
import { useMemo, useState } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';
import { useReply } from '../useReply.ts';
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

/** What is on a place when a match begins is put on another one: the place is chosen, then the other. */
export function useSettling(tool: MapTool | undefined, write: (edits: readonly TextEdit[]) => Promise<void>): Settling {
  const { bench } = useWorkbench();
  const { ruleset } = useStore(pick('ruleset'));
  const [from, setFrom] = useState<string | undefined>(undefined);
  const own = tool?.does === 'settle' ? tool : undefined;
  const settled = useSettled(own);
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

type SettlingTool = Extract<MapTool, { readonly does: 'settle' }>;

/** The places on which something is when a match begins, after every edit. */
function useSettled(tool: SettlingTool | undefined): readonly string[] {
  const { bench } = useWorkbench();
  const rules = useStore((state) => (tool === undefined ? undefined : pick('ruleset', 'buffers')(state)));
  const question = useMemo(() => ({ rules, tool }), [rules, tool]);
  const reply = useReply(question, () => tool && rules && bench.language(`${rules.ruleset}/`).settled(tool.what));
  return (reply?.to.tool === tool && reply?.value) || NOTHING;
}
