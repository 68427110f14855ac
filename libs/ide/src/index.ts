export { repairsFor } from './add-missing.ts';
export { type Change, isWide } from './change.ts';
export { changedAt } from './changed-by.ts';
export { changesAt } from './changes-at.ts';
export { type Completion, completeAt } from './complete.ts';
export { type Found, findNames } from './find.ts';
export { type Fold, foldsOf } from './folding.ts';
export { type Hint, hintsIn } from './hints.ts';
export { type Hover, hoverAt } from './hover.ts';
export type { Item } from './items.ts';
export { type LanguageService, languageService } from './language-service.ts';
export type { Lens } from './lens.ts';
export { lensesOf } from './lenses.ts';
export { type LocalizedFinding, localizedFinding } from './localized-finding.ts';
export { type Brush, brushesOf } from './map/brushes.ts';
export { type CellCopy, copyCells } from './map/copy.ts';
export { type ImportPlan, importPlan } from './map/import/import-map.ts';
export type { ImportWish } from './map/import/imported.ts';
export { type ImportTarget, importTarget } from './map/import/target.ts';
export type { Ends } from './map/link-table.ts';
export { type LinkEdits, linkEdits, linksAdded, linksNow, type WishedLink } from './map/links.ts';
export { type Member, memberPlace, membersAt } from './map/members-at.ts';
export { movable, moveTo } from './map/move.ts';
export { type NewLinks, type NewLinksPlan, newLinks } from './map/new-links.ts';
export { paint, paintAll, type Touch } from './map/paint.ts';
export { type PlaceEdit, placeEdits } from './map/place-edits.ts';
export { type Printed, type PrintedField, printed } from './map/printed.ts';
export { removeMember } from './map/remove-member.ts';
export { type Settled, settle, settledOn } from './map/settle.ts';
export { mirrorsAt } from './mirror.ts';
export { type OutlineLine, outlineOf } from './outline.ts';
export { removeUnused } from './refactor/remove-unused.ts';
export { definitionAt, referencesAt } from './references.ts';
export { renamable, renameAt } from './rename.ts';
export type { FieldInput } from './settings/field-input.ts';
export { settingsAt } from './settings/settings-at.ts';
export {
  type SettingsView,
  type SettingTable,
  type SettingUse,
  type SettingView,
  settingsOf,
} from './settings/settings-view.ts';
export { type Signature, signatureAt } from './signature.ts';
export { type Bulk, type BulkOp, bulkEdit } from './table/bulk.ts';
export { candidatesIn, type TableOp, tableEdits } from './table/table-edits.ts';
export {
  type CellView,
  type ColumnView,
  type RowView,
  type TableView,
  tablesIn,
  tableView,
} from './table/table-view.ts';
export { type MeaningToken, meaningsOf } from './tokens.ts';
export { type WordToken, wordsIn } from './words.ts';
