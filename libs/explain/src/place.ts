import { blocksOf, type Model, type Procedure, type Stmt, type Watcher } from '@sandtable/model';
import type { Span } from '@sandtable/text';

/** A body of statements, and what stands around a place in it, the outermost first. */
export interface Spot {
  readonly owner: Procedure | Watcher;
  readonly around: readonly Stmt[];
}

/** The statement at a place of the text, with all that stand around it; undefined outside of procedures. */
export function spotAt(model: Model, file: string, offset: number): Spot | undefined {
  const isAt = ({ file: of, start, end }: Span): boolean => of === file && start <= offset && offset <= end;
  const owners = [...model.procedures, ...model.watchers];
  const found = owners.map((owner): Spot => ({ owner, around: aroundIn(owner.body, ({ span }) => isAt(span)) }));
  // If one text is compiled twice, as the lane of a procedure, the more informative result is used.
  const deepest = found.toSorted((a, b) => b.around.length - a.around.length)[0];
  if (deepest && deepest.around.length > 0) return deepest;
  const owner = owners.find(({ at }) => isAt(at.span));
  return owner && { owner, around: owner.body.slice(0, 1) };
}

function aroundIn(body: readonly Stmt[], isAt: (stmt: Stmt) => boolean): readonly Stmt[] {
  const stmt = body.find(isAt);
  if (stmt === undefined) return [];
  return [
    stmt,
    ...blocksOf(stmt).reduce<readonly Stmt[]>((found, inner) => (found.length > 0 ? found : aroundIn(inner, isAt)), []),
  ];
}

/** Where a procedure is called. */
export function callsOf(model: Model, called: Procedure): readonly Spot[] {
  const number = model.procedures.indexOf(called);
  const isCall = (stmt: Stmt): boolean => (stmt.s === 'call' || stmt.s === 'together') && stmt.procedure === number;
  // Worked examples call as well, and aren't part of a match.
  const inMatch = model.procedures.filter(({ name }) => !name.startsWith('example/'));
  return [...inMatch, ...model.watchers].flatMap((owner) =>
    chains(owner.body, isCall).map((around): Spot => ({ owner, around })),
  );
}

function chains(body: readonly Stmt[], isIt: (stmt: Stmt) => boolean): readonly (readonly Stmt[])[] {
  return body.flatMap((stmt) => [
    ...(isIt(stmt) ? [[stmt]] : []),
    ...blocksOf(stmt).flatMap((inner) => chains(inner, isIt).map((chain) => [stmt, ...chain])),
  ]);
}
