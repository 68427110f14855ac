import { type Diagnostic, finding } from '@sandtable/diagnostics';
import type { Model } from '@sandtable/model';
import { type JsonNode, readJson } from '@sandtable/schema';
import type { InputFile } from './input.ts';
import { layoutUnknown } from './layout-unknown.ts';
import { layoutPatchPath, patchedLayout } from './patched-layout.ts';

/** The patches of the variants in use, in their order. */
export const layoutPatches = (
  variants: readonly { readonly name: string }[],
  all: readonly InputFile[],
): readonly InputFile[] => variants.flatMap(({ name }) => all.find(({ path }) => path === layoutPatchPath(name)) ?? []);

type ShapeFindings = (path: string, text: string) => readonly Diagnostic[];

/** What is wrong with each patch, in its own file: names that the rules don't have, and what it takes away in vain. */
export const layoutPatchFindings = (
  base: InputFile | undefined,
  patches: readonly InputFile[],
  model: Model | undefined,
): readonly Diagnostic[] =>
  overEach(base, patches, (patch, node, under) => [
    ...nothings(node, under && readJson(under.path, under.text).node, patch.path),
    // What is taken away may be gone from the rules as well.
    ...(model ? layoutUnknown(patch.path, patch.text, model).filter(({ span }) => !isGone(node, span.start)) : []),
  ]);

/** The same for its shape, which only who draws boards knows. */
export const layoutPatchShapes = (
  base: InputFile | undefined,
  patches: readonly InputFile[],
  shapeFindings: ShapeFindings,
): readonly Diagnostic[] =>
  overEach(base, patches, (patch, node, under) =>
    shapesIn(patch, node, under, patchedLayout(under, [patch]), shapeFindings),
  );

function overEach(
  base: InputFile | undefined,
  patches: readonly InputFile[],
  look: (patch: InputFile, node: JsonNode, under: InputFile | undefined) => readonly Diagnostic[],
): readonly Diagnostic[] {
  let before = base;
  return patches.flatMap((patch) => {
    const under = before;
    before = patchedLayout(before, [patch]);
    const { node, findings } = readJson(patch.path, patch.text);
    return node === undefined || findings.length > 0 ? findings : look(patch, node, under);
  });
}

/**
 * What is wrong with the whole, reported where it is written: in the last patch that does, else in the layout below.
 */
export function inItsFile(one: Diagnostic, whole: InputFile, files: readonly (InputFile | undefined)[]): Diagnostic {
  const root = readJson(whole.path, whole.text).node;
  if (one.span.file !== whole.path || root === undefined) return one;
  const path = pathTo(root, one.span.start);
  for (const file of files.toReversed()) {
    const node = file && readJson(file.path, file.text).node;
    const own = node && keyAt(node, path);
    if (own) return { ...one, span: own, labels: [], fixes: [] };
  }
  return { ...one, span: { file: whole.path, start: 0, end: 1 }, labels: [], fixes: [] };
}

/** The key at the end of a way, if the way is there. */
function keyAt(node: JsonNode, [key, ...more]: readonly string[]): JsonNode['span'] | undefined {
  const entry = node.j === 'object' ? node.entries.find((one) => one.key === key) : undefined;
  if (entry === undefined) return undefined;
  return more.length === 0 ? entry.keySpan : keyAt(entry.value, more);
}

/** `null` for what the layout does not have. */
function nothings(patch: JsonNode, base: JsonNode | undefined, file: string): readonly Diagnostic[] {
  if (patch.j !== 'object') return [];
  return patch.entries.flatMap(({ key, keySpan, value }) => {
    const there = at(base, key);
    if (value.j === 'null') return there ? [] : [finding('layout/no-base', keySpan, { name: key })];
    return there || value.j === 'object' ? nothings(value, there, file) : [];
  });
}

/** The key at an offset is that of something that is taken away. */
const isGone = (node: JsonNode, offset: number): boolean =>
  node.j === 'object' &&
  node.entries.some(({ keySpan, value }) =>
    value.j === 'null' ? keySpan.start <= offset && offset < keySpan.end : isGone(value, offset),
  );

const at = (node: JsonNode | undefined, key: string): JsonNode | undefined =>
  node?.j === 'object' ? node.entries.find((entry) => entry.key === key)?.value : undefined;

/** Mistakes of the whole that were none before, reported where the patch says it. */
function shapesIn(
  patch: InputFile,
  node: JsonNode,
  under: InputFile | undefined,
  whole: InputFile | undefined,
  shapeFindings: ShapeFindings,
): readonly Diagnostic[] {
  if (whole === undefined) return [];
  const root = readJson(whole.path, whole.text).node;
  const known = new Set(under ? shapeFindings(under.path, under.text).map(keyOf) : []);
  return shapeFindings(whole.path, whole.text).flatMap((one) => {
    if (known.has(keyOf(one)) || root === undefined) return [];
    const { start, end } = placeIn(node, pathTo(root, one.span.start));
    return [{ ...one, span: { file: patch.path, start, end }, labels: [], fixes: [] }];
  });
}

const keyOf = ({ code, fields }: Diagnostic): string => JSON.stringify([code, fields]);

/** The keys on the way to an offset. */
function pathTo(node: JsonNode, offset: number): readonly string[] {
  if (node.j !== 'object') return [];
  const entry = node.entries.find(({ keySpan, value }) => keySpan.start <= offset && offset < value.span.end);
  return entry === undefined ? [] : [entry.key, ...pathTo(entry.value, offset)];
}

/** As far along the way as the patch goes. */
function placeIn(node: JsonNode, [key, ...more]: readonly string[]): JsonNode['span'] {
  const next = key === undefined ? undefined : at(node, key);
  return next === undefined ? node.span : placeIn(next, more);
}

/**
 * Members without a place, of a kind whose others the layout places. Where it places one that there is not, that is
 * reported instead: most likely its name is misspelled.
 */
export function layoutUnplaced(layout: InputFile | undefined, model: Model): readonly Diagnostic[] {
  const places = layout && at(readJson(layout.path, layout.text).node, 'places');
  if (layout === undefined || places?.j !== 'object') return [];
  const placed = new Set(places.entries.map(({ key }) => key));
  return model.kinds.flatMap(({ name, members }) => {
    const known = new Set(members.map(({ id }) => `${name}.${id}`));
    const own = [...placed].filter((key) => key.startsWith(`${name}.`));
    if (own.length === 0 || own.some((key) => !known.has(key))) return [];
    return members
      .filter(({ id }) => !placed.has(`${name}.${id}`))
      .map(({ id, at: { span } }) => {
        const fields = { name: `${name}.${id}`, file: layoutOf(span.file, layout.path) };
        return finding('layout/no-place', span, fields, { severity: 'warning' });
      });
  });
}

/** The layout that places what a file declares: a variant has one of its own. */
const layoutOf = (file: string, layout: string): string =>
  isOfVariant(file) ? file.replace(/\.sand$/, '.layout.json') : layout;

export const isOfVariant = (file: string): boolean => file.startsWith('variants/');
