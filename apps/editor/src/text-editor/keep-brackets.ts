import { BracketPairsTextModelPart } from 'monaco-editor/editor/common/model/bracketPairsTextModelPart/bracketPairsImpl.js';

/**
 * Monaco looks for the brackets of a whole text again when names in it are coloured by what they mean, though such colors
 * make nothing a bracket or a comment that was none. In a long text that was most of the time a frame took.
 */
export const keepBrackets = (): void => {
  const { prototype } = BracketPairsTextModelPart;
  const lookAgain = prototype.handleDidChangeTokens;
  prototype.handleDidChangeTokens = function (change) {
    if (!change.semanticTokensApplied) lookAgain.call(this, change);
  };
};
