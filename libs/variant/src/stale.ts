import { finding } from '@sandtable/diagnostics';
import type { Key, Patch } from '@sandtable/syntax';
import type { Cover, Stale } from './contract.ts';
import { coverOf } from './cover.ts';
import { keptOf } from './rebase.ts';
import { renamed } from './renamed.ts';
import { printOf, wasOf } from './was.ts';
import type { Work } from './work.ts';

/**
 * Warns if the base is not what a patch was written against; the patch is laid all the same. The base is the ruleset,
 * or what the variants below made of it.
 */
export function checkWas(work: Work, patch: Patch): void {
  const was = wasOf(patch);
  if (was === undefined) return;
  const { base, now, ground, variant } = work;
  const own = ground.size === 0 ? [base, now] : [now, base];
  const covers = own.flatMap((scene) => coverOf(work, scene, patch) ?? []);
  const [today] = covers;
  if (today === undefined) return void work.stale.push(goneAt(work, patch, was));
  const [print, aside] = was.text.split('.');
  const same = covers.some((cover) => cover.print === print);
  const like = aside === undefined || covers.some((cover) => cover.aside === aside);
  if (same && like) return;
  const one: Stale = {
    variant,
    patch,
    is: same ? 'drift' : 'stale',
    path: today.path,
    was,
    now: today,
    moved: undefined,
  };
  work.stale.push(one);
  tell(work, one, today);
}

/** What a patch was written for is not there any more; it may have another name. */
function goneAt(work: Work, patch: Patch, was: Key): Stale {
  const path = pathOf(work, patch);
  const then = work.variant.memory.said.get(was.text);
  const moved = then === undefined ? undefined : renamed(work, path, then);
  return { variant: work.variant, patch, is: 'gone', path, was, now: undefined, moved };
}

function pathOf({ textAt }: Work, patch: Patch): string {
  if (patch.node === 'changePatch' || patch.node === 'removePatch') return textAt(patch.target.span);
  if (patch.node === 'setPatch') return `${patch.sort}/${patch.name.text}`;
  if (patch.node === 'replacePatch') return patch.decl.name.text;
  return 'path' in patch ? patch.path.text : '';
}

/** Base then, base now, and the variant, as far as they are known. */
function tell({ findings }: Work, stale: Stale, now: Cover): void {
  const { variant, was } = stale;
  const fields = { path: now.path, was: was.text, then: variant.memory.said.get(was.text) ?? 'none', now: now.text };
  const labels = now.span === undefined ? [] : [{ span: now.span, code: 'variant/now', fields: { path: now.path } }];
  const edits = keptOf(stale)?.edits ?? [];
  const keep = { title: 'fix/replace', fields: { old: was.text, new: printOf(now) }, edits };
  const severity = stale.is === 'stale' ? 'warning' : 'note';
  const code = stale.is === 'stale' ? 'variant/stale' : 'variant/drift';
  findings.push(finding(code, was.span, fields, { severity, labels, fixes: [keep] }));
}
