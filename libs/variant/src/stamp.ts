import type { Edit } from '@sandtable/diagnostics';
import type { Patch } from '@sandtable/syntax';
import { applyEdits, type Span } from '@sandtable/text';
import type { Cover, LayerInput, Variant } from './contract.ts';
import { layer } from './layer.ts';
import { memoryText } from './memory.ts';
import { printOf, wasOf } from './was.ts';
import type { PatchOf } from './work.ts';

/** A variant whose every fingerprint is that of its base as it is now, and the file in which it remembers that base. */
export interface Stamped {
  readonly text: string;
  readonly memory: string;
  /** Paths whose fingerprints are new or others. */
  readonly paths: readonly string[];
}

/** Takes the fingerprints of a variant again; it is the last of the stack. */
export function stamped(input: LayerInput, variant: Variant): Stamped {
  const covers = new Map<Patch, Cover>();
  layer({ ...input, covered: (patch, cover) => void covers.set(patch, cover) });
  const own = [...covers].filter(([patch]) => variant.patches.includes(patch));
  const fresh = own.flatMap(([patch, cover]) => {
    const edit = stampOf(variant, patch, printOf(cover));
    return edit === undefined ? [] : [{ edit, path: cover.path }];
  });
  const { text } = variant.file;
  const memory = memoryText(new Map(own.map(([, cover]) => [printOf(cover), cover.text])));
  return {
    text: applyEdits(
      text,
      fresh.map(({ edit }) => edit),
    ),
    memory,
    paths: fresh.map(({ path }) => path),
  };
}

/** A fingerprint at its place; undefined where it is right already, or has no place. */
export function stampOf({ file }: Variant, patch: Patch, print: string): Edit | undefined {
  const was = wasOf(patch);
  if (was !== undefined) return was.text === print ? undefined : { span: was.span, text: JSON.stringify(print) };
  if (file.path.endsWith('.json')) return inJson(file.text, patch, print);
  const place = placeOf(file.text, patch);
  return place && { span: place, text: ` was "${print}"` };
}

/** Where the grammar has its place for a fingerprint. */
function placeOf(text: string, patch: Patch): Span | undefined {
  switch (patch.node) {
    case 'changePatch':
    case 'removePatch':
      return behind(patch.target.span);
    case 'stepPatch':
    case 'requirePatch':
      return behind(patch.path.span);
    case 'setPatch':
    case 'policyPatch':
      return behind(patch.name.span);
    case 'examplePatch':
      return behind(patch.path.span);
    case 'extendMatchPatch':
      return behind(patch.subject?.span ?? patch.path.span);
    case 'replacePatch':
      return behindHead(text, patch.decl);
    default:
      return undefined;
  }
}

const behind = ({ file, end }: Span): Span => ({ file, start: end, end });

function behindHead(text: string, decl: PatchOf<'replacePatch'>['decl']): Span {
  if (decl.node === 'die') return behind(decl.name.span);
  if (decl.node === 'search') return behind(decl.from.span);
  if (decl.result !== undefined) return behind(decl.result.span);
  const end = text.indexOf(')', decl.params.at(-1)?.span.end ?? decl.name.span.end) + 1;
  return { file: decl.span.file, start: end, end };
}

/** Only the rows that a variant of data changes are objects that can hold one more entry. */
function inJson(text: string, patch: Patch, print: string): Edit | undefined {
  if (patch.node !== 'changePatch') return undefined;
  const { file, end } = patch.target.span;
  const start = text.indexOf('{', end) + 1;
  return start === 0 ? undefined : { span: { file, start, end: start }, text: ` "$was": "${print}",` };
}
