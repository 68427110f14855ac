import { finding } from '@sandtable/diagnostics';
import type { Watcher } from '@sandtable/model';
import type { Ending, Key } from '@sandtable/syntax';
import { reached } from './calls.ts';
import { near } from './code/near.ts';
import type { Draft } from './declare/draft.ts';
import { renaming } from './fixes.ts';

/** A reason that an example demands of the end of a match must be one that some `finish` gives. */
export function checkEndings({ world, decls }: Draft, watchers: Iterable<Watcher>): void {
  const demanded = decls.of('example').flatMap(({ endings }) => endings.flatMap((ending) => reasonIn(ending)));
  if (demanded.length === 0) return;
  const bodies = [...world.procs, ...watchers];
  const reasons = bodies.flatMap((body) => [...reached(body, world.choices).reasons]);
  for (const reason of demanded) if (!reasons.some((path) => isReason(path, reason.text))) unknown(reason);

  function unknown({ text, span }: Key): void {
    const close = near(text, text.includes('/') ? reasons : reasons.map(lastWord));
    const fixes = renaming(span, text, close[0]);
    world.findings.push(finding('example/unknown-reason', span, { reason: text, near: close.join(', ') }, { fixes }));
  }
}

const reasonIn = (ending: Ending): readonly Key[] =>
  ending.result === 'on' || ending.because === undefined ? [] : [ending.because];

const isReason = (path: string, text: string): boolean => path === text || path.endsWith(`/${text}`);
const lastWord = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
