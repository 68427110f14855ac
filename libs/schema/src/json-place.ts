import type { Span } from '@sandtable/text';
import type { JsonNode } from './json.ts';

/** The data that the node stands for, as `JSON.parse` gives it. */
export function plainOf(node: JsonNode): unknown {
  switch (node.j) {
    case 'null':
      return null;
    case 'bool':
      return node.value;
    case 'number':
      return Number(node.raw);
    case 'string':
      return node.text;
    case 'array':
      return node.items.map(plainOf);
    default:
      // Defines own properties, so that no key reaches a prototype.
      return Object.fromEntries(node.entries.map(({ key, value }) => [key, plainOf(value)]));
  }
}

/** The value at a path of keys and indices, or the last one on the way that is there. */
export function nodeAt(node: JsonNode, path: readonly string[]): JsonNode {
  const [step, ...rest] = path;
  const next = step === undefined ? undefined : childOf(node, step);
  return next === undefined ? node : nodeAt(next, rest);
}

/** Where the key at the end of the path stands. */
export function keySpan(node: JsonNode, path: readonly string[]): Span {
  const parent = nodeAt(node, path.slice(0, -1));
  const entry = parent.j === 'object' ? parent.entries.find((one) => one.key === path.at(-1)) : undefined;
  return entry?.keySpan ?? parent.span;
}

function childOf(node: JsonNode, step: string): JsonNode | undefined {
  if (node.j === 'array') return node.items[Number(step)];
  return node.j === 'object' ? node.entries.find((one) => one.key === step)?.value : undefined;
}

const LONGEST = 40;

/** The value in a few characters; of objects and arrays only what they are. */
export function brief(node: JsonNode): string {
  if (node.j === 'object') return '{…}';
  if (node.j === 'array') return '[…]';
  const text = node.j === 'number' ? node.raw : JSON.stringify(plainOf(node));
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
