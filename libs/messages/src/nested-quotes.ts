/** The marks around a quotation, and those around one within it. */
const MARKS: Readonly<Record<string, readonly [string, string, string, string]>> = {
  de: ['„', '“', '‚', '‘'],
  en: ['“', '”', '‘', '’'],
};

/** A text whose quotations within quotations have single marks; where marks don't pair up, it stays as it is. */
export function withNestedQuotes(locale: string, text: string): string {
  const marks = MARKS[locale.split('-', 1)[0] ?? ''];
  // Most texts have one quotation at most.
  if (marks === undefined || text.indexOf(marks[0]) === text.lastIndexOf(marks[0])) return text;
  const [open, close, innerOpen, innerClose] = marks;
  let depth = 0;
  let isPaired = true;
  const nested = [...text].map((sign) => {
    if (sign === open) return depth++ === 0 ? open : innerOpen;
    if (sign !== close) return sign;
    isPaired &&= depth > 0;
    return --depth === 0 ? close : innerClose;
  });
  return isPaired && depth === 0 ? nested.join('') : text;
}
