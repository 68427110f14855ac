// Builds the static site: a landing page, the manual, and the workbench without a server.
import { buildSite } from './build-site.ts';
import { optionsOf } from './options.ts';

const options = optionsOf(process.argv.slice(2));
const { pages, kept } = await buildSite(options);
console.log(`${options.out}: ${pages} pages; ${kept} files are kept for use offline. Base: ${options.base}`);
