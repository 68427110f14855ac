import type { Decl, FieldDecl } from '@sandtable/syntax';
import type { Span } from '@sandtable/text';
import type { Base, Draft } from './draft.ts';
import { draftsOfMessage } from './drafts-of-message.ts';
import { draftsOfRow } from './drafts-of-row.ts';
import { pathOf } from './paths.ts';
import { find } from './rewrite.ts';

/** What can be changed at a place of the rules, of their tables or messages, what is nearest first. */
export function draftsAt(base: Base, file: string, offset: number): readonly Draft[] {
  if (file.endsWith('.ftl'))
    return draftsOfMessage(
      base.files.find(({ path }) => path === file),
      offset,
    );
  const decl = (base.scene.decls.get(file) ?? []).find(({ span }) => span.start <= offset && span.end >= offset);
  return [...draftsOfRow(base, { file, offset }), ...(decl ? draftsOf(base, decl, offset) : [])];
}

function draftsOf(base: Base, decl: Decl, offset: number): readonly Draft[] {
  const path = pathOf(decl) ?? '';
  switch (decl.node) {
    case 'setting':
      return [valued('set', path, `set ${decl.sort} ${decl.name.text} = `, wordsAt(base, decl.value.span))];
    case 'procedure':
      return [
        ...stepsAt(base, decl, path, offset),
        replacing(base, decl, decl.body.span),
        valued('require', path, `require ${path}: `, 'true', ' else "house-rule"'),
      ];
    case 'play':
      return stepsAt(base, decl, 'play', offset);
    case 'function':
      return [replacing(base, decl, decl.body.span)];
    case 'search':
    case 'die':
      return [replacing(base, decl, undefined)];
    case 'decisions':
      return [...decl.functions, ...decl.searches]
        .filter(({ span }) => span.start <= offset && span.end >= offset)
        .map((one) => replacing(base, one, one.node === 'function' ? one.body.span : undefined));
    case 'kind':
      return [extending(decl.name.text, decl.fields)];
    case 'example':
      return [again(base, decl, path)];
    case 'expect':
      return path === '' ? [] : [again(base, decl, path)];
    default:
      return [];
  }
}

function valued(sort: Draft['sort'], path: string, before: string, value: string, behind = ''): Draft {
  return {
    sort,
    path,
    text: before + value + behind,
    value: { start: before.length, end: before.length + value.length },
  };
}

const EMPTY = '{  }';

/** The step around a place that is nearest to it: written again, and with something before and after it. */
function stepsAt(base: Base, decl: Decl, root: string, offset: number): readonly Draft[] {
  let step: { readonly name: string; readonly body: Span } | undefined;
  find(decl, (node) => {
    const {
      node: sort,
      name,
      body,
      span,
    } = node as { node?: unknown; name?: { text: string }; body?: { span: Span }; span?: Span };
    if (sort === 'label' && name && body && span && span.start <= offset && span.end >= offset)
      step = { name: name.text, body: body.span };
    return false;
  });
  if (step === undefined) return [];
  const path = `${root}/${step.name}`;
  const inside = (sort: 'before' | 'after'): Draft => {
    const draft = valued(sort, path, `${sort} step ${path} `, EMPTY);
    return { ...draft, value: { start: draft.value.start + 2, end: draft.value.start + 2 } };
  };
  return [valued('step', path, `replace step ${path} `, wordsAt(base, step.body)), inside('before'), inside('after')];
}

/** The whole declaration, as it is. */
function replacing(
  base: Base,
  decl: Extract<Decl, { node: 'function' | 'procedure' | 'search' | 'die' }>,
  body: Span | undefined,
): Draft {
  const path = decl.name.text;
  const [all, own] = [wordsAt(base, decl.span), body && wordsAt(base, body)];
  const end = 'replace '.length + all.length;
  const text = `replace ${all}`;
  return { sort: 'replace', path, text, value: { start: own === undefined ? end : end - own.length, end } };
}

/** Expectations and examples have no patch of their own: the old one goes, and comes again with other words. */
function again(base: Base, decl: Decl, path: string): Draft {
  return valued('again', path, `remove ${path}\n`, wordsAt(base, decl.span));
}

function extending(kind: string, fields: readonly FieldDecl[]): Draft {
  const taken = new Set(fields.map(({ name }) => name.text));
  let name = 'extra';
  for (let i = 2; taken.has(name); i++) name = `extra${i}`;
  return valued('extend', kind, `extend kind ${kind} { `, `${name}: 0..9 = 0`, ' }');
}

/** The words at a place without citations: these are of the rulebook, and a house rule is not. */
function wordsAt({ files }: Base, { file, start, end }: Span): string {
  const own = files.find(({ path }) => path === file);
  let [words, at] = ['', start];
  for (const { span } of own?.citations ?? []) {
    if (span.start < start || span.end > end) continue;
    words += (own?.text.slice(at, span.start) ?? '').replace(/[ \t]+$/, '');
    at = span.end;
  }
  return outdented(words + (own?.text.slice(at, end) ?? ''), indentAt(own?.text ?? '', start));
}

const indentAt = (text: string, offset: number): number => {
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1);
  return line.length - line.trimStart().length;
};

const outdented = (words: string, by: number): string =>
  words
    .split('\n')
    .map((line, i) => (i === 0 ? line : line.slice(Math.min(by, line.length - line.trimStart().length))).trimEnd())
    .join('\n');
