export type { AnswerCodes } from './answer.ts';
export type { NamedByHand } from './by-hand.ts';
export { type ExampleResult, runExample } from './example.ts';
export type { FaultValue } from './fault-values.ts';
export type { TwinLeak } from './leak.ts';
export { type Reference, type Start, start } from './reference.ts';
export { faultValues } from './replayed-fault.ts';
export { show } from './show.ts';
