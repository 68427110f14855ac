import type { Word } from '../words.ts';

interface Keys {
  readonly where: Word;
  readonly keys: readonly (readonly [pressed: string, what: Word])[];
}

/** All keys of the page, by where they are pressed. */
export const KEYS: readonly Keys[] = [
  {
    where: 'keysPage',
    keys: [
      ['F1', 'keyHelp'],
      ['F6', 'keyRegion'],
      ['Shift+F6', 'keyRegionBack'],
      ['Ctrl+P', 'keyGoTo'],
      ['Ctrl+Shift+F', 'keyFindText'],
      ['Ctrl+S', 'save'],
    ],
  },
  {
    where: 'text',
    keys: [
      ['Tab', 'keyLeave'],
      ['Ctrl+M', 'keyTab'],
      ['Ctrl+Space', 'keyComplete'],
      ['Ctrl+.', 'keyRepair'],
      ['F8', 'keyNextFinding'],
      ['Shift+F8', 'keyLastFinding'],
      ['F2', 'keyRename'],
      ['F9', 'breakHere'],
      ['F12', 'keyDefinition'],
      ['Shift+F12', 'keyUses'],
      ['Ctrl+F', 'keyFind'],
      ['Shift+Alt+F', 'format'],
    ],
  },
  {
    where: 'asTable',
    keys: [
      ['← → ↑ ↓', 'keyCells'],
      ['Home End', 'keyEnds'],
      ['Shift+← → ↑ ↓', 'keyHold'],
      ['Ctrl+C Ctrl+V', 'keyCopy'],
      ['Ctrl+D', 'keyFill'],
      ['Enter', 'keyCell'],
      ['Esc', 'keyCellBack'],
    ],
  },
  {
    where: 'board',
    keys: [
      ['Tab', 'keyChoices'],
      ['Enter', 'keyChoose'],
      ['+ − 0', 'keyBoard'],
      ['← → ↑ ↓', 'keyMove'],
      ['Ctrl+Enter', 'keySource'],
    ],
  },
  { where: 'log', keys: [['Ctrl+F', 'findInLog']] },
  {
    where: 'play',
    keys: [
      ['Ctrl+Z', 'keyUndo'],
      ['Ctrl+Y', 'keyRedo'],
      [', .', 'keyStep'],
      ['Esc', 'keyBack'],
    ],
  },
];

/** Keys that keyboards of another language call otherwise. */
const NAMES: Readonly<Record<string, Word>> = {
  Ctrl: 'ctrlKey',
  Shift: 'shiftKey',
  Space: 'spaceKey',
  Enter: 'enterKey',
};

export const keyNamed = (keys: string, name: (word: Word) => string): string =>
  keys.replace(/Ctrl|Shift|Space|Enter/g, (key) => name(NAMES[key] ?? 'ctrlKey'));
