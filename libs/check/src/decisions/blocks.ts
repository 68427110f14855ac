import { finding } from '@sandtable/diagnostics';
import { type CircleLine, type Decisions, sizeOf } from '@sandtable/model';
import type { DecisionsDecl } from '@sandtable/syntax';
import { unknown } from '../declare/report.ts';
import { removing } from '../fixes.ts';
import { uses } from '../uses.ts';
import type { DecisionsEntry, World } from '../world.ts';

/** More questions than these are not asked at once. */
const MOST_INSTANCES = 65_536;

/** A block as the model has it, once its functions are checked. */
export function blockOf(world: World, { decl, equations }: DecisionsEntry): Decisions {
  const indexOf = ({ name }: { readonly name: { readonly text: string } }): number =>
    world.functions.get(name.text)?.index ?? -1;
  for (const decide of decl.decides) checkSize(world, decide);
  return {
    name: decl.name.text,
    decides: decl.decides.map(indexOf),
    equations: decl.decides.map((_, i) => equations.get(i) ?? -1),
    functions: decl.functions.map(indexOf),
    searches: decl.searches.map(({ name }) => world.searches.get(name.text)?.index ?? -1),
    circle: decl.circle.flatMap((line, i) => lineOf(world, decl, line, i)),
    at: { span: decl.span, cites: [], doc: decl.doc },
  };
}

/** Each combination of arguments is a question of its own, so there must not be too many. */
function checkSize(world: World, { name }: DecisionsDecl['decides'][number]): void {
  const { params = [] } = world.functions.get(name.text) ?? {};
  const size = params.reduce((n, type) => n * (type.t === 'set' || type.t === 'map' ? Infinity : sizeOf(type)), 1);
  if (size > MOST_INSTANCES)
    world.findings.push(finding('decisions/size', name.span, { name: name.text, most: MOST_INSTANCES }));
}

type Line = DecisionsDecl['circle'][number];

function lineOf(world: World, decl: DecisionsDecl, line: Line, at: number): readonly CircleLine[] {
  const { when, decision, target, value } = line;
  // Behind `else` no line is ever looked at.
  if (decl.circle.slice(0, at).some((before) => before.when === 'else'))
    world.findings.push(
      finding('code/unreachable', line.span, {}, { severity: 'warning', fixes: [removing('…', line.span)] }),
    );
  const decide = decision && decideOf(world, decl, decision);
  const set = target.text === 'all' ? ('all' as const) : decideOf(world, decl, target);
  return set === undefined || (decision !== undefined && decide === undefined) ? [] : [{ when, decide, set, value }];
}

function decideOf(world: World, { decides }: DecisionsDecl, name: Line['target']): number | undefined {
  const at = decides.findIndex((one) => one.name.text === name.text);
  if (at >= 0) uses(world, name, 'function');
  else
    unknown(
      world,
      name,
      decides.map((one) => one.name.text),
    );
  return at < 0 ? undefined : at;
}
