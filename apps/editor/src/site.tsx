import { beginPage } from './begin-page.tsx';
import { createFact } from './site/fact.ts';
import { SiteNotes } from './site/SiteNotes.tsx';
import { diskOfBrowser } from './storage/disk-of-browser.ts';
import { inBrowser } from './storage/in-browser.ts';
import { inMemory } from './storage/in-memory.ts';
import { overShipped } from './storage/over-shipped.ts';
import { shippedFiles } from './storage/shipped-files.ts';
import { whileItKeeps } from './storage/while-it-keeps.ts';

// The page of a site that no server stands behind: rulesets came with it, and what is changed stays in the browser.
const nothingKept = createFact();
const keptIn = (name?: string) => whileItKeeps(inBrowser(name), inMemory({}), nothingKept.becomeSo);
const folder = overShipped(shippedFiles(), keptIn('sandtable-site'));
beginPage({
  homes: () => ({ folder, browser: keptIn(), disk: diskOfBrowser(), shipped: folder, manual: '../manual/index.html' }),
  notes: <SiteNotes nothingKept={nothingKept} worker="../sw.js" />,
});
