import type { Child, Decisions, Model, Nodes, Sort } from '@sandtable/model';

/** Nodes of one sort, as what they are. */
export const allOf = <S extends Sort>(sort: S, nodes: readonly (Nodes[S] | undefined)[]): readonly Child[] =>
  nodes.flatMap((node) => (node === undefined ? [] : [[sort, node] as Child]));

/** All that runs in a match. */
export const bodiesIn = (model: Model): readonly Child[] => [
  ...allOf('func', model.functions),
  ...allOf('search', model.searches),
  ...allOf('procedure', model.procedures),
  ...allOf('watcher', model.watchers),
  ...allOf('choice', model.choices),
  ...allOf('policy', model.policies),
];

/** Everything in a block that is evaluated while it is solved. */
export const bodiesOf = ({ functions, searches }: Model, block: Decisions): readonly Child[] => [
  ...allOf(
    'func',
    [...block.equations, ...block.functions].map((fn) => functions[fn]),
  ),
  ...allOf(
    'search',
    block.searches.map((search) => searches[search]),
  ),
];
