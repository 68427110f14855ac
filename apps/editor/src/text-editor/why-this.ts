import type { Workbench } from '../state/workbench.ts';
import type { AppliedOverride } from '../workers/protocol.ts';
import { monaco } from './monaco.ts';

export const GOTO = 'sand.goto';

type Place = AppliedOverride['at'];

const textOf = (bench: Workbench, file: string): string => {
  const { buffers, ruleset } = bench.store.get();
  return buffers[`${ruleset}/${file}`]?.text ?? '';
};

const LONG = 100;
/** The first line of a text, as code. */
const code = (words: string): string => {
  const [first = '', ...more] = words.split('\n');
  const short = first.length > LONG || more.length > 0 ? `${first.slice(0, LONG).trimEnd()} …` : first;
  return `\`${short.replaceAll('`', '')}\``;
};

/** A place as a link that leads there. */
const linkTo = (bench: Workbench, { file, start, end }: Place): string => {
  const line = textOf(bench, file).slice(0, start).split('\n').length;
  return `[${file}:${line}](command:${GOTO}?${encodeURIComponent(JSON.stringify([file, start, end]))})`;
};

const trusted = (value: string): monaco.IMarkdownString => ({ value, isTrusted: { enabledCommands: [GOTO] } });

/** What lies over a place: what the rules say there, and then each house rule in its order. */
export const whyThis = (bench: Workbench, { file, start, end }: Place): readonly monaco.IMarkdownString[] => {
  const over = bench.store.get().overlaid.filter(({ at }) => at.file === file && at.start <= start && at.end >= end);
  const [first] = over;
  if (first === undefined) return [];
  const said = textOf(bench, file).slice(first.at.start, first.at.end);
  const base = `1. ${bench.say('inTheRules')} ${code(said)} ${linkTo(bench, first.at)}`;
  const patches = over.map(
    ({ variant, patch, says }, i) => `${i + 2}. **${variant}** ${code(says)} ${linkTo(bench, patch)}`,
  );
  return [trusted([base, ...patches].join('\n'))];
};

export const goingThere = (bench: Workbench): monaco.IDisposable =>
  monaco.editor.registerCommand(GOTO, (_, file: string, start: number, end: number) =>
    bench.goto({ file, start, end }),
  );
