/** An element of SVG with its attributes; what is in it is SVG already. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string | number | undefined>>,
  ...inside: readonly string[]
): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escaped(typeof value === 'number' ? short(value) : `${value}`)}"`)
    .join('');
  return inside.length === 0 ? `<${name}${written}/>` : `<${name}${written}>${inside.join('')}</${name}>`;
}

export const words = (attributes: Readonly<Record<string, string | number | undefined>>, text: string): string =>
  element('text', attributes, escaped(text));

/** Names come from rules, which anybody may write. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const short = (value: number): string => String(Math.round(value * 100) / 100);
