import type { GameInfo } from '@sandtable/engine';
import { useMemo, useState } from 'react';
import type { BoardLayout } from './layout.ts';
import { type Rings, type Scene, scene } from './scene.ts';

/** The ground of a board. It takes long to lay out, so it stays where only what stands on it has other names. */
export function useScene(info: GameInfo, how: BoardLayout, rings: Rings): Scene {
  const [laid, lay] = useState(info);
  const isSame = hasSameGround(laid, info, how);
  if (!isSame) lay(info);
  const ground = isSame ? laid : info;
  return useMemo(() => scene(ground, how, rings), [ground, how, rings]);
}

/** Whether the rules, as two viewers know them, differ in nothing but counters and cards. */
export function hasSameGround(a: GameInfo, b: GameInfo, how: BoardLayout): boolean {
  if (a === b) return true;
  const { kinds, fields, ...rest } = a;
  const isOther = (i: number): boolean => a.kinds[i] !== b.kinds[i] && !isLoose(a.kinds[i]?.name, how);
  return (
    Object.entries(rest).every(([key, value]) => b[key as keyof typeof rest] === value) &&
    kinds.length === b.kinds.length &&
    kinds.every((_, i) => !isOther(i)) &&
    fields.length === b.fields.length &&
    fields.every((field, i) => field === b.fields[i] || isLoose(kinds[field.kind]?.name, how))
  );
}

/** Nothing of the ground follows from what lies on it. */
function isLoose(kind: string | undefined, { kinds, board }: BoardLayout): boolean {
  const draw = kind === undefined ? undefined : kinds[kind]?.draw;
  return (draw === 'counter' || draw === 'card') && !board.kind.includes(kind ?? '');
}
