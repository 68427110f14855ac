import { mapOf } from '../state/brought-map.ts';
import { failureOf } from '../state/stopped.ts';
import type { Workbench } from '../state/workbench.ts';
import { chooseFiles } from './choose-files.ts';
import { handOver } from './hand-over.ts';

/** The project as a ZIP file. */
export const exportZip = async (bench: Workbench): Promise<void> => {
  const archive = await bench.sharing.archive();
  if (archive) handOver(bench, archive.name, archive.bytes, 'application/zip');
};

/** The open file as it is. */
export const exportFile = (bench: Workbench): void => {
  const { active = '', buffers } = bench.store.get();
  const { text = '', lossy } = buffers[active] ?? {};
  if (lossy) return bench.actions.reportTrouble(bench.say('notWhole', { files: active }));
  handOver(bench, active.slice(active.lastIndexOf('/') + 1), new TextEncoder().encode(text), 'text/plain');
};

export const copyToBrowser = (bench: Workbench): Promise<void> => copyTo(bench, 'browser');
export const copyToDisk = (bench: Workbench): Promise<void> => copyTo(bench, 'disk');

const copyTo = async (bench: Workbench, place: 'browser' | 'disk'): Promise<void> => {
  const why = await bench.projects.copyTo(place);
  const { ruleset = '' } = bench.store.get();
  if (why !== undefined) bench.actions.reportTrouble(bench.say(why, { file: ruleset }));
};

/** Lets a map be chosen, a drawing or geographic data, and asks what its parts are. */
export const importMap = async (bench: Workbench): Promise<void> => {
  const [map] = await chooseFiles('map');
  if (map) bench.actions.openDialog({ what: 'import-map', map: mapOf(map) });
};

/** The rules text with the values of today, as a book on paper. */
export const printBook = async (bench: Workbench): Promise<void> => {
  try {
    const book = await bench.book('print');
    if (book === undefined || book.html === '') return bench.actions.reportTrouble(bench.say('noBook'));
    const { printPage } = await import('./print-page.ts');
    printPage(book.html, bench.say('printBook'));
  } catch (error) {
    bench.actions.reportFailure(failureOf(error, 'making'));
  }
};
