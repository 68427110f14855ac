import type { Target, Use } from '@sandtable/check';
import type { Library } from '@sandtable/compiler';
import { type Language, type Messages, messagesIn } from '@sandtable/messages';
import type { Provenance } from '@sandtable/model';
import type { Span } from '@sandtable/text';
import { citesAt } from './cites.ts';
import { declOf, headOf, isDecision } from './heads.ts';
import { type Fact, factsOf, provenanceOf, rowOf } from './members.ts';
import { meaningAt, nameSpan, textOf } from './places.ts';
import { definitionOf } from './references.ts';
import { aboutOf } from './setting-words.ts';
import { audienceOf, sentenceOf } from './sorts.ts';

/** What is known about a name; `markdown` says it all, `head` is the line that declares it. */
export interface Hover {
  readonly span: Span;
  readonly head: string;
  readonly markdown: string;
  /** An expression about it that can be watched in a match, where there is one. */
  readonly watch?: string;
}

export function hoverAt(library: Library, file: string, offset: number, lang: Language): Hover | undefined {
  const use = meaningAt(library, file, offset);
  if (use === undefined) return undefined;
  const head = headOf(library, use.target, use.type ?? typeElsewhere(library, use));
  const watch = watchable(library, use.target);
  const hover = { span: nameSpan(library, use), head, markdown: describe(library, use.target, head, lang) };
  return watch === undefined ? hover : { ...hover, watch };
}

/** Fields of more members than these are no line to be read. */
const FEW = 12;

/** What has a value of its own while a match goes on: states and functions without parameters, and a field of few members. */
function watchable(library: Library, { sort, name, of }: Target): string | undefined {
  if (sort === 'field') return watchedField(library, of, name);
  const decl = declOf(library, name);
  if (sort === 'state' && decl?.node === 'state') return decl.params.length === 0 ? name : undefined;
  if (sort === 'function' && decl?.node === 'function' && !isDecision(library, name))
    return decl.params.length === 0 ? `${name}()` : undefined;
  return undefined;
}

function watchedField({ basis }: Library, kind: string, field: string): string | undefined {
  const { kinds, fields } = basis.draft.world;
  const index = kinds.findIndex(({ name }) => name === kind);
  const changes = fields.some((one) => one.kind === index && one.name === field && one.state);
  const count = kinds[index]?.members.length ?? 0;
  return changes && count > 0 && count <= FEW ? `[x.${field} for x in ${kind}]` : undefined;
}
/** The label of an argument says nothing of its type, but the parameter does. */
function typeElsewhere({ basis }: Library, { target }: Use): Use['type'] {
  if (target.sort !== 'local') return undefined;
  const known = basis.draft.world.uses?.list.find(
    (one) => one.type !== undefined && one.target.sort === 'local' && one.target.of === target.of,
  );
  return known?.type;
}

/** Everything about a thing, as Markdown. */
function describe(library: Library, target: Target, head: string, lang: Language): string {
  const words = messagesIn(lang);
  const parts = [
    `\`\`\`sand\n${head}\n\`\`\``,
    sentenceOf(library, target, words),
    audienceOf(library, target, words),
    docIn(library, target, words),
    facts(factsOf(library, target)),
    ...provenanceOf(library, target).map((one) => provenance(one, words)),
    cites(library, target, words),
  ];
  return parts.filter((part) => part !== undefined && part !== '').join('\n\n');
}

/** The same, for a setting in the words of the ruleset if it has any. */
function docIn(library: Library, target: Target, words: Messages): string | undefined {
  const decl = target.sort === 'setting' ? declOf(library, target.name) : undefined;
  return decl?.node === 'setting' ? aboutOf(library, decl, words) : docOf(library, target);
}

/** The `///` lines of a declaration. */
export function docOf(library: Library, { sort, name }: Target): string | undefined {
  if (sort === 'local' || sort === 'member' || sort === 'field' || sort === 'tag' || sort === 'builtin')
    return undefined;
  return declOf(library, name)?.doc;
}

const facts = (all: readonly Fact[]): string => all.map(({ name, value }) => `- ${name}: \`${value}\``).join('\n');

function provenance({ how, columns, text }: Provenance, words: Messages): string {
  const said = words.text(`ide/${how}`, { text });
  return columns.length === 0 ? said : `${said} (${columns.join(', ')})`;
}

function cites(library: Library, target: Target, words: Messages): string | undefined {
  if (target.sort === 'local') return undefined;
  const place = definitionOf(library, target);
  const written = place === undefined ? [] : citesAt(textOf(library, place.file), place);
  const sections = written.length > 0 ? written : (rowOf(library, target)?.cites ?? []);
  return sections.length === 0
    ? undefined
    : words.text('ide/cites', { sections: sections.map((one) => `§${one}`).join(', ') });
}
