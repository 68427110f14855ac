import { createHash } from 'node:crypto';
import type { Overlay } from '@sandtable/analysis';
import type { GameModule } from '@sandtable/engine';
import { optionCodes, optionNames } from '@sandtable/session';
import type { Played } from '../store/game-store.ts';
import type { OpenStore } from '../store/open-store.ts';
import type { Memory } from './distribute.ts';
import type { Plan } from './plan.ts';

/** A plan, and what its rules are made of. */
export interface PlannedGames {
  readonly plan: Plan;
  readonly modules: ReadonlyMap<number, GameModule>;
  /** By index of the rules. */
  readonly overlays: readonly Overlay[];
}

/**
 * Keeps games in a store by all they depend on: the emitted rules, options, bots, limit and seed. Emitted code stands for
 * the rules, so that whatever changes in how they are compiled is played again.
 */
export function remembering(
  store: OpenStore,
  { version, bots }: { readonly version: string; readonly bots: string },
  { plan, modules, overlays }: PlannedGames,
): Memory {
  const { seats, maxDecisions } = plan;
  const codes = plan.rules.map(({ javascript }) => hashOf(javascript));
  const about = plan.points.map(({ rules, options }): Played => {
    const info = modules.get(rules)?.info;
    const overlay = overlays[rules];
    return {
      game: info?.id ?? '',
      version: info?.version ?? '',
      variants: overlay?.known ?? [],
      changes: overlay?.changes ?? {},
      seats,
      options: info ? (optionNames(info, optionCodes(info, options)) ?? {}) : {},
      bots,
      maxDecisions,
    };
  });
  const keys = plan.points.map(({ rules }, i) => {
    const { options } = about[i] ?? {};
    return hashOf(JSON.stringify([version, codes[rules], seats, options, plan.bots, maxDecisions]));
  });
  const seedAt = (first: number): number => (plan.seed + first) | 0;
  return {
    known: ({ point, first, games }) => store.read(keys[point] ?? '', seedAt(first), games),
    keep({ point, first }, figures) {
      const own = about[point];
      if (own) store.write(keys[point] ?? '', own, seedAt(first), figures);
    },
  };
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32);
