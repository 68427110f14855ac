import { checkWhenEmpty, paramAudience } from './code/index.ts';
import type { Draft } from './declare/draft.ts';
import { under } from './found.ts';

/** What piles say in expressions and statements: who sees them, and what happens when they run out. */
export function checkPiles(draft: Draft): void {
  const { world, piles } = draft;
  for (const entry of world.piles.values()) {
    const pile = piles[entry.index];
    if (pile === undefined) continue;
    const { seen, params } = entry.decl;
    const types = entry.params.map((param) => param.type);
    under(world, entry.decl, () => {
      if (seen !== undefined) piles[entry.index] = { ...pile, seen: paramAudience(world, seen, params, types) };
      if (entry.whenEmpty !== undefined) world.procs[entry.whenEmpty] = checkWhenEmpty(world, entry, entry.whenEmpty);
    });
  }
}
