import { finding } from '@sandtable/diagnostics';
import type { Key, Patch } from '@sandtable/syntax';
import { type Cover, coverOf } from './cover.ts';
import type { Work } from './work.ts';

/** The fingerprint a patch was given. */
export function wasOf(patch: Patch): Key | undefined {
  if (patch.node === 'replacePatch') return patch.decl.was;
  return 'was' in patch ? patch.was : undefined;
}

/** How a cover is written down as a fingerprint. */
export const printOf = ({ print, aside }: Cover): string => (aside === undefined ? print : `${print}.${aside}`);

/**
 * Warns if the base is not what a patch was written against; the patch is laid all the same. The base is the ruleset,
 * or what the variants below made of it.
 */
export function checkWas(work: Work, patch: Patch): void {
  const was = wasOf(patch);
  if (was === undefined) return;
  const covers = [work.base, work.now].flatMap((scene) => coverOf(work, scene, patch) ?? []);
  const [print, aside] = was.text.split('.');
  const [now] = covers.toReversed();
  if (now === undefined) return;
  const same = covers.find((cover) => cover.print === print);
  if (same === undefined) tell(work, 'variant/stale', was, now);
  else if (aside !== undefined && !covers.some((cover) => cover.aside === aside)) tell(work, 'variant/drift', was, now);
}

/** Base then, base now, and the variant, as far as they are known; both ways out are offered. */
function tell({ variant, findings }: Work, code: 'variant/stale' | 'variant/drift', was: Key, now: Cover): void {
  const fields = { path: now.path, was: was.text, then: variant.memory.get(was.text) ?? 'none', now: now.text };
  const labels = now.span === undefined ? [] : [{ span: now.span, code: 'variant/now', fields: { path: now.path } }];
  const text = printOf(now);
  const keep = {
    title: 'fix/replace',
    fields: { old: was.text, new: text },
    edits: [{ span: was.span, text: `"${text}"` }],
  };
  findings.push(
    finding(code, was.span, fields, { severity: code === 'variant/stale' ? 'warning' : 'note', labels, fixes: [keep] }),
  );
}
