import { compilerService } from './compiler.ts';
import { expose } from './rpc.ts';
import { receivingFiles } from './sources.ts';

expose(receivingFiles(compilerService()));
