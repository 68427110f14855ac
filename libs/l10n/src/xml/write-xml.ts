/** Text as it is in XML, between tags and in quotation marks. What XML has no sign for is left out. */
export const xml = (text: string): string =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that XML 1.0 forbids.
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
