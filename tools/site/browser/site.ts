import '@sandtable/board/styles/tokens.css';
import './fonts.css';
import './site.css';
import './manual.css';
import './try.css';
import './manual-page.css';
import './landing.css';
import { offerTry } from './offer-try.ts';
import { offerSearch } from './search.ts';
import { offerThemes } from './theme.ts';

const root = document.body.dataset.root ?? './';
const isFromFolder = location.protocol === 'file:';

const notice = document.getElementById('from-file');
if (notice !== null) notice.hidden = !isFromFolder;

const themes = document.getElementById('theme');
if (themes instanceof HTMLSelectElement) offerThemes(themes);

const [input, list, count] = ['search', 'found', 'found-count'].map((id) => document.getElementById(id));
const search = document.querySelector<HTMLElement>('search');
if (search !== null && input instanceof HTMLInputElement && list && count && !isFromFolder) {
  search.hidden = false;
  offerSearch({ input, list, count }, root);
}

if (!isFromFolder) offerTry(root);

// The list of pages is long: it begins where the reader is.
const contents = document.getElementById('contents');
const current = contents?.querySelector<HTMLElement>('[aria-current="page"]');
if (contents !== null && current) contents.scrollTop = current.offsetTop - contents.clientHeight / 2;

// Whoever has the workbench at hand sees the site as it is now, not as it was.
if (!isFromFolder)
  void navigator.serviceWorker
    ?.getRegistration(root)
    .then((one) => one?.update())
    .catch(() => undefined);
