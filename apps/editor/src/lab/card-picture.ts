import { withAttributes } from './picture-style.ts';

/** What stands in the picture over and below the charts. */
export interface CardText {
  readonly title: string;
  readonly lines: readonly string[];
}

const [EDGE, LINE, TITLE, GAP, LEAST] = [24, 20, 34, 16, 560];
const NAMESPACE = 'http://www.w3.org/2000/svg';

/** The charts of a part of the page and what they say, as one picture that needs nothing of the page. */
export function cardPicture(root: Element, { title, lines }: CardText): string {
  const charts = [...root.querySelectorAll<SVGSVGElement>('figure svg[role="img"]')];
  const { color, backgroundColor } = groundOf(root);
  let y = EDGE + TITLE;
  const drawn = charts.map((chart) => {
    const { width, height } = chart.getBoundingClientRect();
    const name = textAt(EDGE, y, chart.getAttribute('aria-label') ?? '', color, 600);
    const copy = withAttributes(chart);
    copy.setAttribute('x', String(EDGE));
    copy.setAttribute('y', String(y + GAP / 2));
    copy.setAttribute('width', String(width));
    copy.setAttribute('height', String(height));
    y += height + GAP + LINE;
    return { name, copy, width };
  });
  const width =
    Math.max(LEAST, ...drawn.map((one) => one.width), ...lines.map((line) => line.length * LETTER)) + 2 * EDGE;
  const written = lines.map((line, i) => textAt(EDGE, y + i * LINE, line, color));
  const svg = document.createElementNS(NAMESPACE, 'svg');
  const height = y + lines.length * LINE + EDGE - LINE / 2;
  for (const [name, value] of Object.entries({ width, height, viewBox: `0 0 ${width} ${height}` }))
    svg.setAttribute(name, String(value));
  const paper = document.createElementNS(NAMESPACE, 'rect');
  for (const [name, value] of Object.entries({ width, height, fill: backgroundColor }))
    paper.setAttribute(name, String(value));
  const head = textAt(EDGE, EDGE + LINE / 2, title, color, 600);
  svg.append(paper, head, ...drawn.flatMap(({ name, copy }) => [name, copy]), ...written);
  return new XMLSerializer().serializeToString(svg);
}

/** How wide a letter is at most times. */
const LETTER = 7;

function textAt(x: number, y: number, words: string, fill: string, weight = 400): SVGTextElement {
  const text = document.createElementNS(NAMESPACE, 'text');
  const attributes = { x, y, fill, 'font-size': 14, 'font-weight': weight, 'font-family': 'system-ui, sans-serif' };
  for (const [name, value] of Object.entries(attributes)) text.setAttribute(name, String(value));
  text.textContent = words;
  return text;
}

/** The colors of text and paper where the charts stand. */
function groundOf(root: Element): { readonly color: string; readonly backgroundColor: string } {
  const { color } = getComputedStyle(root);
  for (let at: Element | null = root; at !== null; at = at.parentElement) {
    const { backgroundColor } = getComputedStyle(at);
    if (backgroundColor !== '' && !/^(transparent|rgba\(.*, 0\))$/.test(backgroundColor))
      return { color, backgroundColor };
  }
  return { color, backgroundColor: 'white' };
}
