import type { Use } from '@sandtable/check';
import type { Library } from '@sandtable/compiler';
import type { Decl, SettingDecl, TableDecl } from '@sandtable/syntax';
import type { Span } from '@sandtable/text';
import { citesAt } from '../cites.ts';
import { source } from '../heads.ts';
import { textOf, usesIn } from '../places.ts';
import { rowName } from '../row-name.ts';
import { tablesIn, tableView } from '../table/table-view.ts';
import { showSetting, showValue } from '../values.ts';
import { type FieldInput, inputOfSetting } from './field-input.ts';

/** All that can be set in a ruleset without writing rules. */
export interface SettingsView {
  readonly settings: readonly SettingView[];
  readonly tables: readonly SettingTable[];
}

/** A constant, an option or a ruling. */
export interface SettingView {
  /** `constant/goal`. */
  readonly path: string;
  readonly sort: SettingDecl['sort'];
  readonly name: string;
  /** What the comment above it says, and why a ruling is what it is. */
  readonly doc: string;
  readonly because: string | undefined;
  readonly cites: readonly string[];
  /** As the rules write it. */
  readonly type: string;
  readonly input: FieldInput;
  /** The value as it is written, and what it comes to. */
  readonly text: string;
  readonly shown: string;
  /** What house rules make of it, if that is something else. */
  readonly now: string | undefined;
  /** A house rule declares it. */
  readonly isAdded: boolean;
  readonly at: Span;
  readonly value: Span;
  readonly uses: readonly SettingUse[];
}

/** The rule that a setting is used in, and where. */
export interface SettingUse {
  readonly rule: string;
  readonly at: Span;
}

export interface SettingTable {
  /** The kind or relation. */
  readonly owner: string;
  /** Which table of a file of rules it is; undefined for one in a file of its own. */
  readonly name: string | undefined;
  readonly file: string;
  /** The names of its rows; of a relation both ends, with a point between them. */
  readonly rows: readonly string[];
  readonly doc: string;
  readonly cites: readonly string[];
  readonly at: Span;
}

/** The settings and tables of a ruleset, with what `over`, the same with house rules, makes of them. */
export function settingsOf(base: Library, over: Library): SettingsView {
  const uses = usesByName(base);
  const own = declsOf(base).filter(isSetting);
  const known = new Set(own.map(({ name }) => name.text));
  const added = declsOf(over).filter((decl) => isSetting(decl) && !known.has(decl.name.text)) as SettingDecl[];
  return {
    settings: [
      ...own.map((decl) => settingOf(base, over, decl, uses)),
      ...added.map((decl) => ({ ...settingOf(over, over, decl, uses), isAdded: true })),
    ],
    tables: declsOf(base).flatMap((decl) => (decl.node === 'table' ? tableOf(base, decl) : [])),
  };
}

const declsOf = ({ files }: Library): readonly Decl[] => [...files.values()].flatMap(({ decls }) => decls);
const isSetting = (decl: Decl): decl is SettingDecl => decl.node === 'setting';

function settingOf(library: Library, over: Library, decl: SettingDecl, uses: UsesByName): SettingView {
  const name = decl.name.text;
  const at = library.today(decl.span);
  const { world } = library.basis.draft;
  const setting = world.settings.get(name);
  const shown = setting ? showValue(world, setting.type, setting.value) : source(library, decl.value);
  const now = valueIn(over, name);
  return {
    path: `${decl.sort}/${name}`,
    ...{ sort: decl.sort, name, doc: decl.doc, because: decl.because, shown, at, isAdded: false },
    cites: citesAt(textOf(library, at.file), at),
    type: source(library, decl.type),
    input: setting ? inputOfSetting(library, setting.type) : { is: 'text' },
    text: source(library, decl.value),
    now: now === valueIn(library, name) ? undefined : now,
    value: library.today(decl.value.span),
    uses: uses.get(name) ?? [],
  };
}

function valueIn({ basis }: Library, name: string): string | undefined {
  const { world } = basis.draft;
  const setting = world.settings.get(name);
  return setting && showSetting(world, setting.type, setting.value);
}

type UsesByName = ReadonlyMap<string, readonly SettingUse[]>;

/** Each rule once, at its first use. */
function usesByName(library: Library): UsesByName {
  const named = new Map<string, Map<string, SettingUse>>();
  for (const { target, span, defines } of usesIn(library)) {
    if (target.sort !== 'setting' || defines) continue;
    const rule = ruleAround(library, span);
    if (rule === undefined) continue;
    const own = named.get(target.name) ?? new Map<string, SettingUse>();
    named.set(target.name, own);
    if (!own.has(rule)) own.set(rule, { rule, at: library.today(span) });
  }
  return new Map([...named].map(([name, own]) => [name, [...own.values()]]));
}

/** Tests are no rules. */
function ruleAround({ files }: Library, { file, start, end }: Use['span']): string | undefined {
  const decl = files.get(file)?.decls.find(({ span }) => span.start <= start && span.end >= end);
  if (decl === undefined || decl.node === 'example' || decl.node === 'expect') return undefined;
  return 'name' in decl && typeof decl.name === 'object' ? decl.name.text : decl.node;
}

function tableOf(library: Library, decl: TableDecl): readonly SettingTable[] {
  const at = library.today(decl.span);
  const owner = decl.name.text;
  const file = decl.from?.path ?? at.file;
  const name = decl.from ? undefined : nameIn(library, decl);
  const view = decl.from || name !== undefined ? tableView(library, file, name) : undefined;
  if (view === undefined) return [];
  return [
    {
      owner,
      name,
      file,
      rows: view.rows.map(rowName),
      doc: decl.doc,
      cites: citesAt(textOf(library, at.file), at),
      at,
    },
  ];
}

/** What the table is called among those of its file. */
function nameIn(library: Library, decl: TableDecl): string | undefined {
  const own = (library.files.get(decl.span.file)?.decls ?? []).filter(
    (one) => one.node === 'table' && one.from === undefined && one.rows.length > 0,
  );
  return tablesIn(library, decl.span.file)[own.indexOf(decl)];
}
