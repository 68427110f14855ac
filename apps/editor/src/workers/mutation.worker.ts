import { mutation } from './mutation.ts';
import { expose } from './rpc.ts';

expose(mutation());
