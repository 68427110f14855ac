export type { Canonical, CanonicalAsk, CanonicalValue } from './canonical.ts';
export * from './module.ts';
