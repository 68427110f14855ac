import type { BoardLayout, Links } from '@sandtable/board';
import { neighborsIn } from '@sandtable/board/map-file';
import type { LinkEdits } from '@sandtable/ide';
import type { TextEdit } from '@sandtable/text';
import { useMemo, useState } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';
import { useReply } from '../useReply.ts';
import type { MapTool } from './map-tools.ts';

/** A link between two places, and what became of it. */
export interface LinkMade {
  readonly from: string;
  readonly to: string;
  readonly done: LinkEdits['done'];
}
export interface NeighborsJoined {
  readonly pairs: number;
  readonly isNew: boolean;
}
export interface Linking {
  /** Where a link begins that has no end yet. */
  readonly from: string | undefined;
  readonly made: LinkMade | undefined;
  /** How many pairs of neighbors were asked for at once, and whether any link was missing. */
  readonly joined: NeighborsJoined | undefined;
  readonly both: boolean;
  setBoth(both: boolean): void;
  readonly candidates: readonly string[];
  /** Those that there are, of the relation that is edited. */
  readonly links: Links | undefined;
  pick(member: string): void;
  /** Both ends at once, as a line that was drawn. */
  join(from: string, to: string): void;
  /** Links all areas that share a border; undefined where fewer than two have borders. */
  readonly joinNeighbors: (() => void) | undefined;
  forget(): void;
}

const NOTHING: readonly string[] = [];

type LinkTool = Extract<MapTool, { readonly does: 'link' }>;

/** Two places are chosen one after the other: a link between them is added, or cut where there is one. */
export function useLinking(
  tool: MapTool | undefined,
  layout: BoardLayout | undefined,
  write: (edits: readonly TextEdit[]) => Promise<void>,
): Linking {
  const { bench } = useWorkbench();
  const { ruleset } = useStore(pick('ruleset'));
  const [from, setFrom] = useState<string | undefined>(undefined);
  const [made, setMade] = useState<LinkMade | undefined>(undefined);
  const own = tool?.does === 'link' ? tool : undefined;
  const [both, setBoth] = useBothWays(own);
  const link = async (relation: string, begin: string, end: string): Promise<void> => {
    const wished = { relation, from: begin, to: end, both };
    const linked = await bench.language(`${ruleset}/`).link(wished);
    if (linked === undefined) return;
    const { edits, done } = linked;
    if (edits.length > 0) await write(edits);
    setMade({ from: begin, to: end, done });
  };
  const { joined, joinNeighbors, forgetJoined } = useNeighbors(own, layout, write);
  const begins = (at: string | undefined): void => {
    setMade(undefined);
    forgetJoined();
    setFrom(at);
  };
  return {
    ...{ from, made, both, setBoth },
    candidates: own ? candidatesOf(own, from) : NOTHING,
    links: useLinks(own),
    joined,
    joinNeighbors:
      joinNeighbors &&
      (() => {
        begins(undefined);
        joinNeighbors();
      }),
    pick: (member) => {
      begins(from === undefined ? member : undefined);
      if (own && from !== undefined && from !== member) void link(own.relation, from, member);
    },
    join: (begin, end) => {
      begins(undefined);
      if (own) void link(own.relation, begin, end);
    },
    forget: () => begins(undefined),
  };
}

type Places = BoardLayout['places'];

interface Neighbors extends Pick<Linking, 'joined' | 'joinNeighbors'> {
  forgetJoined(): void;
}

function useNeighbors(
  tool: LinkTool | undefined,
  layout: BoardLayout | undefined,
  write: (edits: readonly TextEdit[]) => Promise<void>,
): Neighbors {
  const { bench } = useWorkbench();
  const { ruleset } = useStore(pick('ruleset'));
  const [joined, setJoined] = useState<NeighborsJoined | undefined>(undefined);
  const forgetJoined = (): void => setJoined(undefined);
  const bordered = useMemo(() => (tool && layout ? borderedOf(tool, layout.places) : []), [tool, layout]);
  if (tool === undefined || bordered.length < 2) return { joined, forgetJoined, joinNeighbors: undefined };
  const all = async (): Promise<void> => {
    const pairs = neighborsIn(bordered.map(({ outline }) => outline)).flatMap(([a, b]) => {
      const [from, to] = [bordered[a]?.member, bordered[b]?.member];
      return from === undefined || to === undefined ? [] : [{ from, to }];
    });
    const edits = (await bench.language(`${ruleset}/`).linkAll(tool.relation, pairs)) ?? [];
    await write(edits);
    setJoined({ pairs: pairs.length, isNew: edits.length > 0 });
  };
  return { joined, forgetJoined, joinNeighbors: () => void all().catch(bench.actions.reportTrouble) };
}

/** Places of a relation that have borders of their own. */
const borderedOf = ({ from, to }: LinkTool, places: Places) =>
  Object.entries(places).flatMap(([key, { outline }]) => {
    const member = key.slice(key.indexOf('.') + 1);
    return outline && (from.includes(member) || to.includes(member)) ? [{ member, outline }] : [];
  });

/** Whether links are made in both directions, as was chosen for this tool. */
function useBothWays(tool: LinkTool | undefined): readonly [boolean, (both: boolean) => void] {
  const [chosen, setChosen] = useState<{ readonly id: string; readonly both: boolean } | undefined>(undefined);
  if (!tool?.directed) return [false, () => undefined];
  const both = chosen?.id === tool.id ? chosen.both : tool.bothWays;
  return [both, (next) => setChosen({ id: tool.id, both: next })];
}

/** Where a link can begin, or end if it has begun. */
function candidatesOf({ directed, from: begins, to: ends }: LinkTool, from: string | undefined): readonly string[] {
  if (!directed) return [...new Set([...begins, ...ends])];
  return from === undefined ? begins : [...ends, from];
}

/** The links as they are written: the text may be ahead of the rules that are played. */
function useLinks(tool: LinkTool | undefined): Links | undefined {
  const { bench } = useWorkbench();
  const { relation, directed = false } = tool ?? {};
  const rules = useStore((state) =>
    relation === undefined ? undefined : pick('ruleset', 'buffers', 'variants')(state),
  );
  const question = useMemo(() => ({ rules, relation }), [rules, relation]);
  const reply = useReply(question, () =>
    rules && relation !== undefined ? bench.language(`${rules.ruleset}/`).links(relation) : undefined,
  );
  const all = reply?.to.relation === relation ? reply?.value : undefined;
  return useMemo(() => all && { directed, all }, [all, directed]);
}
