import { editTo, type Span } from '@sandtable/text';
import type { Finding, SourceText } from '../workers/protocol.ts';

/** Findings that checking does not come to, such as what reviews say of a model, and the texts they speak of. */
export interface Late {
  readonly findings: readonly Finding[];
  readonly files: readonly SourceText[];
}

/** What of the findings of a module the check of the same texts didn't find. */
export function lateAmong(
  findings: readonly Finding[],
  checked: readonly Finding[],
  files: readonly SourceText[],
): Late {
  const known = new Set(checked.map(keyOf));
  return { findings: findings.filter((one) => !known.has(keyOf(one))), files };
}

/**
 * The same findings where they stand after an edit, until another module tells of its own. What speaks of a place that
 * was edited is left out; repairs are, too, because their edits fit the old text alone.
 */
export function lateIn(late: Late, files: readonly SourceText[]): Late {
  if (late.findings.length === 0) return { findings: [], files };
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  const moves = new Map(late.files.map(({ path, text }) => [path, moveOf(text, texts.get(path) ?? '')]));
  return { findings: late.findings.flatMap((one) => moved(one, (file) => moves.get(file) ?? STAY)), files };
}

function moved(one: Finding, moveIn: (file: string) => Move): readonly Finding[] {
  const move = <T extends Span>(span: T): readonly T[] => {
    const place = moveIn(span.file)(span.start, span.end);
    return place ? [{ ...span, ...place }] : [];
  };
  const places = (all: Finding['related'] = []) =>
    all.flatMap((other) => move(other.at).map((at) => ({ ...other, at })));
  const fixes = one.fixes.filter(({ edits }) => edits.every(({ span }) => moveIn(span.file) === STAY));
  const { related, follows } = one;
  const rest = { fixes, related: places(related), ...(follows ? { follows: places(follows) } : {}) };
  return move(one).map((there) => ({ ...there, ...rest }));
}

type Place = { readonly start: number; readonly end: number };
type Move = (start: number, end: number) => Place | undefined;

const STAY: Move = (start, end) => ({ start, end });

/** Places before the edit stay, places behind it move with the text, and what it touches has no place. */
function moveOf(before: string, after: string): Move {
  if (before === after) return STAY;
  const edit = editTo(before, after);
  const by = after.length - before.length;
  return (start, end) => {
    if (end <= edit.start) return { start, end };
    return start >= edit.end ? { start: start + by, end: end + by } : undefined;
  };
}

const keyOf = (one: Finding): string => JSON.stringify([one.code, one.file, one.start, one.end, one.message]);
