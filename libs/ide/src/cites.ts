import type { Span } from '@sandtable/text';

const CITATION = /§([\p{L}\p{N}_.-]*[\p{L}\p{N}])/gu;

/** The sections cited on the line where something begins, or on lines of their own right above it. */
export function citesAt(text: string, { start }: Span): readonly string[] {
  const lines = text.slice(0, lineEnd(text, start)).split('\n');
  const own = sections(lines.pop() ?? '');
  if (own.length > 0) return own;
  const above: string[] = [];
  for (let line = lines.pop()?.trim(); line?.startsWith('§') || line?.startsWith('///'); line = lines.pop()?.trim())
    above.unshift(...(line.startsWith('§') ? sections(line) : []));
  return above;
}

const lineEnd = (text: string, from: number): number => {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end;
};

const sections = (line: string): readonly string[] => [...line.matchAll(CITATION)].map(([, section = '']) => section);
