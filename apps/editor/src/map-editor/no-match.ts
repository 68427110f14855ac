import type { MatchView } from '@sandtable/session';

/** The position before any match: what is printed is all there is. */
export const NO_MATCH: MatchView = {
  ...{ status: 'running', reason: undefined, fault: undefined, winners: [], phase: undefined, decisions: 0 },
  ...{ fields: {}, states: {}, viewer: undefined, names: {}, constants: {}, sizes: {}, ask: undefined },
  ...{ waiting: [], given: [], log: [], undoable: false, redoable: false, made: 0, pending: 0 },
  ...{ branches: [], changes: [] },
};
