#!/usr/bin/env node
import { run } from './run.ts';
import { terminal } from './terminal.ts';

const io = terminal();
process.exitCode = await run(process.argv.slice(2), io);
io.close();
