/** A copy of something drawn, as large as it is seen now. Drawn counters need a drawing of their own around them. */
export function copyOf(drawn: Element): Element {
  const { width, height } = drawn.getBoundingClientRect();
  const copy = drawn.cloneNode(true) as Element;
  if (!(drawn instanceof SVGGraphicsElement)) {
    if (copy instanceof HTMLElement) Object.assign(copy.style, { width: `${width}px`, height: `${height}px` });
    return copy;
  }
  const box = drawn.getBBox();
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('class', 'board');
  // Boards fill their window elsewhere.
  svg.style.position = 'static';
  svg.setAttribute('width', String(width));
  svg.setAttribute('height', String(height));
  svg.setAttribute('viewBox', `${box.x} ${box.y} ${box.width} ${box.height}`);
  svg.append(copy);
  return svg;
}
