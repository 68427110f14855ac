/** What this page takes of a part of Monaco that has no types of its own. */
declare module 'monaco-editor/editor/browser/viewParts/contentWidgets/contentWidgets.js' {
  /** What lies over the text at one of its places. */
  interface Widget {
    readonly _isVisible: boolean;
    /** Its place in the lines as they are shown; null in lines that are folded. */
    readonly _primaryAnchor: { readonly viewPosition: { readonly lineNumber: number } | null };
    /** Where it is drawn, as far as that is known. */
    _renderData: object | null;
    prepareRender(context: Context): void;
  }
  interface Context {
    readonly viewportData: { readonly startLineNumber: number; readonly endLineNumber: number };
  }
  export class ViewContentWidgets {
    readonly _widgets: Readonly<Record<string, Widget>>;
    prepareRender(context: Context): void;
  }
}
