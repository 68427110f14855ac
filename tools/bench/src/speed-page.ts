import { availableParallelism, cpus, loadavg } from 'node:os';
import { type Result, type Skipped, verdict } from './row.ts';
import { number } from './table.ts';

/** Where and when it was measured. */
interface Machine {
  readonly node: string;
  readonly platform: string;
  readonly processor: string;
  readonly processors: number;
  /** Processes that wanted to compute at the end, on average of a minute. */
  readonly load: number;
  readonly date: string;
  readonly command: string;
}

export const machine = (): Machine => ({
  node: process.version,
  platform: `${process.platform} ${process.arch}`,
  processor: cpus()[0]?.model.trim() ?? 'unknown',
  processors: availableParallelism(),
  load: Math.round(loadavg()[0] ?? 0),
  command: ['npm run bench --', ...process.argv.slice(2)].join(' '),
  date: new Date().toISOString().slice(0, 10),
});

/** The table of a run as a page of the manual. */
export function speedPage(about: Machine, results: readonly Result[], skipped: readonly Skipped[]): string {
  const lines = results.flatMap(rowsOf);
  const left = skipped.map(({ name, why }) => `- ${name}: not measured, ${why}`);
  return `# Speed

This command measured these figures and wrote this page, on ${about.date}:

\`\`\`
${about.command}
\`\`\`

Node ${about.node.slice(1)} on ${about.platform}, ${about.processors} × ${about.processor}, load ${about.load}.

Each row is measured in a process of its own, alternating with the program or position that it is compared with. Figures
are medians of CPU time. “Result” is the figure to look at: a ratio (×) applies to any machine, other figures only to
this one. A row must meet its “bound”: at least this value if it measures speed (/s), at most this value if it measures
time (ns, ms). “Goal” is what we aim for. Rows that miss their bound make the command fail. “Hand-written” is HexDice
written in JavaScript for speed (\`tools/bench/src/hexdice/flat.ts\`); “by hand” is the game of the row, written in the
same way (\`tools/bench/src/der-erste-weltkrieg\`).

| what | measured | median | unit | result | bound | goal | reached |
| --- | --- | ---: | --- | ---: | ---: | ---: | --- |
${lines.join('\n')}
${left.length > 0 ? `\n${left.join('\n')}\n` : ''}`;
}

function rowsOf(result: Result): readonly string[] {
  const target = (value: number | undefined): string =>
    value === undefined ? '' : `${number(value)} ${result.figureUnit}`;
  return result.figures.map((one, i) => {
    const side = [i === 0 ? result.name : '', one.name, number(one.median), one.unit ?? result.unit];
    const rest =
      i > 0 ? ['', '', '', ''] : [target(result.figure), target(result.first), target(result.goal), said(result)];
    return `| ${[...side, ...rest].join(' | ')} |`;
  });
}

const SAID: Readonly<Record<string, string>> = { goal: 'goal', first: 'bound', misses: 'no', '': 'for information' };
const said = (result: Result): string => SAID[verdict(result)] ?? '';
