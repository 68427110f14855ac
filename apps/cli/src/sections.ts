import type { Compiled } from '@sandtable/compiler';
import type { Model, Source } from '@sandtable/model';

/** What cites one section of a rulebook. */
export interface Section {
  readonly section: string;
  /** Rules without an example or expectation, or these without a rule. */
  readonly gap: 'rule' | 'example' | 'none';
  /** Paths of declarations, questions and steps. */
  readonly rules: readonly string[];
  /** How many rows of tables cite it. */
  readonly rows: number;
  readonly examples: readonly string[];
  readonly expectations: readonly string[];
}

/** A `line` inside a body is identified by what is around it, where no question or step on it has a path of its own. */
type Sort = 'rule' | 'line' | 'row' | 'example' | 'expectation';
interface Cited {
  readonly section: string;
  readonly sort: Sort;
  readonly path: string;
}

/** All sections that anything cites, those with a gap first, then in the order of the book. */
export function sectionsOf(model: Model, files: Compiled['files']): readonly Section[] {
  const all = [...inModel(model), ...inBodies(files)];
  const names = [...new Set(all.map(({ section }) => section))].sort(inBook);
  const sections = names.map((name) =>
    sectionOf(
      name,
      all.filter(({ section }) => section === name),
    ),
  );
  return [...sections.filter(({ gap }) => gap !== 'none'), ...sections.filter(({ gap }) => gap === 'none')];
}

function sectionOf(section: string, cited: readonly Cited[]): Section {
  const of = (sort: Sort) => [...new Set(cited.filter((one) => one.sort === sort).map(({ path }) => path))];
  const [named, examples, expectations] = [of('rule'), of('example'), of('expectation')];
  const lines = of('line').filter((path) => !named.some((rule) => rule === path || rule.startsWith(`${path}/`)));
  const rules = [...named, ...lines];
  const rows = cited.filter(({ sort }) => sort === 'row').length;
  const tried = examples.length + expectations.length > 0;
  const gap = rules.length + rows === 0 ? 'rule' : tried || rules.length === 0 ? 'none' : 'example';
  return { section, gap, rules, rows, examples, expectations };
}

/** Procedures that cite nothing, neither at their head nor inside. */
export function uncitedIn({ procedures, play }: Model, sections: readonly Section[]): readonly string[] {
  const citing = new Set(sections.flatMap(({ rules }) => rules.map((path) => path.split('/')[0])));
  return procedures.flatMap(({ name }, i) => (i === play || name.includes('/') || citing.has(name) ? [] : [name]));
}

type Sourced = { readonly at: Source };
const citedBy =
  (sort: Sort) =>
  <T extends Sourced>(parts: readonly T[], pathOf: (part: T) => string): readonly Cited[] =>
    parts.flatMap((part) => part.at.cites.map((section) => ({ section, sort, path: pathOf(part) })));

function inModel(model: Model): readonly Cited[] {
  const { kinds, fields, relations, procedures } = model;
  const rules = citedBy('rule');
  const { types, dice, piles, states, searches, decisions, policies } = model;
  // What a decision says stands where the decision stands.
  const functions = model.functions.filter(({ name }) => !name.endsWith('/equation'));
  const named = [types, kinds, relations, dice, piles, states, functions, searches, decisions, policies];
  return [
    ...named.flatMap((parts) => rules<Sourced & { readonly name: string }>(parts, ({ name }) => name)),
    ...rules(
      procedures.filter(({ name }) => !name.startsWith('example/')),
      ({ name }) => name,
    ),
    ...rules(fields, ({ kind, name }) => `${kinds[kind]?.name}.${name}`),
    ...rules(model.settings, ({ sort, name }) => `${sort}/${name}`),
    ...[model.choices, model.labels].flatMap((parts) =>
      rules<Sourced & { readonly path: string }>(parts, ({ path }) => path),
    ),
    ...rules(model.watchers, () => 'whenever'),
    ...[...kinds.map(({ members }) => members), ...relations.map(({ joins }) => joins)].flatMap((rows) =>
      citedBy('row')<Sourced>(rows, () => ''),
    ),
    ...citedBy('example')(model.examples, ({ name }) => name),
    ...citedBy('expectation')(model.expectations, ({ name }) => name ?? 'expect'),
  ];
}

const BODIES = new Set<string>(['policy', 'function', 'search', 'procedure', 'decisions']);

/** What stands on lines inside functions and procedures belongs to these. */
const inBodies = (files: Compiled['files']): readonly Cited[] =>
  files.flatMap(({ decls, citations }) =>
    citations.flatMap(({ section, span }): readonly Cited[] => {
      const around = decls.find((decl) => decl.span.start < span.start && span.end <= decl.span.end);
      if (around?.node === 'play') return [{ section, sort: 'line', path: 'play' }];
      if (around === undefined || !BODIES.has(around.node) || !('name' in around)) return [];
      if (typeof around.name === 'string') return [];
      return [{ section, sort: 'line', path: around.name.text }];
    }),
  );

/** `4.2.10` comes after `4.2.9`. */
const inBook = (a: string, b: string): number => a.localeCompare(b, 'en', { numeric: true });
