/** Spreadsheets run what begins so; an apostrophe in front of it makes it text there. */
const RUN = /^'*[=+\-@\t\r]/;

export const guarded = (text: string): string => (RUN.test(text) ? `'${text}` : text);

/** What was guarded, as it was. */
export const unguarded = (text: string): string =>
  text.startsWith("'") && RUN.test(text) ? text.slice("'".length) : text;
