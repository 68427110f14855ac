export type { SourceFile, Token } from './contract.ts';
export type * from './tree.ts';
