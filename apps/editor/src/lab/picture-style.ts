/** What makes a drawing look as it does. */
const LOOKS = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'opacity',
  'font-size',
  'font-weight',
  'font-family',
] as const;

/** A copy of a drawing that says itself what the styles of the page say of it. */
export function withAttributes(drawing: SVGSVGElement): SVGSVGElement {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const copies = [copy, ...copy.querySelectorAll('*')];
  for (const [i, element] of [drawing, ...drawing.querySelectorAll('*')].entries()) {
    const look = getComputedStyle(element);
    const own = copies[i];
    for (const name of LOOKS) own?.setAttribute(name, look.getPropertyValue(name));
    own?.removeAttribute('class');
  }
  return copy;
}
