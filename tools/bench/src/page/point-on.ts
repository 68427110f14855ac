export interface PagePoint {
  readonly x: number;
  readonly y: number;
}

declare global {
  /** In a page that has it: a point where the element itself is uppermost, with `by` pixels around it. */
  var pointOn: (element: Element, by?: number) => PagePoint | undefined;
}

/**
 * Gives a page `pointOn`, for functions that run within it: `page.evaluate(installPointOn)`. What runs in a page can't import
 * anything, so this function is complete.
 */
export function installPointOn(): void {
  const PARTS = [0.5, 0.35, 0.65, 0.2, 0.8, 0.1, 0.9, 0.05, 0.95];
  const isOn = (element: Element, x: number, y: number): boolean => {
    const top = document.elementFromPoint(x, y);
    return top !== null && element.contains(top);
  };
  globalThis.pointOn = (element, by = 0) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    for (const v of PARTS)
      for (const u of PARTS) {
        // A finger touches whole pixels.
        const [x, y] = [Math.round(left + width * u), Math.round(top + height * v)];
        const near = [...new Set([0, by, -by])];
        const around = near.flatMap((d) => [[x + d, y] as const, [x, y + d] as const]);
        if (around.every(([atX, atY]) => isOn(element, atX, atY))) return { x, y };
      }
    return undefined;
  };
}
