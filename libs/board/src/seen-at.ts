/**
 * What is drawn at a point of the window and seen there, the uppermost first. The sea goes on below the land that is
 * drawn over it: whoever points at the land doesn't mean the sea.
 */
export function seenAt(x: number, y: number): readonly Element[] {
  const drawn = document.elementsFromPoint(x, y);
  const ground = drawn.findIndex((one) => one.matches('path.region'));
  return drawn.filter((one, i) => ground < 0 || i <= ground || !one.matches('.open-sea, .sea-rim'));
}
