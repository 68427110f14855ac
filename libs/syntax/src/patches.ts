/**
 * A variant that is kept between edits: a patch whose words have not changed keeps its tree and its places, and all
 * others get places behind those given before. So what a patch does to the rules need not be checked again because of
 * an edit beside it.
 */
import type { SourceFile } from './contract.ts';
import { MAX_SIZE, readText } from './parse.ts';
import type { KeptFile, Piece } from './pieces.ts';
import type { Decl, Patch, VariantDecl } from './tree.ts';

export interface KeptVariant extends KeptFile {
  readonly source: SourceFile;
  /** The patches that can be known again, by their text. */
  readonly patches: ReadonlyMap<string, Patch | Decl>;
}

/** Undefined for a file with mistakes, and for one that isn't a variant. */
export function keepVariant(before: KeptVariant | undefined, path: string, text: string): KeptVariant | undefined {
  if (before?.text === text) return before;
  if (text.length > MAX_SIZE || text.includes('\0')) return undefined;
  const origin = before?.next ?? 0;
  const { decls, findings, tokens } = readText(path, text, origin);
  const [decl] = decls;
  if (findings.length > 0 || decls.length !== 1 || decl?.node !== 'variant') return undefined;
  const known = new Map(before?.patches);
  const patches = decl.patches.map((patch) => {
    const words = textOf(text, origin, patch);
    const old = known.get(words);
    known.delete(words);
    return { words, patch: old?.doc === patch.doc ? old : patch };
  });
  const own: VariantDecl = { ...decl, patches: patches.map(({ patch }) => patch) };
  return {
    path,
    text,
    pieces: piecesOf(text, origin, decl.patches, own.patches),
    next: origin + text.length + 1,
    source: { path, text, tokens, decls: [own], citations: [], findings },
    patches: new Map(patches.map(({ words, patch }) => [words, patch])),
  };
}

const textOf = (text: string, origin: number, { span }: Patch | Decl): string =>
  text.slice(span.start - origin, span.end - origin);

type Patches = readonly (Patch | Decl)[];

/** The text cut into patches and what stands between them, each with where its places were given. */
function piecesOf(text: string, origin: number, read: Patches, used: Patches): readonly Piece[] {
  const pieces: Piece[] = [];
  const put = (from: number, to: number, at: number): void => {
    pieces.push({ text: text.slice(from, to), origin: at, lead: 0, decls: [], findings: [], tokens: [] });
  };
  let done = 0;
  for (const [i, { span }] of read.entries()) {
    const [start, end] = [span.start - origin, span.end - origin];
    put(done, start, origin + done);
    put(start, end, used[i]?.span.start ?? span.start);
    done = end;
  }
  put(done, text.length, origin + done);
  return pieces;
}
