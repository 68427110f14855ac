import type * as syntax from '@sandtable/syntax';

/** Whether control never comes out at the end of the block; `breaks` counts a `break` as leaving. */
export const leaves = (block: syntax.Block, breaks: boolean): boolean =>
  block.stmts.some((stmt) => stmtLeaves(stmt, breaks));

export function stmtLeaves(stmt: syntax.Stmt, breaks: boolean): boolean {
  switch (stmt.node) {
    case 'return':
    case 'finish':
      return true;
    case 'break':
      return breaks;
    case 'if':
      return stmt.else !== undefined && leaves(stmt.then, breaks) && leaves(stmt.else, breaks);
    case 'matchStmt':
      return stmt.arms.length > 0 && stmt.arms.every((arm) => leaves(arm.body, breaks));
    case 'label':
      return leaves(stmt.body, breaks);
    case 'menu':
      return stmt.arms.length > 0 && stmt.arms.every((arm) => arm.body !== undefined && leaves(arm.body, breaks));
    default:
      return false;
  }
}
