import type { Choice, Expr, PolicyLine, PolicyPart } from '@sandtable/model';
import { type Frame, here, inSet } from './place.ts';
import { elementOf } from './shape.ts';
import { equal, local } from './term.ts';

/** Something a policy reads, with what holds of the values it ranks. */
interface Read {
  readonly expr: Expr;
  readonly facts: readonly Expr[];
}

/** What a policy looks at stands for the chooser, who may not be led by what they cannot see. */
export function ranking(choice: Choice, { where, lines, each }: PolicyPart, frame: Frame): readonly Read[] {
  const read = (expr: Expr | undefined, facts: readonly Expr[]): readonly Read[] =>
    expr === undefined ? [] : [{ expr: here(expr, frame), facts }];
  const key = each && choice.form !== 'menu' && choice.each;
  const keys = key ? [inSet(each.key, elementOf(key.over), key.over, frame)] : [];
  return [
    ...read(where, []),
    ...lines.flatMap((line) => {
      const facts = [...keys, ...about(choice, line, frame)];
      return [line.test, ...line.prefer.map(({ by }) => by)].flatMap((expr) => read(expr, facts));
    }),
  ];
}

/** Values are among those that are offered, and have the names that their patterns give them. */
function about(choice: Choice, line: PolicyLine, frame: Frame): readonly Expr[] {
  const { values, arm, test } = line;
  const named = bound(test).map(([name, of]) => equal({ ...of, local: name }, of));
  if (choice.form !== 'menu') {
    const [value] = values;
    return value === undefined ? [] : [inSet(value, choice.element, choice.from, frame), ...placed(named, frame)];
  }
  const params = choice.arms[arm ?? -1]?.params ?? [];
  const offered = params.flatMap(({ local: param, element, from }, i) => {
    const value = values[i];
    if (value === undefined) return [];
    const [one, other] = [value, param].map((number) => local(number, element, from.span));
    return one && other ? [inSet(param, element, from, frame), here(equal(one, other), frame)] : [];
  });
  return [...offered, ...placed(named, frame)];
}

const placed = (facts: readonly Expr[], frame: Frame): readonly Expr[] => facts.map((fact) => here(fact, frame));

type Local = Extract<Expr, { e: 'local' }>;

/** Names that stand for a whole value, with its local. */
function bound(test: Expr | undefined): readonly (readonly [number, Local])[] {
  if (test?.e === 'logic') return [...bound(test.left), ...bound(test.right)];
  if (test?.e !== 'is' || test.of.e !== 'local' || test.pattern.p === 'tag') return [];
  return test.pattern.bind === undefined ? [] : [[test.pattern.bind, test.of]];
}
