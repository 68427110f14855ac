#!/usr/bin/env node
import module from 'node:module';

// Most of a short run is reading and compiling the program: Node keeps that for the next one.
module.enableCompileCache?.();
const [{ run }, { terminal }] = await Promise.all([import('./run.ts'), import('./terminal.ts')]);

const io = terminal();
process.exitCode = await run(process.argv.slice(2), io);
io.close();
