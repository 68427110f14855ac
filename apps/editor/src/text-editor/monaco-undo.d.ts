/** Monaco ships no types for its inner modules. */
declare module 'monaco-editor/platform/undoRedo/common/undoRedo.js' {
  /** Steps of several models that are undone and redone together. */
  export class UndoRedoGroup {
    readonly id: number;
    nextOrder(): number;
  }
}
