import { type Diagnostic, finding } from '@sandtable/diagnostics';
import type { Name, Patch, Stmt } from '@sandtable/syntax';
import { near, type Span } from '@sandtable/text';
import type { Extended, LayerInput, Scene, Stale, TextChange, Touched, Variant } from './contract.ts';

/** What laying one variant needs to know, and what it adds to. */
export interface Work {
  readonly variant: Variant;
  /** Names of variants that this one was written for; what they did is its base, and never a conflict. */
  readonly ground: ReadonlySet<string>;
  /** The ruleset without any variant. */
  readonly base: Scene;
  /** What has become of it; patches are applied on top of this. */
  readonly now: Scene;
  /** The words at a place, for readers and for fingerprints. */
  readonly textAt: (span: Span) => string;
  /** The members that patches with a condition speak of. */
  readonly members: ReadonlyMap<Patch, ReadonlySet<string> | undefined>;
  /** What names of earlier versions are called now. */
  readonly moved: readonly (readonly [from: string, to: string])[];
  readonly touches: Touch[];
  readonly touched: Touched[];
  readonly texts: TextChange[];
  readonly findings: Diagnostic[];
  readonly stale: Stale[];
  readonly extended: Extended[];
  /** Statements that hooks put behind steps, so that later hooks come after them. */
  readonly hooked: Set<Stmt>;
  readonly covered: LayerInput['covered'];
  /** Files with rows. */
  readonly tables: LayerInput['tables'];
}

export type PatchOf<N extends Patch['node']> = Extract<Patch, { readonly node: N }>;

/** What a patch does to a path, to tell whether another variant does something that does not go with it. */
interface Touch {
  readonly path: string;
  readonly verb: 'replace' | 'remove' | 'change' | 'set' | 'add';
  /** What a `set` sets, as it is written. */
  readonly value?: string;
  readonly variant: string;
  readonly span: Span;
}

/** A path as it is called now. */
export function currentPath({ moved }: Pick<Work, 'moved'>, path: string): string {
  const move = moved.find(([from]) => path === from || path.startsWith(`${from}.`) || path.startsWith(`${from}/`));
  return move === undefined ? path : move[1] + path.slice(move[0].length);
}

/** Notes what is done to a path; two variants that know nothing of each other must not contradict there. */
export function touch(work: Work, path: string, verb: Touch['verb'], span: Span, value?: string): void {
  const own = { path, verb, span, variant: work.variant.name, ...(value === undefined ? {} : { value }) };
  const against = work.touches.find((other) => !work.ground.has(other.variant) && clash(other, own));
  if (against !== undefined) {
    const labels = [{ span: against.span, code: 'variant/other', fields: { variant: against.variant } }];
    const fields = { path, variant: own.variant, other: against.variant };
    work.findings.push(finding('variant/conflict', span, fields, { labels }));
  }
  work.touches.push(own);
}

const isCell = ({ verb, path }: Touch): boolean => verb === 'set' && !path.includes('/');

const TOGETHER = new Set(['change change', 'remove remove', 'add remove', 'add change', 'change set', 'set set']);

function clash(a: Touch, b: Touch): boolean {
  if (a.path !== b.path) return false;
  // Whoever takes an example away takes away what another says of it.
  if (/^(example|expect)\//.test(a.path) && (a.verb === 'remove' || b.verb === 'remove')) return false;
  // In one variant a later patch may build on an earlier one, and the value of one row stand out from those of many.
  if (a.variant === b.variant && (a.verb !== b.verb || isCell(a))) return false;
  if (a.verb === 'set' && b.verb === 'set') return a.value !== b.value;
  return !TOGETHER.has([a.verb, b.verb].toSorted().join(' '));
}

/** The base has nothing of this name; or another variant removed it, which is a conflict with that one. */
export function unknownPath(work: Work, name: Name, candidates: Iterable<string>, path: string = name.text): void {
  if (isRemoved(work, currentPath(work, path))) return touch(work, currentPath(work, path), 'change', name.span);
  const close = near(name.text, candidates);
  const edits = [{ span: name.span, text: close ?? '' }];
  const fix = { title: 'fix/replace', fields: { old: name.text, new: close ?? '' }, edits };
  const fields = { path: name.text, near: close ?? '' };
  work.findings.push(finding('variant/path', name.span, fields, { fixes: close === undefined ? [] : [fix] }));
}

export const isRemoved = ({ touches }: Work, path: string): boolean =>
  touches.some((one) => one.path === path && one.verb === 'remove');

/** Remembers that something of the base is not what its author wrote; `at` says which part, if not all of it. */
export function noteTouched({ variant, touched }: Work, { span }: Noted, patch: Span, at: Span = span): void {
  touched.push({ decl: span, at, patch, variant: variant.name });
}
type Noted = { readonly span: Span };
