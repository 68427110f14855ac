import { MARGINS, type Paper } from './paper.ts';

/** What pages of paper are like: their size, and what stands at their edges. */
interface Pages {
  readonly paper: Paper;
  readonly title: string;
  /** What stands over the pages of each group of articles, and the classes of these articles. */
  readonly groups: readonly { readonly head: string; readonly classes: readonly string[] }[];
}

const EDGE = 'font:8.5pt Inter,sans-serif;color:#5b5f66';

/** Groups of chapters have pages of their own kind, since no browser knows yet which heading a page stands under. */
export function pageCss({ paper, title, groups }: Pages): string {
  const { top, right, bottom, left } = MARGINS;
  const kinds = groups.map(({ head, classes }, i) => {
    const articles = classes.map((name) => `.${name}`).join(',');
    return `@page group-${i}{@top-left{content:${cssText(title)};${EDGE}}@top-right{content:${cssText(head)};${EDGE}}}
@media print{${articles}{page:group-${i}}}`;
  });
  return `@page{size:${paper === 'a4' ? 'A4' : 'letter'};margin:${top}mm ${right}mm ${bottom}mm ${left}mm}
@page :left{@bottom-left{content:counter(page);${EDGE}}}
@page :right{@bottom-right{content:counter(page);${EDGE}}}
@page :first{@bottom-right{content:none}@bottom-left{content:none}}
${kinds.join('\n')}`;
}

/** A text of a style sheet, in which nothing ends it or the element around it. */
const cssText = (text: string): string =>
  `"${text.replace(/["\\<>&\n\r]/g, (sign) => `\\${sign.charCodeAt(0).toString(16)} `)}"`;
