import type { Frame } from '@sandtable/eval';

/** Locals that hold a secret answer, and the role that gave it. Frames aren't part of the position; nor is this. */
const sealed = new WeakMap<Frame, Map<number, number>>();

export function seal(frame: Frame, local: number, role: number): void {
  const known = sealed.get(frame) ?? new Map<number, number>();
  sealed.set(frame, known.set(local, role));
}

/** The locals of a copy are as secret as those they were copied from. */
export function sameSeals(from: Frame, to: Frame): void {
  const known = sealed.get(from);
  if (known) sealed.set(to, known);
}

export const unseal = (frame: Frame, local: number): void => void sealed.get(frame)?.delete(local);

export const sealedIn = (frame: Frame): ReadonlyMap<number, number> => sealed.get(frame) ?? new Map();
