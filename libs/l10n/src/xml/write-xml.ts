/** Text as it is in XML, between tags and in quotation marks. What XML has no sign for is left out. */
export const xml = (text: string): string =>
  text
    .replace(/(?![\t\n\r\u007f-\u009f])[\p{Cc}\ufffe\uffff]/gu, '')
    .replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
