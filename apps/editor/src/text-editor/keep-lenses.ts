import { CodeLensWidget } from 'monaco-editor/editor/contrib/codelens/browser/codelensWidget.js';

/**
 * Monaco lays out the counts above all declarations again at each key, wherever it changed the text, and then draws every
 * part of the editor again. In a long text that was the longest part of a key. What is still where it was stays as it is.
 */
export const keepLenses = (): void => {
  const { prototype } = CodeLensWidget;
  const layOut = prototype.update;
  prototype.update = function (zones) {
    if (!isInPlace(this)) layOut.call(this, zones);
  };
};

/** Its room is above its line, and its text begins where the line does. */
const isInPlace = (lens: CodeLensWidget): boolean => {
  const line = lens.getLineNumber();
  if (lens._viewZone.afterLineNumber !== line - 1) return false;
  const at = lens._contentWidget?.getPosition()?.position;
  const column = lens._editor.getModel()?.getLineFirstNonWhitespaceColumn(line);
  return at?.lineNumber === line && at.column === column;
};
