import type { Cell } from '@sandtable/schema';
import type { Arg, Expr } from '@sandtable/syntax';

/** An expression as a cell, as far as cells go. */
export function cellOf(expr: Expr): Cell | undefined {
  const { span } = expr;
  switch (expr.node) {
    case 'missing':
      return undefined;
    case 'number':
      return { c: 'number', value: expr.value, over: expr.over, span };
    case 'string':
      return { c: 'string', text: expr.text, spelled: undefined, span };
    case 'bool':
      return { c: 'bool', value: expr.value, span };
    case 'none':
      return { c: 'none', span };
    case 'name':
      return { c: 'name', text: expr.name.text, span };
    case 'paren':
      return cellOf(expr.inner);
    default:
      return composed(expr);
  }
}

function composed(expr: Expr): Cell | undefined {
  const { span } = expr;
  if (expr.node === 'unary' && expr.op === '-') return negative(expr.of);
  if (expr.node === 'set' || expr.node === 'list')
    return all(expr.items, (items) => ({ c: 'set', items, braces: expr.node === 'set', span }));
  if (expr.node === 'apply' && expr.callee.node === 'name') {
    const { text } = expr.callee.name;
    return all(
      expr.args.map((arg) => arg.value),
      (args) => ({ c: 'tag', name: text, args, ...labelsOf(expr.args), span }),
    );
  }
  if (expr.node === 'binary' && (expr.op === '+' || expr.op === '-' || expr.op === '*')) {
    const { op } = expr;
    return all([expr.left, expr.right], ([left, right]) =>
      left && right ? { c: 'arith', op, left, right, span } : { c: 'other', text: op, span },
    );
  }
  return { c: 'other', text: expr.node, span };
}

function negative(of: Expr): Cell | undefined {
  const cell = cellOf(of);
  if (cell?.c === 'number') return { ...cell, value: -cell.value };
  return (
    cell && { c: 'arith', op: '-', left: { c: 'number', value: 0, over: 1, span: of.span }, right: cell, span: of.span }
  );
}

const labelsOf = (args: readonly Arg[]) =>
  args.some(({ label }) => label !== undefined) ? { labels: args.map(({ label }) => label?.text) } : {};

/** Nothing at all if one of them is missing: a finding about that exists. */
function all(exprs: readonly Expr[], build: (cells: readonly Cell[]) => Cell): Cell | undefined {
  const cells = exprs.map(cellOf);
  return cells.every((cell) => cell !== undefined) ? build(cells) : undefined;
}
