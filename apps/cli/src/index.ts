export type { Io } from './io.ts';
export { createServer, type Serving } from './project/server.ts';
export { run } from './run.ts';
