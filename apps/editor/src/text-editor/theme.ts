import { followShade } from '../ui/theme.ts';
import { monaco } from './monaco.ts';

type Rule = monaco.editor.ITokenThemeRule;

const rules = (ink: string, quiet: string, accent: string, text: string, number: string): Rule[] => [
  { token: '', foreground: ink },
  { token: 'comment', foreground: quiet },
  { token: 'comment.doc', foreground: quiet, fontStyle: 'italic' },
  { token: 'citation', foreground: quiet, fontStyle: 'italic' },
  { token: 'keyword', foreground: accent },
  { token: 'keyword.declare', foreground: accent, fontStyle: 'bold' },
  { token: 'keyword.soft', foreground: accent },
  { token: 'type', foreground: ink, fontStyle: 'bold' },
  { token: 'string', foreground: text },
  { token: 'number', foreground: number },
  { token: 'operator', foreground: quiet },
  { token: 'kind', foreground: ink, fontStyle: 'bold' },
  { token: 'die', foreground: ink, fontStyle: 'bold' },
  { token: 'function', foreground: accent },
  { token: 'search', foreground: accent },
  { token: 'procedure', foreground: accent },
  { token: 'decisions', foreground: accent },
  { token: 'builtin', foreground: accent },
  { token: 'member', foreground: number },
  { token: 'tag', foreground: number },
  { token: 'setting', foreground: text },
  { token: 'state', foreground: text },
];

interface Shades {
  readonly base: monaco.editor.BuiltinTheme;
  readonly paper: string;
  readonly ink: string;
  readonly quiet: string;
  readonly line: string;
  readonly accent: string;
  /** Of what is chosen in a list, and the words on it. */
  readonly chosen: string;
  readonly onChosen: string;
  readonly list: Rule[];
}

/** What is laid over the text: boxes for hovering, finding and proposing, with the grounds and edges of the page. */
const boxes = ({ paper, ink, quiet, line, accent, chosen, onChosen }: Shades): monaco.editor.IColors => ({
  'editorWidget.background': paper,
  'editorWidget.foreground': ink,
  'editorWidget.border': line,
  'editorHoverWidget.background': paper,
  'editorHoverWidget.foreground': ink,
  'editorHoverWidget.border': line,
  'editorHoverWidget.statusBarBackground': paper,
  'editorSuggestWidget.background': paper,
  'editorSuggestWidget.foreground': ink,
  'editorSuggestWidget.border': line,
  'editorSuggestWidget.selectedBackground': chosen,
  'editorSuggestWidget.selectedForeground': onChosen,
  'editorSuggestWidget.selectedIconForeground': onChosen,
  'editorSuggestWidget.highlightForeground': accent,
  'editorSuggestWidget.focusHighlightForeground': onChosen,
  'list.hoverBackground': chosen,
  'list.hoverForeground': onChosen,
  'quickInput.background': paper,
  'quickInput.foreground': ink,
  'quickInputList.focusBackground': chosen,
  'quickInputList.focusForeground': onChosen,
  'input.background': paper,
  'input.foreground': ink,
  'input.border': line,
  'input.placeholderForeground': quiet,
  'inputOption.activeBackground': chosen,
  'inputOption.activeForeground': onChosen,
  'inputOption.activeBorder': accent,
  focusBorder: accent,
  'menu.background': paper,
  'menu.foreground': ink,
  'menu.border': line,
  'menu.separatorBackground': line,
  'menu.selectionBackground': accent,
  'menu.selectionForeground': paper,
  'widget.shadow': '#00000000',
});

/** Sorts of names, which their signs tell by their shape. */
const SIGNS = ['class', 'enumerator', 'enumeratorMember', 'event', 'field', 'function', 'interface', 'variable'];

/** Colour is kept for what has a meaning: brackets and signs have none of their own. */
const plain = ({ ink, quiet, accent }: Shades): monaco.editor.IColors => ({
  ...Object.fromEntries(SIGNS.map((sign) => [`symbolIcon.${sign}Foreground`, quiet])),
  ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((n) => [`editorBracketHighlight.foreground${n}`, n % 2 ? quiet : ink])),
  'editor.selectionBackground': `${accent}33`,
  'editor.inactiveSelectionBackground': `${accent}26`,
  'editor.wordHighlightBackground': `${accent}1f`,
  'editor.wordHighlightStrongBackground': `${accent}33`,
  // Words in this color stand on it as well: an edge tells which is meant.
  'editor.findMatchBackground': `${accent}26`,
  'editor.findMatchBorder': accent,
  'editor.findMatchHighlightBackground': `${accent}26`,
  'editorOverviewRuler.findMatchForeground': accent,
});

/** The text itself, and what stands in it and beside it. */
const sheet = ({ paper, ink, quiet, line }: Shades): monaco.editor.IColors => ({
  'editor.background': paper,
  'editor.foreground': ink,
  'editorLineNumber.foreground': quiet,
  'editorGutter.background': paper,
  'editor.lineHighlightBorder': line,
  'editorIndentGuide.background1': line,
  'editorCodeLens.foreground': quiet,
  'editorInlayHint.foreground': quiet,
  'editorInlayHint.background': paper,
});

const define = (name: string, shades: Shades): void => {
  const { base, list } = shades;
  monaco.editor.defineTheme(name, {
    base,
    inherit: true,
    rules: list,
    colors: {
      ...sheet(shades),
      ...boxes(shades),
      // Those who ask for contrast have marks with edges, which the editor has for them.
      ...(base.startsWith('hc') ? {} : plain(shades)),
    },
  });
};

/** The themes of the page. */
const THEMES: Readonly<Record<string, Shades>> = {
  paper: {
    base: 'vs',
    paper: '#fbf8f1',
    ink: '#1c1e21',
    quiet: '#5b5f66',
    line: '#cfc6b2',
    accent: '#2f5f8f',
    chosen: '#e9e0cb',
    onChosen: '#1c1e21',
    list: rules('1c1e21', '5b5f66', '2f5f8f', '6b4a1e', '4a3d7a'),
  },
  night: {
    base: 'vs-dark',
    paper: '#16181b',
    ink: '#e9e4d8',
    quiet: '#9aa0a8',
    line: '#3a3f45',
    accent: '#8fb8e0',
    chosen: '#2f352b',
    onChosen: '#e9e4d8',
    list: rules('e9e4d8', '9aa0a8', '8fb8e0', 'd9bd8c', 'b9aee6'),
  },
  'contrast-light': {
    base: 'hc-light',
    paper: '#ffffff',
    ink: '#000000',
    quiet: '#3a3a3a',
    line: '#000000',
    accent: '#00409c',
    chosen: '#00409c',
    onChosen: '#ffffff',
    list: rules('000000', '3a3a3a', '00409c', '5c2e00', '45008a'),
  },
  'contrast-dark': {
    base: 'hc-black',
    paper: '#000000',
    ink: '#ffffff',
    quiet: '#d0d0d0',
    line: '#ffffff',
    accent: '#9ed0ff',
    chosen: '#9ed0ff',
    onChosen: '#000000',
    list: rules('ffffff', 'd0d0d0', '9ed0ff', 'ffd479', 'd9c2ff'),
  },
};

/** The theme that the page has, now and when it changes. */
export const followTheme = (): void => {
  for (const [name, shades] of Object.entries(THEMES)) define(name, shades);
  followShade(({ dark, contrast }) => {
    const usual = dark ? 'night' : 'paper';
    monaco.editor.setTheme(contrast ? (dark ? 'contrast-dark' : 'contrast-light') : usual);
  });
};
