import type { Library } from '@sandtable/compiler';
import { type Language, messagesIn } from '@sandtable/messages';
import { type Decl, type Patch, parse, type VariantDecl } from '@sandtable/syntax';
import type { Span, TextEdit } from '@sandtable/text';
import type { Change } from '../change.ts';
import { fieldIn } from '../missing/fields.ts';
import { rowFor } from '../missing/table-row.ts';
import { memberCell } from '../table/rule-cells.ts';
import { nodesIn } from '../walk.ts';
import { withDoc, withoutLines } from './without-lines.ts';

interface From {
  /** The rules without what the variant says. */
  readonly base: Library;
  readonly text: string;
}

/**
 * What a house rule says at a place becomes what the rules say: it is written there, and taken out of the house rule.
 */
export function promote(library: Library, file: string, offset: number, lang: Language): readonly Change[] {
  if (!/^variants\/[^/]+\.sand$/.test(file)) return [];
  const text = library.texts.get(file) ?? '';
  const variant = parse(file, text).decls.find((decl): decl is VariantDecl => decl.node === 'variant');
  const patch = variant?.patches.find(({ span }) => span.start <= offset && span.end >= offset);
  const written = patch && inBase({ base: library.base ?? library, text }, patch);
  if (patch === undefined || written === undefined) return [];
  const gone = withoutLines(text, withDoc(text, patch.span));
  return [{ title: messagesIn(lang).text('ide/promote', {}), sort: 'rewrite', edits: [...written, gone] }];
}

const slice = ({ text }: From, { start, end }: Span): string => text.slice(start, end);

/** The edits of the rules that say the same; undefined where only a variant can say it. */
function inBase(from: From, patch: Patch | Decl): readonly TextEdit[] | undefined {
  const { base } = from;
  switch (patch.node) {
    case 'setPatch': {
      const decl = declared(base, patch.name.text);
      return decl?.node === 'setting' ? [over(base, decl.value.span, slice(from, patch.value.span))] : undefined;
    }
    case 'changePatch':
      return cellsOf(from, patch);
    case 'addRowPatch':
      return rowOf(from, patch);
    case 'extendTypePatch': {
      const decl = declared(base, patch.name.text);
      if (decl?.node !== 'type') return undefined;
      const { file, end } = base.today(decl.type.span);
      return [{ span: { file, start: end, end }, text: ` | ${slice(from, patch.type.span)}` }];
    }
    case 'extendKindPatch': {
      const decl = declared(base, patch.name.text);
      const fields = patch.fields.map((field) => slice(from, field.span)).join(', ');
      return decl?.node === 'kind' ? [fieldIn(base, decl, fields)] : undefined;
    }
    case 'replacePatch':
      return declarationOf(from, patch);
    default:
      return undefined;
  }
}

type Of<N extends Patch['node']> = Extract<Patch, { readonly node: N }>;

const over = (base: Library, span: Span, text: string): TextEdit => ({ span: base.today(span), text });

const declared = ({ files }: Library, name: string): Decl | undefined =>
  [...files.values()]
    .flatMap(({ decls }) => decls)
    .find(
      (decl) => decl.node !== 'table' && 'name' in decl && typeof decl.name === 'object' && decl.name.text === name,
    );

/** A member by its path: what a condition picks would have to be picked again. */
function cellsOf(from: From, { target, fields }: Of<'changePatch'>): readonly TextEdit[] | undefined {
  if (target.target !== 'path') return undefined;
  const [kind = '', id = '', ...more] = target.path.text.split('.');
  if (more.length > 0 || id === '') return undefined;
  const edits = fields.map(({ name, value }) => memberCell(from.base, kind, id, name.text, slice(from, value.span)));
  return edits.every((one) => one !== undefined) ? edits.flat() : undefined;
}

/** Only where the rules have the table themselves, so that all is written in one row. */
function rowOf(from: From, { path, fields }: Of<'addRowPatch'>): readonly TextEdit[] | undefined {
  const [kind = '', id = ''] = path.text.split('.');
  return rowFor(from.base, kind, id, new Map(fields.map(({ name, value }) => [name.text, slice(from, value.span)])));
}

/** Without the fingerprint; what calls what it replaces has to stay beside it. */
function declarationOf(from: From, { decl }: Of<'replacePatch'>): readonly TextEdit[] | undefined {
  const own = declared(from.base, decl.name.text);
  const callsOriginal = [...nodesIn(decl)].some(
    (part) => (part as { readonly name?: { readonly text?: string } }).name?.text === 'original',
  );
  if (own?.node !== decl.node || callsOriginal) return undefined;
  const was = decl.was?.span;
  const text = was === undefined ? slice(from, decl.span) : withoutWas(from, decl.span, was);
  return [over(from.base, own.span, dedented(text))];
}

/** A fingerprint stands behind its word. */
function withoutWas(from: From, { start, end }: Span, was: Span): string {
  const lead = from.text.slice(start, was.start).replace(/\s*was\s*$/, '');
  return lead + from.text.slice(was.end, end);
}

const dedented = (text: string): string => text.replaceAll('\n  ', '\n');
