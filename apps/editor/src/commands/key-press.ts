/** What of a keyboard event decides which keys were pressed. */
export type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Whether an event is the keys that are written as `Mod+Shift+P`; Mod is Ctrl or the command key. */
export const isPressed = (keys: string, event: Pressed): boolean => {
  const parts = keys.split('+');
  const key = parts.at(-1) ?? '';
  const has = (part: string): boolean => parts.includes(part);
  return (
    (event.ctrlKey || event.metaKey) === has('Mod') &&
    event.altKey === has('Alt') &&
    (event.shiftKey === has('Shift') || isSign(key)) &&
    event.key.toLowerCase() === key.toLowerCase()
  );
};

/** Signs such as `?` need Shift on some keyboards and not on others. */
const isSign = (key: string): boolean => key.length === 1 && !/[a-z0-9]/i.test(key);
