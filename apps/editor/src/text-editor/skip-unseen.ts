import {
  type Context,
  ViewContentWidgets,
  type Widget,
} from 'monaco-editor/editor/browser/viewParts/contentWidgets/contentWidgets.js';

/**
 * At each of its frames, Monaco asks the page about the focus for everything that lies over the text, such as the counts
 * above all declarations. What was out of sight and still is needs no place.
 */
export const skipUnseen = (): void => {
  ViewContentWidgets.prototype.prepareRender = function (context) {
    for (const widget of Object.values(this._widgets))
      if (isUnseen(widget, context)) widget._renderData = null;
      else widget.prepareRender(context);
  };
};

const isUnseen = ({ _isVisible, _primaryAnchor }: Widget, { viewportData }: Context): boolean => {
  if (_isVisible) return false;
  const line = _primaryAnchor.viewPosition?.lineNumber ?? 0;
  return line < viewportData.startLineNumber || line > viewportData.endLineNumber;
};
