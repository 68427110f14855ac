import type { Save } from './contract.ts';

/** A save as text that people can read and compare: a line for each decision and each manual edit. */
export function saveText(save: Save): string {
  const lines = Object.entries(save).flatMap(([name, value]) =>
    value === undefined
      ? []
      : [`${JSON.stringify(name)}: ${Array.isArray(value) ? listed(value) : JSON.stringify(value)}`],
  );
  return `{\n  ${lines.join(',\n  ')}\n}\n`;
}

const listed = (items: readonly unknown[]): string =>
  items.length === 0 ? '[]' : `[\n    ${items.map((item) => JSON.stringify(item)).join(',\n    ')}\n  ]`;
