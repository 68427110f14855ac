/**
 * A text as an editor holds it: lines that all end alike, and no mark at the beginning. Places in it count the same for
 * the editor and for the rules; what is stored is another only once someone types.
 */
export function evenLines(text: string): string {
  const plain = text.startsWith('\ufeff') ? text.slice(1) : text;
  const isUneven = /\r(?!\n)/.test(plain) || (plain.includes('\r\n') && /(?<!\r)\n/.test(plain));
  return isUneven ? plain.replace(/\r\n?/g, '\n') : plain;
}
