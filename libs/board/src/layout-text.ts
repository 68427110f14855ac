import type { BoardLayout } from './layout.ts';

/** A layout as a file that someone will go on with: a line for each place, and nothing that says nothing. */
export const layoutText = (layout: BoardLayout): string => {
  const given = Object.entries(layout).filter(([, value]) => !isEmpty(value));
  return `{\n${given.map(([key, value]) => `  ${JSON.stringify(key)}: ${lines(value)}`).join(',\n')}\n}\n`;
};

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isEmpty = (value: unknown): boolean => isObject(value) && Object.keys(value).length === 0;

const lines = (value: unknown): string => {
  if (!isObject(value) || Array.isArray(value)) return onLine(value);
  const own = Object.entries(value).map(([key, one]) => `    ${JSON.stringify(key)}: ${onLine(one)}`);
  return `{\n${own.join(',\n')}\n  }`;
};

/** With blanks as people write them; numbers as exact as can be seen. */
const onLine = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(onLine).join(', ')}]`;
  if (isObject(value)) {
    const entries = Object.entries(value).map(([key, one]) => `${JSON.stringify(key)}: ${onLine(one)}`);
    return entries.length > 0 ? `{ ${entries.join(', ')} }` : '{}';
  }
  return JSON.stringify(typeof value === 'number' ? Number(value.toFixed(2)) : value);
};
