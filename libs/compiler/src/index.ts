export { type Compiled, type CompileOptions, type Compiler, compile, createCompiler } from './compile.ts';
export { digestOf } from './digest.ts';
export { type InputFile, isSource } from './input.ts';
