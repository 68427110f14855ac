/**
 * Bad input of translators: files of a small ruleset in which ` ⟵ CODE` at the end of a line says what is found there.
 * `says` holds lines that readers get all the same, `kept` what a catalogue holds once it is brought up to date;
 * without `kept` nothing is written.
 */
export interface BadText {
  readonly title: string;
  readonly lang: string;
  readonly files: readonly { readonly path: string; readonly text: string; readonly bytes: Uint8Array }[];
  /** `file:line code`, in order. */
  readonly found: readonly string[];
  readonly says: readonly string[];
  readonly kept: readonly string[] | undefined;
}

const BLOCK = /^```(\w+) ?(\S*) ?([^\n]*)\n(.*?)^```$/gms;
const MARK = / ⟵ (\S+(?: \S+)*)$/;

/** The cases of a page, each below a heading. */
export const badTextsIn = (markdown: string): readonly BadText[] => markdown.split(/^## /m).slice(1).map(caseOf);

function caseOf(section: string): BadText {
  const [title = ''] = section.split('\n');
  const blocks = [...section.matchAll(BLOCK)].map(([, sort = '', path = '', how = '', text = '']) => ({
    sort,
    path,
    how,
    lines: text.replace(/\n$/, '').split('\n'),
  }));
  const linesOf = (wanted: string) => blocks.find(({ sort }) => sort === wanted)?.lines;
  const files = blocks.filter(({ path }) => path !== '');
  return {
    title,
    lang: /^l10n\/(?:\w+\.)?(\w+)\./.exec(files[0]?.path ?? '')?.[1] ?? 'en',
    files: files.map(({ path, how, lines }) => {
      const bytes = encoded(`${lines.map((line) => line.replace(MARK, '')).join('\n')}\n`, how);
      return { path, bytes, text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes) };
    }),
    found: files.flatMap(({ path, lines }) =>
      lines.flatMap((line, i) => (MARK.exec(line)?.[1]?.split(' ') ?? []).map((code) => `${path}:${i + 1} ${code}`)),
    ),
    says: linesOf('says') ?? [],
    kept: linesOf('kept'),
  };
}

/** What stands behind the path of a file says how it was saved. */
function encoded(text: string, how: string): Uint8Array {
  const codes = (of: string): readonly number[] => Array.from({ length: of.length }, (_, i) => of.charCodeAt(i));
  switch (how) {
    case 'empty':
      return new Uint8Array();
    case 'latin1':
      return Uint8Array.from(codes(text));
    case 'utf-16':
      return Uint8Array.from(codes(`\ufeff${text}`).flatMap((code) => [code & 0xff, code >> 8]));
    case 'utf-16be':
      return Uint8Array.from(codes(`\ufeff${text}`).flatMap((code) => [code >> 8, code & 0xff]));
    case 'crlf':
      return new TextEncoder().encode(text.replaceAll('\n', '\r\n'));
    default:
      return new TextEncoder().encode(how === 'bom' ? `\ufeff${text}` : text);
  }
}
