import type { Found } from '@sandtable/ide';
import { findText } from '@sandtable/ide/find-text';
import { useEffect, useState } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';
import type { GoToAmong } from '../state/slices/ui.ts';
import { sourcesOf } from '../state/sources.ts';
import type { Say, Word } from '../words.ts';

export interface Place {
  readonly file: string;
  readonly start: number;
  readonly end: number;
}
export interface Row {
  readonly key: string;
  /** What sort of thing it is, in a word. */
  readonly sort: string;
  readonly name: string;
  readonly where: string;
  readonly place: Place;
}

/** What sorts of things are called; all others are changes in a house rule. */
const SORTS: Readonly<Partial<Record<Found['sort'], Word>>> = {
  type: 'goType',
  kind: 'goKind',
  relation: 'goRelation',
  die: 'goDie',
  pile: 'goPile',
  state: 'goState',
  function: 'goFunction',
  search: 'goSearch',
  procedure: 'goProcedure',
  play: 'goPlay',
  whenever: 'goTrigger',
  decisions: 'goDecisions',
  policy: 'goPolicy',
  example: 'goExample',
  phase: 'goPhase',
  step: 'goStep',
  layout: 'goLayout',
  member: 'goMember',
  field: 'goField',
  question: 'goQuestion',
  file: 'goFile',
  setting: 'goSetting',
};

const nameRow = ({ name, sort, within, place }: Found, t: Say): Row => ({
  key: `${sort} ${name} ${place.file} ${place.start}`,
  sort: t(SORTS[sort] ?? 'goChange'),
  name,
  where: within === '' ? (sort === 'file' ? '' : place.file) : `${within} · ${place.file}`,
  place,
});

/** What is like the query, best first. */
export const useGoTo = (what: GoToAmong, query: string): readonly Row[] => {
  const { bench, t } = useWorkbench();
  const { ruleset } = useStore(pick('ruleset'));
  const buffers = useStore((state) => (what === 'text' ? state.buffers : undefined));
  const [names, setNames] = useState<readonly Found[]>([]);
  useEffect(() => {
    let isOld = false;
    if (what === 'text') return undefined;
    const paths = sourcesOf(bench.store.get()).map(({ path }) => path);
    const found = bench.language(`${ruleset}/`).names(query, paths);
    void found.then((all = []) => {
      if (!isOld) setNames(all);
    });
    return () => {
      isOld = true;
    };
  }, [bench, what, query, ruleset]);
  if (buffers === undefined) return names.map((one) => nameRow(one, t));
  return findText(sourcesOf({ ruleset, buffers }), query).map(textRow);
};

const textRow = ({ place, line, text }: ReturnType<typeof findText>[number]): Row => ({
  key: `${place.file} ${place.start}`,
  sort: '',
  name: text.trim(),
  where: `${place.file}:${line}`,
  place,
});
