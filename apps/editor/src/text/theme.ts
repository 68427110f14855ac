import { followShade } from '../page/theme.ts';
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

const define = (
  name: string,
  base: monaco.editor.BuiltinTheme,
  paper: string,
  ink: string,
  quiet: string,
  line: string,
  accent: string,
  list: Rule[],
): void =>
  monaco.editor.defineTheme(name, {
    base,
    inherit: true,
    rules: list,
    colors: {
      'editor.background': paper,
      'editor.foreground': ink,
      'editorLineNumber.foreground': quiet,
      'editorGutter.background': paper,
      'editor.lineHighlightBorder': line,
      'editorIndentGuide.background1': line,
      'editorWidget.background': paper,
      'editorWidget.border': line,
      'editorCodeLens.foreground': quiet,
      'editorInlayHint.foreground': quiet,
      'editorInlayHint.background': paper,
      'menu.background': paper,
      'menu.foreground': ink,
      'menu.border': line,
      'menu.separatorBackground': line,
      'menu.selectionBackground': accent,
      'menu.selectionForeground': paper,
      'widget.shadow': '#00000000',
    },
  });

/** The themes of the page, and the one that it has, now and when it changes. */
export const followTheme = (): void => {
  define(
    'paper',
    'vs',
    '#fbf8f1',
    '#1c1e21',
    '#5b5f66',
    '#cfc6b2',
    '#2f5f8f',
    rules('1c1e21', '5b5f66', '2f5f8f', '6b4a1e', '4a3d7a'),
  );
  define(
    'night',
    'vs-dark',
    '#16181b',
    '#e9e4d8',
    '#9aa0a8',
    '#3a3f45',
    '#8fb8e0',
    rules('e9e4d8', '9aa0a8', '8fb8e0', 'd9bd8c', 'b9aee6'),
  );
  define(
    'contrast-light',
    'hc-light',
    '#ffffff',
    '#000000',
    '#3a3a3a',
    '#000000',
    '#00409c',
    rules('000000', '3a3a3a', '00409c', '5c2e00', '45008a'),
  );
  define(
    'contrast-dark',
    'hc-black',
    '#000000',
    '#ffffff',
    '#d0d0d0',
    '#ffffff',
    '#9ed0ff',
    rules('ffffff', 'd0d0d0', '9ed0ff', 'ffd479', 'd9c2ff'),
  );
  followShade(({ dark, contrast }) => {
    const plain = dark ? 'night' : 'paper';
    monaco.editor.setTheme(contrast ? (dark ? 'contrast-dark' : 'contrast-light') : plain);
  });
};
