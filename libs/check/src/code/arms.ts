import type { Fix } from '@sandtable/diagnostics';
import type { Expr, Part, Type } from '@sandtable/model';
import type * as syntax from '@sandtable/syntax';
import { behind } from '../fixes.ts';
import type { World } from '../world.ts';
import { showCode } from './show.ts';

/** Arms for the values that have none; what they do is left to the author, so they do as little as possible. */
export function armsFor(
  world: World,
  values: readonly string[],
  last: syntax.MatchArm<unknown> | undefined,
  body: unknown,
): readonly Fix[] {
  const what = isExpr(body) ? simplest(world, body.type) : '{ }';
  if (last === undefined || what === undefined) return [];
  const patterns = values.every(isPattern) ? values.map(opened) : ['else'];
  const text = patterns.map((pattern) => `\n  ${pattern} -> ${what}`).join('');
  const fields = { values: values.join(', ') };
  return [{ title: 'fix/arms', fields, edits: [{ span: behind(last.span), text }] }];
}

const isExpr = (body: unknown): body is Expr => typeof body === 'object' && body !== null && 'e' in body;

/** What a finding shows of a value is mostly what a pattern would say. */
const isPattern = (shown: string): boolean => /^[\w.]+(\([\w ., ]*\))?$/.test(shown);

/** `coming(Turn)` is every `coming(_)`. */
const opened = (shown: string): string =>
  shown.replace(
    /\((.*)\)$/,
    (_, inside: string) =>
      `(${inside
        .split(',')
        .map(() => '_')
        .join(', ')})`,
  );

/** The first value of a type as it is written. */
function simplest(world: World, type: Type): string | undefined {
  if (type.t === 'bool') return 'false';
  if (type.t === 'text') return '""';
  if (type.t === 'set') return '{}';
  if (type.t === 'int') return type.den === 1 ? `${Math.max(type.min, Math.min(0, type.max))}` : undefined;
  if (type.t === 'kind') return type.size > 0 ? showCode(world, type, 0) : undefined;
  return type.t === 'union' ? firstOf(world, type.parts[0]) : undefined;
}

function firstOf(world: World, part: Part | undefined): string | undefined {
  if (part?.p === 'none') return 'none';
  if (part?.p === 'type') return simplest(world, part.type);
  return part?.payload.length === 0 ? part.name : undefined;
}
