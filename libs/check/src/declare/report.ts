import { type Fix, finding } from '@sandtable/diagnostics';
import type { Type } from '@sandtable/model';
import { type Problem, spell } from '@sandtable/schema';
import { meantWord } from '@sandtable/syntax';
import { near, type Span } from '@sandtable/text';
import { showType } from '../code/show.ts';
import { renaming } from '../fixes.ts';
import type { World } from '../world.ts';

interface Named {
  readonly text: string;
  readonly span: Span;
}

export function duplicate(world: World, name: Named, first: Span, fixes: readonly Fix[] = []): void {
  const labels = [{ span: first, code: 'first', fields: { name: name.text } }];
  world.findings.push(finding('name/duplicate', name.span, { name: name.text }, { labels, fixes }));
}

/** A name that means nothing, with the nearest names that do. */
export function unknown(world: World, name: Named, candidates: Iterable<string>, expected?: Type): void {
  const write = meantWord(name.text);
  if (write !== undefined && !/^\d/.test(write)) {
    const fixes = renaming(name.span, name.text, write);
    world.findings.push(finding('name/instead', name.span, { name: name.text, write }, { fixes }));
    return;
  }
  const fields = {
    name: name.text,
    ...nearest(name.text, candidates),
    ...(expected ? { expected: showType(expected) } : {}),
  };
  world.findings.push(
    finding('name/unknown', name.span, fields, { fixes: renaming(name.span, name.text, fields.near) }),
  );
}

export function unknownColumn(world: World, name: Named, candidates: Iterable<string>): void {
  const begun = name.text.length > 2 ? [...candidates].find((one) => one.startsWith(name.text)) : undefined;
  const fields = { column: name.text, ...(begun ? { near: begun } : nearest(name.text, candidates)) };
  world.findings.push(
    finding('table/unknown-column', name.span, fields, { fixes: renaming(name.span, name.text, fields.near) }),
  );
}

const nearest = (word: string, candidates: Iterable<string>): { near: string } => ({
  near: near(word, candidates) ?? '',
});

/** A value that does not fit: a name nobody knows, or something of another type. */
export function badValue(world: World, column: string, { cell, expected, why }: Problem): void {
  if (why !== undefined) {
    world.findings.push(why);
    return;
  }
  const word = cell.c === 'name' ? cell : cell.c === 'string' && cell.spelled?.c === 'name' ? cell.spelled : undefined;
  if (word !== undefined && expected.t !== 'text' && !world.members.has(word.text) && !world.tags.has(word.text)) {
    unknown(world, word, idsOf(world, expected), expected);
  } else {
    world.findings.push(finding('table/cell', cell.span, { column, expected: showType(expected), found: spell(cell) }));
  }
}

/** Names of the values of a type: members and tags. */
function idsOf(world: World, type: Type): readonly string[] {
  if (type.t === 'kind') return world.kinds[type.kind]?.members ?? [];
  if (type.t === 'set' || type.t === 'list') return idsOf(world, type.of);
  if (type.t !== 'union') return [];
  return type.parts.flatMap((part) =>
    part.p === 'tag' ? [part.name] : part.p === 'type' ? idsOf(world, part.type) : [],
  );
}
