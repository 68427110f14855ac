/** What this page takes of a part of Monaco that has no types of its own. */
declare module 'monaco-editor/editor/common/model/bracketPairsTextModelPart/bracketPairsImpl.js' {
  export class BracketPairsTextModelPart {
    handleDidChangeTokens(change: { readonly semanticTokensApplied: boolean }): void;
  }
}
