import { type Diagnostic, finding } from '@sandtable/diagnostics';
import type { Span } from '@sandtable/text';
import { headLine } from './head-line.ts';
import { signsOf } from './legend-line.ts';
import type { Drawing, DrawnSign, MapText, Sign } from './map-text.ts';

interface Line {
  readonly text: string;
  readonly span: Span;
}

/** What is being read: `legend` and `lines` are those that the next lines belong to. */
interface Reading {
  readonly findings: Diagnostic[];
  readonly drawings: Open[];
  head: Pick<MapText, 'lies' | 'id' | 'columns' | 'rows' | 'source'>;
  legend: Map<string, Sign> | undefined;
  mode: 'head' | 'legend' | 'map';
}
interface Open {
  readonly span: Span;
  readonly legend: ReadonlyMap<string, Sign>;
  readonly lines: Line[];
}

/** Reads a map; invalid parts are skipped and reported. */
export function readMap(file: string, text: string): MapText {
  const reading: Reading = {
    findings: [],
    drawings: [],
    head: { lies: undefined, id: undefined, columns: 0, rows: 0, source: '' },
    legend: undefined,
    mode: 'head',
  };
  for (const line of linesOf(file, text)) {
    if (reading.mode === 'map') drawn(reading, line);
    else if (line.text !== '' && !line.text.startsWith('//')) said(reading, line);
  }
  checkWhole(reading, { file, start: 0, end: 0 });
  const drawings = reading.drawings.map(({ span, legend, lines }) => ({ span, legend, lines: signsIn(lines, legend) }));
  return { ...reading.head, drawings, findings: reading.findings };
}

function linesOf(file: string, text: string): readonly Line[] {
  return [...text.matchAll(/[^\r\n]*(\r\n|\r|\n|$)/g)].map(({ 0: whole, index }) => {
    const start = index + (whole.length - whole.trimStart().length);
    const trimmed = whole.trim();
    return { text: trimmed, span: { file, start, end: start + trimmed.length } };
  });
}

/** A drawing ends with an empty line. */
function drawn(reading: Reading, line: Line): void {
  const lines = reading.drawings.at(-1)?.lines ?? [];
  if (line.text !== '') lines.push(line);
  else if (lines.length > 0) reading.mode = 'head';
}

function said(reading: Reading, { text, span }: Line): void {
  if (text === 'legend') {
    reading.legend = new Map();
    reading.mode = 'legend';
  } else if (text === 'map') {
    reading.drawings.push({ span, legend: reading.legend ?? new Map(), lines: [] });
    reading.mode = 'map';
  } else if (reading.mode === 'legend') addSigns(reading, text, span);
  else {
    const more = headLine(text, span);
    if (more === undefined) reading.findings.push(finding('drawing/line', span, { found: text }));
    else reading.head = { ...reading.head, ...more };
  }
}

function addSigns({ legend, findings }: Reading, text: string, span: Span): void {
  const read = signsOf(text, span);
  findings.push(...read.findings);
  for (const sign of read.signs) {
    const first = legend?.get(sign.sign);
    if (first === undefined) legend?.set(sign.sign, sign);
    else {
      const labels = [{ span: first.span, code: 'first', fields: { name: sign.sign } }];
      findings.push(finding('name/duplicate', sign.span, { name: sign.sign }, { labels }));
    }
  }
}

/** Missing parts are reported only if every line was understood: an unknown line may be the missing one. */
function checkWhole({ head, drawings, findings }: Reading, start: Span): void {
  if (findings.some(({ code }) => code === 'drawing/line')) return;
  const lacks = [
    head.lies === undefined ? 'odd columns lower' : '',
    head.id === undefined ? 'id' : '',
    drawings.every(({ legend }) => legend.size === 0) ? 'legend' : '',
    drawings.every(({ lines }) => lines.length === 0) ? 'map' : '',
  ].find((part) => part !== '');
  if (lacks !== undefined) findings.push(finding('drawing/lacks', start, { part: lacks }));
}

function signsIn(lines: readonly Line[], legend: Drawing['legend']): Drawing['lines'] {
  return lines.map(({ text, span }) => {
    let at = span.start;
    const signs = [...text].map((sign): DrawnSign => {
      const start = at;
      at += sign.length;
      return { sign, span: { ...span, start, end: at } };
    });
    return { span, signs: signs.filter(({ sign }) => legend.get(sign)?.means !== 'skip') };
  });
}
