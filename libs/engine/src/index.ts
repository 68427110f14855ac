export type { Canonical, CanonicalAsk, CanonicalValue } from './canonical.ts';
export { chance, hashPath } from './chance.ts';
export { type Covered, coverageOf } from './coverage.ts';
export { engine } from './engine.ts';
export { events, type Log } from './events.ts';
export * from './module.ts';
export { readCanonical } from './read.ts';
export { hashWords, OTHER_RULES, restore, type Snapshot, snapshot } from './snapshot.ts';
