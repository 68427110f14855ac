export { ordinalsOfSet, readAnswer, writeAnswer } from './answer.ts';
export type { Answer, AskView, Decision, LogLine, MatchView, Save, ShownValue } from './contract.ts';
export { createMatch, type Decided, type Match } from './match.ts';
export { type Question, questionOf, roleName } from './question.ts';
export { type Lost, type Replayed, readSave, replay } from './replay.ts';
export { layoutIndex, optionCodes, optionNames, type Setup, setupProblems } from './setup.ts';
export { codeOf, ordinalOf, readStored, readValue, type Single, sizeOf, writeValue } from './value.ts';
