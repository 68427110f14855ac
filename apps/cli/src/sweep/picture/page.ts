import { escaped } from './svg.ts';

/** The picture as a page of its own, with the table below it. */
export function pictureWithTable(
  svg: string,
  { lang, title }: { readonly lang: string; readonly title: string },
  [head = [], ...rows]: readonly (readonly string[])[],
): string {
  const cells = (tag: string, row: readonly string[]): string =>
    row.map((cell) => `<${tag}>${escaped(cell)}</${tag}>`).join('');
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>
body { font: 15px system-ui, sans-serif; margin: 1rem; }
svg { max-width: 100%; height: auto; }
table { border-collapse: collapse; margin-top: 1rem; }
th, td { border-bottom: 1px solid #ccc; padding: 0.25rem 0.75rem; text-align: start; }
</style>
</head>
<body>
${svg}<table>
<caption>${escaped(title)}</caption>
<thead><tr>${cells('th', head)}</tr></thead>
<tbody>
${rows.map((row) => `<tr>${cells('td', row)}</tr>`).join('\n')}
</tbody>
</table>
</body>
</html>
`;
}
