import type { Workbench } from '../state/workbench.ts';
import { download } from './download.ts';

/** Hands a file to whoever sits before the page, and says under which name. */
export const handOver = (bench: Workbench, name: string, bytes: Uint8Array<ArrayBuffer>, type: string): void => {
  download(name, bytes, type);
  bench.actions.notify(bench.say('savedAs', { file: name }));
};
