import type { Model } from '@sandtable/model';
import type { Head, Item, Program } from './code.ts';
import { emit } from './module.ts';
import type { EmitOptions } from './whole.ts';
import { data } from './writer.ts';

/** The ruleset as one JavaScript module; the same model gives the same bytes. */
export const emitJavaScript = (model: Model, options: EmitOptions = {}): string =>
  printJavaScript(emit(model, options));

/** One module without imports, since bare names do not resolve in a blob. */
export function printJavaScript({ info, layout, items, members }: Program): string {
  const shown = members.map(({ name, value }) => (name === value ? name : `${name}: ${value}`));
  const lines = [
    'export const create = (engine) => {',
    `const info = ${data(info)};`,
    `const layout = ${data(layout)};`,
    ...items.map(itemText),
    `return { ${shown.join(', ')} };`,
  ];
  return `${lines.join('\n  ')}\n};\n`;
}

function itemText(item: Item): string {
  if (item.c === 'text') return item.lines.join('\n  ');
  if (item.c === 'constant') return `const ${item.name} = ${item.value};`;
  return `${headText(item)} {\n    ${item.body.join('\n    ')}\n  }`;
}

const headText = ({ name, params }: Head): string =>
  `function ${name}(${params.map((each) => (each.initial ? `${each.name} = ${each.initial}` : each.name)).join(', ')})`;
