import { expose } from './rpc.ts';
import { receivingFiles } from './sources.ts';
import { whyService } from './why.ts';

expose(receivingFiles(whyService()));
