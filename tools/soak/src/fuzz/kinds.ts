import type { InputFile } from '@sandtable/compiler';

/** The kinds of files that a ruleset may hold; each file is of the first that fits. */
const KINDS: Readonly<Record<string, RegExp>> = {
  example: /^examples\/.*\.sand$/,
  variant: /^variants\/.*(?<!\.was)\.(?:sand|json)$/,
  'what a variant remembers': /\.was\.json$/,
  rules: /\.sand$/,
  layout: /^layout\.json$/,
  'table in JSON': /\.json$/,
  terms: /^l10n\/terms\..*\.csv$/,
  'table in CSV': /\.csv$/,
  'drawn map': /\.map$/,
  messages: /\.ftl$/,
  catalogue: /\.po$/,
  notes: /^notes\.md$/,
  chapter: /\.md$/,
  reviewed: /^text\/reviewed\.txt$/,
  patterns: /\.txt$/,
};

export const kinds: readonly string[] = Object.keys(KINDS);

export const kindOf = ({ path }: InputFile): string | undefined => kinds.find((kind) => KINDS[kind]?.test(path));

/** What stands for a kind of which a ruleset has no file, so that each kind is tried with each ruleset. */
const STAND_INS: Readonly<Record<string, InputFile>> = {
  example: { path: 'examples/more.sand', text: 'example "more" {\n  given { }\n  then { true }\n}\n' },
  'table in JSON': { path: 'more.json', text: '[\n  { "id": "one", "count": 3, "of": ["a", "b"] }\n]\n' },
  'table in CSV': { path: 'more.csv', text: 'id,count,of\none,3,a b\ntwo,"4",""\n' },
  'drawn map': { path: 'more.map', text: ' a1   a2\n    \\ /\n     b1\n' },
  notes: {
    path: 'notes.md',
    text: '## constant/hand {#n1 open was "abcd"}\n\nIs it enough?\n\n> Anna, 2024-05-01: Yes.\n\n## play {#n2 settled}\n',
  },
  reviewed: { path: 'text/reviewed.txt', text: 'start constant/hand 0abc\nstart play 1def\n' },
  patterns: { path: 'l10n/more.en.txt', text: 'Plan.hold = {u} holds\nPlan.move = {u} - {to}[ by sea=stated]\n' },
};

/** The files of a kind that a ruleset has, or one that stands for them. */
export function filesOf(kind: string, files: readonly InputFile[]): readonly InputFile[] {
  const own = files.filter((file) => kindOf(file) === kind);
  const standIn = STAND_INS[kind];
  return own.length > 0 || standIn === undefined ? own : [standIn];
}
