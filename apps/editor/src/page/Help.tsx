import { useWorkbench } from '../context.ts';
import type { Word } from '../words.ts';

const KEYS: readonly (readonly [keys: string, what: Word])[] = [
  ['Ctrl+S', 'save'],
  ['Tab', 'keyLeave'],
  ['Ctrl+M', 'keyTab'],
  ['Ctrl+Space', 'keyComplete'],
  ['Ctrl+.', 'keyRepair'],
  ['F2', 'keyRename'],
  ['F12', 'keyDefinition'],
  ['Shift+Alt+F', 'format'],
  ['+ − 0', 'keyBoard'],
  ['Ctrl+Z', 'keyUndo'],
  ['Ctrl+Y', 'keyRedo'],
  [', .', 'keyStep'],
  ['Esc', 'keyBack'],
];

/** Keys that keyboards of another language call otherwise. */
const NAMES: Readonly<Record<string, Word>> = { Ctrl: 'ctrlKey', Shift: 'shiftKey', Space: 'spaceKey' };

/** What can be done by keys alone. */
export const Help = () => {
  const { t } = useWorkbench();
  return (
    <details className="help">
      <summary>{t('keys')}</summary>
      <dl>
        {KEYS.map(([keys, what]) => (
          <div key={keys}>
            <dt>
              <kbd>{keys.replace(/Ctrl|Shift|Space/g, (key) => t(NAMES[key] ?? 'ctrlKey'))}</kbd>
            </dt>
            <dd>{t(what)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
};
