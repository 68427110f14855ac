import { type Library, type NotedRule, ruleAt, ruleNamed } from '@sandtable/compiler';
import {
  type Brush,
  type Bulk,
  type BulkOp,
  brushesOf,
  bulkEdit,
  type CellCopy,
  type Completion,
  candidatesIn,
  copyCells,
  type Ends,
  type ImportPlan,
  importPlan,
  type LanguageService,
  type LinkEdits,
  languageService,
  linkEdits,
  linksAdded,
  linksNow,
  type Member,
  memberPlace,
  membersAt,
  movable,
  moveTo,
  type NewLinks,
  type NewLinksPlan,
  newLinks,
  type PlaceEdit,
  type Printed,
  paint,
  paintAll,
  placeEdits,
  printed,
  removeMember,
  type Settled,
  settingsAt,
  settle,
  settledOn,
  type TableOp,
  type TableView,
  type Touch,
  tableEdits,
  tablesIn,
  tableView,
  type WishedLink,
} from '@sandtable/ide';
import type { Language } from '@sandtable/messages';
import type { Span, TextEdit } from '@sandtable/text';
import { type MapImportPreview, type MapImportRequest, mapImport } from './map-import.ts';
import type { SourceText } from './protocol.ts';
import { encodedTokens } from './semantic-tokens.ts';

/** What the page asks about a file of a ruleset: beside the text, its tables and maps are edited, and its rules noted. */
export interface EditingService extends LanguageService, TableService, MapService, RuleService {
  /** Returns the meanings of names as Monaco reads them, five numbers each. */
  semanticTokens(): Uint32Array;
}

/** Edits a table. */
export interface TableService {
  /** Returns the tables that a file of rules has in place, by name. */
  tables(): readonly string[];
  /** Returns undefined for a file that is no table, or cannot be read as one; `name` is that of one in place. */
  table(name?: string): TableView | undefined;
  /** Makes the first of several changes, as many as can be made at once. */
  tableEdits(ops: readonly TableOp[], name?: string): { readonly edits: readonly TextEdit[]; readonly done: number };
  /** Returns what could be written in a cell; the offset counts in what is typed. */
  candidates(column: string, text: string, offset: number, name?: string): Completion;
  /** Changes a column in all rows of a kind that a condition holds for. */
  bulk(op: BulkOp): Bulk;
}

/** A member to be added, and where it lies in coordinates of the layout; `layout` is the one to begin with. */
export interface NewPlace {
  readonly kind: string;
  readonly name: string;
  readonly at: readonly [number, number];
  readonly layout: string;
}

/** Edits maps; but for places of the layout this is about no file. */
export interface MapService {
  /** Returns what a map from elsewhere would become. */
  importedMap(map: MapImportRequest): MapImportPreview;
  /** Puts a place of the layout, or its name, elsewhere. */
  place(place: string, edit: PlaceEdit): readonly TextEdit[];
  /** Adds a member where it lies on the map. */
  addPlace(place: NewPlace): ImportPlan;
  /** Deletes a member with its place and its links. */
  removeMember(kind: string, member: string): readonly TextEdit[];
  /** Adds a link, or cuts it where there is one. */
  link(link: WishedLink): LinkEdits;
  /** Adds those of some links that there are not yet. */
  linkAll(relation: string, all: readonly Ends[]): readonly TextEdit[];
  links(relation: string): readonly Ends[];
  /** Declares a relation between the places of a kind, with its look and its name; undefined where it can't be drawn. */
  newLinks(wish: NewLinks): NewLinksPlan | undefined;
  /** Returns where something stands as a match begins. */
  settled(what: readonly Settled[]): readonly string[];
  settle(what: readonly Settled[], from: string, to: string): readonly TextEdit[];
  /** Returns where a member is declared, for who has this file open. */
  memberPlace(kind: string, member: string): Span | undefined;
  /** Returns the members that a place in the text is about. */
  members(offset: number): readonly Member[];
  /** Returns what the cells of maps can be painted with. */
  brushes(): readonly Brush[];
  paint(brush: Brush, cell: string): readonly TextEdit[];
  /** Paints many cells at once. */
  paintAll(touches: readonly Touch[]): readonly TextEdit[];
  /** Gives cells what others say. */
  copyCells(kind: string, copies: readonly CellCopy[]): readonly TextEdit[];
  /** Returns what the cells of maps say as they are written. */
  printed(): Printed;
  movable(kind: string, cell: string): boolean;
  move(kind: string, cell: string, to: string): readonly TextEdit[];
}

/** Finds the rules that notes speak of. */
export interface RuleService {
  ruleAt(offset: number): NotedRule | undefined;
  /** Finds the rule of a name, as notes call it. */
  rule(part: string): NotedRule | undefined;
  /** Returns the settings and tables that a place in the rules or in a rules text is about. */
  settingsAt(offset: number): readonly string[];
}

/** Answers about a file of a ruleset that is being edited, in words of a language. */
export const editingService = (library: Library, file: string, lang: Language): EditingService => {
  const service = languageService(library, file, lang);
  return {
    ...service,
    ...tableService(library, file, lang),
    ...mapService(library, file),
    ...ruleService(library, file),
    semanticTokens: () => encodedTokens(library.files.get(file)?.text ?? '', service.meanings()),
  };
};

const tableService = (library: Library, file: string, lang: Language): TableService => ({
  tables: () => tablesIn(library, file),
  table: (name) => tableView(library, file, name),
  tableEdits: (ops, name) => tableEdits(library, file, ops, name),
  candidates: (column, text, offset, name) => candidatesIn(library, file, column, { text, offset }, lang, name),
  bulk: (op) => bulkEdit(library, op, lang),
});

const mapService = (library: Library, file: string): MapService => ({
  importedMap: (map) => mapImport(library, map),
  place: (place, edit) => placeEdits(file, library.texts.get(file) ?? '', place, edit),
  addPlace: ({ kind, name, at, layout }) =>
    importPlan(library, { places: [{ name, at, outline: [] }], links: [], isGlobe: true }, { kind }, layout),
  removeMember: (kind, member) => removeMember(library, kind, member),
  link: (link) => linkEdits(library, link),
  linkAll: (relation, all) => linksAdded(library, relation, all),
  links: (relation) => linksNow(library, relation),
  newLinks: (wish) => newLinks(library, wish),
  settled: (what) => settledOn(library, what),
  settle: (what, from, to) => settle(library, what, from, to),
  memberPlace: (kind, member) => memberPlace(library, kind, member, file),
  members: (offset) => membersAt(library, file, offset),
  brushes: () => brushesOf(library),
  paint: (brush, cell) => paint(library, brush, cell),
  paintAll: (touches) => paintAll(library, touches),
  copyCells: (kind, copies) => copyCells(library, kind, copies),
  printed: () => printed(library),
  movable: (kind, cell) => movable(library, kind, cell),
  move: (kind, cell, to) => moveTo(library, kind, cell, to),
});

const ruleService = (library: Library, file: string): RuleService => {
  const files = (): readonly SourceText[] => [...library.texts].map(([path, text]) => ({ path, text }));
  return {
    ruleAt: (offset) => ruleAt(files(), file, offset),
    rule: (part) => ruleNamed(files(), part),
    settingsAt: (offset) => settingsAt(library, file, offset),
  };
};
