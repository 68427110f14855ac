import type { BoardLayout } from '@sandtable/board';

const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0;
const rounded = (_: string, value: unknown): unknown => (typeof value === 'number' ? Number(value.toFixed(2)) : value);

/** A layout as a file that somebody will go on with: a line for each place, and nothing that says nothing. */
export const layoutText = (layout: BoardLayout): string => {
  const told = Object.entries(layout).filter(([, value]) => !isEmpty(value));
  const parts = told.map(([key, value]) => `  ${JSON.stringify(key)}: ${lines(value)}`);
  return `{\n${parts.join(',\n')}\n}\n`;
};

const lines = (value: unknown): string => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return JSON.stringify(value, rounded);
  const own = Object.entries(value).map(([key, one]) => `    ${JSON.stringify(key)}: ${JSON.stringify(one, rounded)}`);
  return `{\n${own.join(',\n')}\n  }`;
};
