import type { KeyHint } from './command.ts';

/** Keys of the parts of the page that have the focus, for help. */
export const KEY_HINTS: readonly KeyHint[] = [
  { group: 'keysPage', keys: 'F6', title: 'keyRegion' },
  { group: 'keysPage', keys: 'Shift+F6', title: 'keyRegionBack' },
  { group: 'text', keys: 'Tab', title: 'keyLeave' },
  { group: 'text', keys: 'Ctrl+M', title: 'keyTab' },
  { group: 'asTable', keys: '← → ↑ ↓', title: 'keyCells' },
  { group: 'asTable', keys: 'Home End', title: 'keyEnds' },
  { group: 'asTable', keys: 'Shift+← → ↑ ↓', title: 'keyHold' },
  { group: 'asTable', keys: 'Ctrl+C Ctrl+V', title: 'keyCopy' },
  { group: 'asTable', keys: 'Ctrl+D', title: 'keyFill' },
  { group: 'asTable', keys: 'Enter', title: 'keyCell' },
  { group: 'asTable', keys: 'Esc', title: 'keyCellBack' },
  { group: 'board', keys: 'Tab', title: 'keyChoices' },
  { group: 'board', keys: 'Enter', title: 'keyChoose' },
  { group: 'board', keys: '+ − 0', title: 'keyBoard' },
  { group: 'board', keys: '← → ↑ ↓', title: 'keyNext' },
  { group: 'board', keys: 'Alt', title: 'keyReach' },
  { group: 'board', keys: 'Ctrl+Enter', title: 'keySource' },
  { group: 'log', keys: 'Ctrl+F', title: 'findInLog' },
  { group: 'play', keys: '1 … 9', title: 'keyAnswer' },
  { group: 'play', keys: 'Shift+Enter', title: 'keyConfirm' },
  { group: 'play', keys: 'Esc', title: 'keyBack' },
];
