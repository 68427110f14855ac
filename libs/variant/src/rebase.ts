import type { Edit } from '@sandtable/diagnostics';
import type { Span } from '@sandtable/text';
import type { Stale } from './contract.ts';
import { type Change, remembering } from './memory.ts';
import { merged } from './merge.ts';
import { printOf, wasOf } from './was.ts';
import { withoutPatch } from './without-patch.ts';

/** A patch whose base is not what it was written for: base then, base now, and the patch, with the ways out. */
export interface Rebase {
  readonly variant: string;
  readonly path: string;
  /** What it covers is another, or only what it relies on less, or is not there any more. */
  readonly is: Stale['is'];
  readonly patch: Span;
  /** What stood there then, as far as someone wrote it down. */
  readonly then: string | undefined;
  readonly now: string | undefined;
  /** Where it stands now, if in one place. */
  readonly at: Span | undefined;
  readonly mine: string;
  /** What it seems to be called now: `moved FROM to TO` redirects all patches. */
  readonly moved: Stale['moved'];
  /** The patch stays, with the fingerprint of today; nothing where there is nothing to take one of. */
  readonly keep: Change | undefined;
  /** The patch with what the base has changed in other lines; nothing where both changed the same ones. */
  readonly merge: Merge | undefined;
  /** The patch goes. */
  readonly take: Change;
}

interface Merge extends Change {
  /** The patch as it becomes. */
  readonly text: string;
}

/** Of trees whose places are those of the text. */
export function rebaseOf(stale: Stale): Rebase {
  const { variant, patch, is, path, was, now, moved } = stale;
  const { start, end } = patch.span;
  return {
    variant: variant.name,
    path,
    is,
    patch: patch.span,
    then: variant.memory.said.get(was.text),
    now: now?.text,
    at: now?.span,
    mine: variant.file.text.slice(start, end),
    moved,
    keep: keptOf(stale),
    merge: mergeOf(stale),
    take: withEdit(
      withoutPatch(variant.file, patch.span),
      remembering(variant.name, variant.memory, forgotten(stale), new Map()),
    ),
  };
}

/** Only what was written again as a whole is held against the base line by line. */
function mergeOf({ variant, patch, was, now, is }: Stale): Merge | undefined {
  const then = variant.memory.said.get(was.text);
  const isAnew = patch.node === 'replacePatch' || (patch.node === 'stepPatch' && patch.when === 'replace');
  if (is !== 'stale' || !isAnew || now === undefined || then === undefined) return undefined;
  const { start, end, file } = patch.span;
  const text = merged(then, now.text, variant.file.text.slice(start, end));
  if (text === undefined) return undefined;
  const print = printOf(now);
  // The fingerprint stands in the first line, which a merge leaves as it is.
  const [from, to] = [was.span.start - start, was.span.end - start];
  const stamped = `${text.slice(0, from)}${JSON.stringify(print)}${text.slice(to)}`;
  const change = remembering(variant.name, variant.memory, [was.text], new Map([[print, now.text]]));
  return { ...withEdit({ span: { file, start, end }, text: stamped }, change), text: stamped };
}

/** The fingerprint of today in the place of the old one, and what it was taken from. */
export function keptOf(stale: Stale): Change | undefined {
  const { variant, was, now } = stale;
  if (now === undefined) return undefined;
  const print = printOf(now);
  const edit = { span: was.span, text: JSON.stringify(print) };
  return withEdit(edit, remembering(variant.name, variant.memory, forgotten(stale), new Map([[print, now.text]])));
}

const withEdit = (edit: Edit, { edits, creates }: Change): Change => ({ edits: [edit, ...edits], creates });

/** A fingerprint that another patch has as well is still needed. */
const forgotten = ({ variant, patch, was }: Stale): readonly string[] =>
  variant.patches.some((one) => one !== patch && 'span' in one && wasOf(one as Stale['patch'])?.text === was.text)
    ? []
    : [was.text];
