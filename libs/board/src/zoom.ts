/** How the sheet lies in its window: enlarged by `k`, then shifted, in sheet units. */
export interface Zoom {
  readonly k: number;
  readonly x: number;
  readonly y: number;
}
export const home: Zoom = { k: 1, x: 0, y: 0 };

/** Keeps the sheet in the window: none of its edges may be drawn inside. */
export const bounded = ({ k, x, y }: Zoom, width: number, height: number): Zoom => ({
  k,
  x: within(width, k, x),
  y: within(height, k, y),
});

const within = (length: number, k: number, shift: number): number => Math.min(0, Math.max(length * (1 - k), shift));
