import type { Lens } from '@sandtable/ide';
import { editTo, type Span, type TextEdit } from '@sandtable/text';
import type { Location, Range, WorkspaceEdit } from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import type { EditedRuleset } from '../edited-ruleset.ts';
import { uriOf } from '../uris.ts';

/** The texts that a library was made of, with their lines: places of it are places in them, counted in UTF-16. */
export type Texts = (file: string) => TextDocument;

/** `opened` are documents under the addresses that the editor gave them. */
export function textsOf(ruleset: EditedRuleset, opened: ReadonlyMap<string, TextDocument>): Texts {
  const known = new Map<string, TextDocument>();
  const files = ruleset.files();
  const made = (file: string): TextDocument => {
    const path = ruleset.pathOf(file);
    const text = files.find((one) => one.path === file)?.text ?? '';
    return opened.get(path) ?? TextDocument.create(uriOf(path), '', 0, text);
  };
  return (file) => {
    const document = known.get(file) ?? made(file);
    known.set(file, document);
    return document;
  };
}

export const rangeIn = (document: TextDocument, { start, end }: Pick<Span, 'start' | 'end'>): Range => ({
  start: document.positionAt(start),
  end: document.positionAt(end),
});

export function locationOf(texts: Texts, span: Span): Location {
  const document = texts(span.file);
  return { uri: document.uri, range: rangeIn(document, span) };
}

export function workspaceEdit(texts: Texts, edits: readonly TextEdit[]): WorkspaceEdit {
  const files = Map.groupBy(edits, ({ span }) => span.file);
  const changes = [...files].map(([file, own]) => {
    const document = texts(file);
    return [document.uri, own.map(({ span, text }) => ({ range: rangeIn(document, span), newText: text }))] as const;
  });
  return { changes: Object.fromEntries(changes) };
}

/** What a house rule says in the place of the rules, with a link that leads there. */
export function wayTo(texts: Texts, { title, to }: Lens): string {
  if (to === undefined) return title;
  const document = texts(to.file);
  const [said = ''] = document.getText(rangeIn(document, to)).split('\n');
  return `[${title}](${document.uri}#L${document.positionAt(to.start).line + 1}): \`${said}\``;
}

const NEEDS = 'several-places';

/** Edits that an editor which can shows before it makes them: all of them are at more than one place. */
export function annotatedEdit(texts: Texts, edits: readonly TextEdit[], title: string): WorkspaceEdit {
  const files = [...Map.groupBy(edits, ({ span }) => span.file)];
  return {
    changeAnnotations: { [NEEDS]: { label: title, needsConfirmation: true } },
    documentChanges: files.map(([file, own]) => {
      const document = texts(file);
      return {
        // Without a version: a document that is not open has none.
        textDocument: { uri: document.uri, version: null },
        edits: own.map(({ span, text }) => ({ range: rangeIn(document, span), newText: text, annotationId: NEEDS })),
      };
    }),
  };
}

/** What turns one text into another, without what both begin and end with; none where they are the same. */
export function editBetween(document: TextDocument, text: string): readonly { range: Range; newText: string }[] {
  const old = document.getText();
  const wanted = old.includes('\r\n') ? text.replaceAll(/\r?\n/g, '\r\n') : text;
  if (old === wanted) return [];
  const { text: newText, ...place } = editTo(old, wanted);
  return [{ range: rangeIn(document, place), newText }];
}
