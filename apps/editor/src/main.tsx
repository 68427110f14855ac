import { beginPage } from './begin-page.tsx';
import { inBrowser } from './storage/in-browser.ts';
import { overHttp } from './storage/over-http.ts';
import { suggesterOverHttp } from './storage/suggester.ts';

// The page that `sandtable edit` serves.
beginPage({ homes: () => ({ folder: overHttp(), browser: inBrowser(), suggester: suggesterOverHttp() }) });
