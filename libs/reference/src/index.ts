export type { AnswerCodes } from './answer.ts';
export { type ExampleResult, runExample } from './example.ts';
export { type Reference, type Start, start } from './reference.ts';
