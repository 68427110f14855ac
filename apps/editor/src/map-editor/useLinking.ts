import type { Links } from '@sandtable/board';
import type { LinkEdits } from '@sandtable/ide';
import type { TextEdit } from '@sandtable/text';
import { useEffect, useState } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';
import type { MapTool } from './map-tools.ts';

/** A link between two places, and what became of it. */
export interface LinkMade {
  readonly from: string;
  readonly to: string;
  readonly done: LinkEdits['done'];
}
export interface Linking {
  /** Where a link begins that has no end yet. */
  readonly from: string | undefined;
  readonly made: LinkMade | undefined;
  readonly both: boolean;
  setBoth(both: boolean): void;
  readonly candidates: readonly string[];
  /** Those that there are, of the relation that is edited. */
  readonly links: Links | undefined;
  pick(member: string): void;
  forget(): void;
}

const NOTHING: readonly string[] = [];

/** Two places are chosen one after the other: a link between them is added, or cut where there is one. */
export function useLinking(tool: MapTool | undefined, write: (edits: readonly TextEdit[]) => Promise<void>): Linking {
  const { bench } = useWorkbench();
  const state = useStore(pick('ruleset'));
  const [from, setFrom] = useState<string | undefined>(undefined);
  const [made, setMade] = useState<LinkMade | undefined>(undefined);
  const [chosen, setBoth] = useState<{ readonly id: string; readonly both: boolean } | undefined>(undefined);
  const isLink = tool?.does === 'link';
  const both = isLink && tool.directed && (chosen?.id === tool.id ? chosen.both : tool.bothWays);
  const link = async (relation: string, begin: string, end: string): Promise<void> => {
    const wished = { relation, from: begin, to: end, both };
    const linked = await bench.language(`${state.ruleset}/`).link(wished);
    if (linked === undefined) return;
    const { edits, done } = linked;
    if (edits.length > 0) await write(edits);
    setMade({ from: begin, to: end, done });
  };
  const begins = isLink ? (tool.directed ? tool.from : [...new Set([...tool.from, ...tool.to])]) : NOTHING;
  const ends = isLink ? (tool.directed ? [...tool.to, ...(from === undefined ? [] : [from])] : begins) : NOTHING;
  return {
    from,
    made,
    both,
    setBoth: (next) => setBoth(tool && { id: tool.id, both: next }),
    candidates: from === undefined ? begins : ends,
    links: useLinks(tool),
    pick: (member) => {
      setMade(undefined);
      setFrom(from === undefined ? member : undefined);
      if (isLink && from !== undefined && from !== member) void link(tool.relation, from, member);
    },
    forget: () => {
      setFrom(undefined);
      setMade(undefined);
    },
  };
}

/** The links as the text has them: it may be ahead of the rules that are played. */
function useLinks(tool: MapTool | undefined): Links | undefined {
  const { bench } = useWorkbench();
  const { ruleset = '', variants } = useStore(pick('ruleset', 'variants'));
  const [links, setLinks] = useState<Links | undefined>(undefined);
  const isLink = tool?.does === 'link';
  const [relation, directed] = isLink ? [tool.relation, tool.directed] : [undefined, false];
  const buffers = useStore((state) => (relation === undefined ? undefined : state.buffers));
  // biome-ignore lint/correctness/useExhaustiveDependencies: links are asked for again after every edit.
  useEffect(() => {
    if (relation === undefined) return setLinks(undefined);
    let isLate = false;
    const found = bench.language(`${ruleset}/`).links(relation);
    void found.then((all = []) => {
      if (!isLate) setLinks({ directed, all });
    });
    return () => {
      isLate = true;
    };
  }, [bench, ruleset, relation, directed, buffers, variants]);
  return isLink ? links : undefined;
}
