import type { Model } from './model.ts';

/** Kinds with hidden constants: a position then keeps who knows each member, and by what number it can be followed. */
export function hidingKinds(model: Model): readonly number[] {
  const hiding = new Set(model.fields.flatMap((field) => (!field.state && field.seen ? [field.kind] : [])));
  return [...hiding].sort((a, b) => a - b);
}
