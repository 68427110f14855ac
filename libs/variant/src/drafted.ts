import type { TableSource } from '@sandtable/check';
import { type Patch, parse, type RulesetDecl, type SourceFile } from '@sandtable/syntax';
import { applyEdits, type Span } from '@sandtable/text';
import type { Cover, Variant } from './contract.ts';
import type { Draft } from './draft.ts';
import { layer } from './layer.ts';
import { type Change, editBetween, remembering } from './memory.ts';
import { readVariants } from './read.ts';
import { saying, valueIn } from './said.ts';
import { neededFor, stackOf } from './stack.ts';
import { stampOf } from './stamp.ts';
import { printOf } from './was.ts';

interface TextFile {
  readonly path: string;
  readonly text: string;
}
/** A ruleset without variants, and the files of these. */
export interface Ruleset {
  readonly files: readonly SourceFile[];
  readonly tables: readonly TableSource[];
  readonly variants: readonly TextFile[];
}

/** A patch written into a variant with its fingerprint, and where its value stands then. */
export interface Drafted {
  readonly change: Change;
  readonly at: Span;
}

const NAME = /^[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*$/;

/**
 * Writes a patch into the variant of a name, which is made if there is none; one that says the same thing already is
 * left as it is, or gets the new value. Undefined for what isn't a name, for a ruleset without a head, and for
 * variants in JSON.
 */
export function drafted(ruleset: Ruleset, name: string, open: Draft, value?: string): Drafted | undefined {
  const draft = value === undefined ? open : saying(open, value);
  const head = ruleset.files.flatMap(({ decls }) => decls).find((decl) => decl.node === 'ruleset');
  const path = `variants/${name}.sand`;
  if (head === undefined || !NAME.test(name) || ruleset.variants.some((one) => one.path === `variants/${name}.json`))
    return undefined;
  const before = ruleset.variants.find((one) => one.path === path);
  const own = before && readIn(ruleset, name);
  const said = own && value !== undefined ? valueIn(own, draft) : undefined;
  if (said !== undefined) return otherwise(said, draft);
  const there = sameIn(own, draft);
  if (there !== undefined) return { change: { edits: [], creates: [] }, at: there };
  const written = writtenIn(before?.text ?? beginning(head, name), draft);
  if (written === undefined) return undefined;
  const next = {
    ...ruleset,
    variants: [...ruleset.variants.filter((one) => one !== before), { path, text: written.text }],
  };
  return finished(next, head, name, before, written);
}

/** The value that stands there gives way. */
function otherwise(span: Span, { text, value }: Draft): Drafted {
  const words = text.slice(value.start, value.end);
  return {
    change: { edits: [{ span, text: words }], creates: [] },
    at: { ...span, end: span.start + words.length },
  };
}

interface Written {
  readonly text: string;
  /** Where the patch begins, and its value. */
  readonly start: number;
  readonly value: number;
  readonly length: number;
}

const beginning = ({ name, version }: RulesetDecl, variant: string): string => {
  const [major = '0', minor = '0'] = version.split('.');
  return `variant "${variant}" version "1.0.0" of "${name}" "^${major}.${minor}" {\n}\n`;
};

/** The patch as the last one, on lines of its own. */
function writtenIn(text: string, draft: Draft): Written | undefined {
  const end = text.lastIndexOf('}');
  if (end < 0) return undefined;
  const above = text.slice(0, end).trimEnd();
  const lead = `${above}\n  `;
  const breaks = [...draft.text.matchAll(/\n(?=[^\n])/g)].map(({ index }) => index);
  const indented = (offset: number): number => offset + 2 * breaks.filter((at) => at < offset).length;
  const [from, to] = [indented(draft.value.start), indented(draft.value.end)];
  const words = draft.text.replaceAll(/\n(?=[^\n])/g, '\n  ');
  return {
    text: `${lead}${words}\n${text.slice(end)}`,
    start: lead.length,
    value: lead.length + from,
    length: to - from,
  };
}

/** With the fingerprint of what the patch covers. */
function finished(
  ruleset: Ruleset,
  head: RulesetDecl,
  name: string,
  before: TextFile | undefined,
  written: Written,
): Drafted | undefined {
  const known = variantsIn(ruleset);
  const variant = known.get(name);
  if (variant === undefined) return undefined;
  const covers = coversOf(ruleset, known, head, name);
  const own = variant.patches.filter(({ span }) => span.start >= written.start);
  const stamps = own.flatMap((patch) => {
    const cover = covers.get(patch as Patch);
    const edit = cover && stampOf(variant, patch as Patch, printOf(cover));
    return edit ? [{ edit, cover }] : [];
  });
  const { path } = variant.file;
  const text = applyEdits(
    written.text,
    stamps.map(({ edit }) => edit),
  );
  const shift = stamps.reduce((by, { edit }) => (edit.span.start <= written.value ? by + edit.text.length : by), 0);
  const said = new Map(stamps.map(({ cover }) => [printOf(cover), cover.text]));
  const memory = remembering(name, variant.memory, [], said);
  const start = written.value + shift;
  return {
    change: {
      edits: [...(before ? editBetween(before, text) : []), ...memory.edits],
      creates: [...(before ? [] : [{ path, text }]), ...memory.creates],
    },
    at: { file: path, start, end: start + written.length },
  };
}

const variantsIn = ({ variants }: Ruleset): ReadonlyMap<string, Variant> =>
  readVariants(variants, (file) => parse(file.path, file.text)).variants;

const readIn = (ruleset: Ruleset, name: string): Variant | undefined => variantsIn(ruleset).get(name);

function coversOf(
  { files, tables }: Ruleset,
  known: ReadonlyMap<string, Variant>,
  head: RulesetDecl,
  name: string,
): ReadonlyMap<Patch, Cover> {
  const covers = new Map<Patch, Cover>();
  const { variants, findings } = stackOf(neededFor(name, known), known, head);
  if (findings.length === 0)
    layer({ files, tables, variants, covered: (patch, cover) => void covers.set(patch, cover) });
  return covers;
}

const ONCE = new Set<Draft['sort']>(['set', 'cell', 'remove', 'replace', 'step', 'again', 'text']);

/** A patch that says the same thing otherwise already: there is nothing to be written then, but to be read. */
function sameIn(variant: Variant | undefined, { sort, text, value }: Draft): Span | undefined {
  if (variant === undefined || !ONCE.has(sort)) return undefined;
  const head = sort === 'replace' ? /^replace \w+ [\p{L}\p{N}_]+/u.exec(text)?.[0] : text.slice(0, value.start);
  const wanted = plain(head ?? text);
  const own = variant.patches.find(({ span }) =>
    startsWith(plain(variant.file.text.slice(span.start, span.end)), wanted),
  );
  return own?.span;
}

const plain = (words: string): string =>
  words
    .replace(/ was "[^"]*"/, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/["\s]+$/, '');

const startsWith = (words: string, wanted: string): boolean =>
  words.startsWith(wanted) && !/^[\p{L}\p{N}_-]/u.test(words.slice(wanted.length));
