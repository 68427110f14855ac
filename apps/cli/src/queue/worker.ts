import { parentPort } from 'node:worker_threads';
import { compile } from '@sandtable/compiler';
import { readRecipe } from './recipe.ts';

/** Makes a module of each recipe that it is sent. */
parentPort?.on('message', (text: string) => {
  const { sources, variants, watched } = readRecipe(text);
  parentPort?.postMessage(compile(sources, { variants, watched }).javascript);
});
parentPort?.postMessage('ready');
