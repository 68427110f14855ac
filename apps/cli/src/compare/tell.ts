import {
  type Comparison,
  type FigureSummary,
  type Guesses,
  guessed,
  labelOf,
  type OtherCourse,
  summaryOf,
} from '@sandtable/bots';
import { type Language, type Messages, percent } from '@sandtable/messages';
import { columnsOf, figureText } from './figures.ts';

/** What was compared, in words. */
interface Compared {
  readonly a: string;
  readonly b: string;
  readonly bots: string;
  readonly roleKind: string;
  /** How many pairs were to be played; fewer were, where someone stopped it. */
  readonly wanted: number;
  readonly comparison: Comparison;
  /** Functions that the second ruleset replaces without calling the original. */
  readonly replaced: readonly string[];
}

/** More than these nobody reads; `--json` has all of them. */
const MOST_LINES = 12;
const MOST_OTHERS = 3;

export function linesOf(messages: Messages, compared: Compared): readonly string[] {
  const { text } = messages;
  const { head, clear, nothingClear } = summaryOf(compared.comparison);
  const label = labelling(messages, compared.roleKind);
  return [
    ...headLines(messages, compared),
    ...head.map((one) => `  ${label(one)} ${figureText(one, messages.lang)}`),
    ...clear.flatMap(({ sort, figures }) => [
      `  ${text(`compare/sort-${sort}`)}`,
      ...grouped(figures, label, messages.lang),
    ]),
    ...(nothingClear ? [`  ${text('compare/nothing')}`] : []),
  ];
}

function headLines(
  { text, lang }: Messages,
  { a, b, bots, wanted, comparison, replaced }: Compared,
): readonly string[] {
  const { pairs, same, faults, firstFaults, guesses, others } = comparison;
  return [
    text('compare/games', { a, b, pairs, bots }),
    ...(pairs < wanted ? [`  ${text('compare/stopped', { pairs, wanted })}`] : []),
    `  ${text('compare/same', { same, first: others[0]?.game ?? 'none' })}`,
    ...others.slice(0, MOST_OTHERS).map((one) => `    ${otherText({ text }, one)}`),
    ...(faults > 0 ? [`  ${text('compare/faults', { faults })}`] : []),
    ...firstFaults.map((one) => `    ${faultText({ text }, one.side === 'before' ? a : b, one)}`),
    ...guessLines({ text, lang }, a, guesses.before),
    ...guessLines({ text, lang }, b, guesses.after),
    ...(replaced.length > 0 ? [`  ${text('compare/replaced', { names: namesOf(replaced) })}`] : []),
    ...(mostlyLimited(comparison) ? [`  ${text('compare/mostly-limited')}`] : []),
  ];
}

/** Two games of their own have little in common. */
const namesOf = (names: readonly string[]): string =>
  names.length > MOST_LINES ? `${names.slice(0, MOST_LINES).join(', ')}, …` : names.join(', ');

type Text = Pick<Messages, 'text'>;

/** Which fault, under which ruleset, and how to see it again. */
const faultText = ({ text }: Text, ruleset: string, { game, seed, fault }: Comparison['firstFaults'][number]): string =>
  text('compare/fault', { ruleset, game, seed, fault: text(fault) });

/** Questions that bots with a way to choose answered at random. */
function guessLines(
  { text, lang }: Text & Pick<Messages, 'lang'>,
  ruleset: string,
  guesses: Guesses,
): readonly string[] {
  const questions = guessed(guesses).map(({ path, share }) =>
    text('compare/guess', { path, share: percent(share, lang) }),
  );
  return questions.length === 0 ? [] : [`  ${text('compare/guessed', { ruleset, questions: questions.join(', ') })}`];
}

/** Where most games were stopped, who wins tells nothing. */
function mostlyLimited({ figures, pairs }: Comparison): boolean {
  const limits = figures.find(({ measure }) => measure.sort === 'limited');
  return limits !== undefined && pairs > 0 && Math.max(limits.before, limits.after) > pairs / 2;
}

/** Where a game parted, and how. */
function otherText({ text }: Pick<Messages, 'text'>, { game, at, before, after }: OtherCourse): string {
  const asked = ({ asked: one }: OtherCourse['before']): string =>
    one === undefined ? text('compare/over') : `${one.choice} (${one.role})`;
  const [one, other] = [asked(before), asked(after)];
  const what = one === other ? text('compare/answered', { question: one }) : `${one} → ${other}`;
  return text('compare/parted', { game, decisions: at, what });
}

const WORDS = {
  won: 'compare/wins',
  drawn: 'compare/drawn',
  limited: 'compare/limited',
  decisions: 'compare/decisions',
} as const;

/** What figures are called, in words of the command line. */
const labelling =
  ({ text, has }: Messages, roleKind: string) =>
  ({ measure }: FigureSummary): string =>
    labelOf(
      (sort, role) => text(WORDS[sort], { role }),
      (path) => (has(path) ? text(path) : undefined),
      roleKind,
      measure,
    );

/** Figures that are alike, such as those of rules that always run together, on one line. */
function grouped(
  figures: readonly FigureSummary[],
  label: (one: FigureSummary) => string,
  lang: Language,
): readonly string[] {
  const lines = [...Map.groupBy(figures, (one) => figureText(one, lang))];
  const shown = lines.slice(0, MOST_LINES).map(([text, all]) => `    ${all.map(label).join(', ')}: ${text}`);
  return lines.length > MOST_LINES ? [...shown, '    …'] : shown;
}

/** The same as tables. */
export function markdownOf(messages: Messages, compared: Compared): readonly string[] {
  const { text } = messages;
  const { head, clear, nothingClear } = summaryOf(compared.comparison);
  const [title = '', ...more] = headLines(messages, compared);
  const label = labelling(messages, compared.roleKind);
  const table = (figures: readonly FigureSummary[]): readonly string[] => [
    `| | ${compared.a} | ${compared.b} | ${text('compare/difference')} | ${text('compare/interval')} |`,
    '| --- | ---: | ---: | ---: | ---: |',
    ...figures.map((one) => {
      const { before, after, difference, range } = columnsOf(one, messages.lang);
      const called = label(one);
      return `| ${one.isClear ? `**${called}**` : called} | ${before} | ${after} | ${difference} | ${range} |`;
    }),
    '',
  ];
  return [
    `# ${compared.a} → ${compared.b}`,
    '',
    title,
    '',
    ...more.map((line) => line.replace(/^ {2}( *)/, '$1- ').replace('    - ', '  - ')),
    '',
    ...table(head),
    ...clear.flatMap(({ sort, figures }) => [
      `## ${text(`compare/sort-${sort}`).replace(/:$/, '')}`,
      '',
      ...table(figures),
    ]),
    ...(nothingClear ? [text('compare/nothing')] : []),
  ];
}
