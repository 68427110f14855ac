import type { Brought } from '../state/offer.ts';
import { chosen } from './dropped.ts';

/** Lets whoever sits before the page choose files, or a whole folder; nothing if the choice is given up. */
export const chooseFiles = async (what: 'files' | 'folder' | 'map'): Promise<readonly Brought[]> =>
  await new Promise((resolve) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.multiple = what !== 'map';
    if (what === 'folder') input.webkitdirectory = true;
    else input.accept = what === 'map' ? '.svg,.geojson,.json' : '.zip,.sand,.json,.csv,.map,.md,.ftl,.po,.txt';
    input.addEventListener('cancel', () => resolve([]));
    input.addEventListener('change', () => resolve(chosen(input.files ?? [])));
    input.click();
  });
