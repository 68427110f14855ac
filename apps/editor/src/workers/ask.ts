import { type Library, ruleAt, ruleNamed } from '@sandtable/compiler';
import {
  brushesOf,
  bulkEdit,
  candidatesIn,
  changesAt,
  completeAt,
  definitionAt,
  findNames,
  foldsOf,
  hintsIn,
  hoverAt,
  lensesOf,
  linkEdits,
  linksNow,
  meaningsOf,
  memberPlace,
  membersAt,
  movable,
  moveTo,
  outlineOf,
  paint,
  placeEdits,
  referencesAt,
  renamable,
  renameAt,
  repairsFor,
  settle,
  settledOn,
  signatureAt,
  tableEdits,
  tableView,
} from '@sandtable/ide';
import type { Language } from '@sandtable/messages';
import { mapAsked } from './map-asked.ts';
import { encodedMeanings } from './meanings.ts';
import type { Question, SourceText, Told } from './protocol.ts';

/** What the text pane wants to know about a place or a file; places are told in the text of today. */
export const answer = (library: Library, question: Question, lang: Language): Told => {
  const { file } = question;
  switch (question.ask) {
    case 'hover':
      return { hover: hoverAt(library, file, question.offset, lang) };
    case 'complete':
      return { completion: completeAt(library, file, question.offset, lang) };
    case 'signature':
      return { signature: signatureAt(library, file, question.offset, lang) };
    case 'definition':
      return { places: [definitionAt(library, file, question.offset)].flatMap((place) => place ?? []) };
    case 'references':
      return { places: referencesAt(library, file, question.offset) };
    case 'renamable':
      return { places: [renamable(library, file, question.offset)].flatMap((place) => place ?? []) };
    case 'rename':
      return { edits: renameAt(library, file, question.offset, question.name) };
    case 'outline':
      return { outline: outlineOf(library, file) };
    case 'meanings':
      return { meanings: encodedMeanings(library.files.get(file)?.text ?? '', meaningsOf(library, file)) };
    case 'brushes':
      return { brushes: brushesOf(library) };
    case 'paint':
      return { edits: paint(library, question.brush, question.cell) };
    case 'movable':
      return { movable: movable(library, question.kind, question.cell) };
    case 'move':
      return { edits: moveTo(library, question.kind, question.cell, question.to) };
    case 'place':
      return { edits: placeEdits(file, library.texts.get(file) ?? '', question.place, question.edit) };
    case 'link': {
      const { edits, done } = linkEdits(library, question.link);
      return { edits, link: done };
    }
    case 'links':
      return { links: linksNow(library, question.relation) };
    case 'settled':
      return { settled: settledOn(library, question.what) };
    case 'settle':
      return { edits: settle(library, question.what, question.from, question.to) };
    case 'member':
      return { places: [memberPlace(library, question.kind, question.member, file)].flatMap((place) => place ?? []) };
    case 'members':
      return { members: membersAt(library, file, question.offset) };
    case 'table':
      return { table: tableView(library, file) };
    case 'table-edits':
      return tableEdits(library, file, question.ops);
    case 'map':
      return { map: mapAsked(library, question.map) };
    case 'bulk':
      return { bulk: bulkEdit(library, question.op, lang) };
    case 'candidates':
      return {
        completion: candidatesIn(library, file, question.column, { text: question.text, offset: question.at }, lang),
      };
    case 'changes':
      return { changes: changesAt(library, question, lang) };
    case 'repairs':
      return { changes: repairsFor(library, question.about, lang) };
    case 'rule-at':
      return { rule: ruleAt(filesOf(library), file, question.offset) };
    case 'rule':
      return { rule: ruleNamed(filesOf(library), question.part) };
    case 'lenses':
      return { lenses: lensesOf(library, file, lang) };
    case 'hints':
      return { hints: hintsIn(library, file, question) };
    case 'names':
      return { names: findNames(library, question.paths, question.query) };
    case 'folds':
      return { folds: foldsOf(library.files.get(file)?.text ?? '') };
  }
};

const filesOf = ({ texts }: Library): readonly SourceText[] => [...texts].map(([path, text]) => ({ path, text }));
