/** What this page takes of a part of Monaco that has no types of its own. */
declare module 'monaco-editor/editor/contrib/codelens/browser/codelensWidget.js' {
  import type * as monaco from 'monaco-editor/editor';

  /** What is written above a line of the text. */
  export class CodeLensWidget {
    readonly _editor: monaco.editor.ICodeEditor;
    /** The room for it, as it was laid out last. */
    readonly _viewZone: { readonly afterLineNumber: number };
    readonly _contentWidget: monaco.editor.IContentWidget | undefined;
    /** The line that it belongs to, -1 if that is gone. */
    getLineNumber(): number;
    /** Lays it out after a change of the text. */
    update(zones: monaco.editor.IViewZoneChangeAccessor): void;
  }
}
