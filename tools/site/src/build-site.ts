import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Carried, carrying } from './first-view.ts';
import { drawLanding } from './landing/draw-landing.ts';
import { type Covers, gamesIn } from './landing/games.ts';
import { MANIFEST } from './landing/manifest.ts';
import { notFoundPage, offlinePage } from './landing/plain-pages.ts';
import { manualOf } from './manual/manual.ts';
import type { Options } from './options.ts';
import { bundle, bundleText } from './scripts.ts';
import { SITE_LANGUAGES, type SiteLanguage } from './site-language.ts';
import { keptFiles, workerWith } from './worker/kept-files.ts';

const ROOT = join(import.meta.dirname, '../../..');
/** Where the workbench was built: see the target `site` of `apps/editor`. */
const WORKBENCH = join(ROOT, 'apps/editor/dist-site');
const ICONS = join(import.meta.dirname, '../icons');

/** For hosts that read headers from a file: what a page can't say of itself, and what never changes. */
const HEADERS = `/*
  X-Content-Type-Options: nosniff
  Referrer-Policy: no-referrer
  Content-Security-Policy: frame-ancestors 'none'
/*/workbench/assets/*
  Cache-Control: public, max-age=31536000, immutable
`;

/** What was built, in numbers. */
interface Built {
  readonly pages: number;
  /** Files that are kept for use offline, and their bytes. */
  readonly kept: number;
}

/** Builds the site into a folder, in place of what was there. */
export async function buildSite({ out, base }: Options): Promise<Built> {
  rmSync(out, { recursive: true, force: true });
  const write = (address: string, text: string): void => {
    mkdirSync(dirname(join(out, address)), { recursive: true });
    writeFileSync(join(out, address), text);
  };
  cpSync(WORKBENCH, join(out, 'workbench'), { recursive: true });
  cpSync(ICONS, join(out, 'icons'), { recursive: true });
  cpSync(join(ROOT, 'apps/editor/public/icon.svg'), join(out, 'icons/icon.svg'));
  for (const script of ['early', 'site', 'try', 'try-worker'] as const) await bundle(script, join(out, 'pages'));
  const [early, style] = ['early.js', 'style.css'].map((name) => readFileSync(join(out, 'pages', name), 'utf8'));
  const page = (address: string, html: string, carried: Partial<Carried> = {}): void =>
    write(address, carrying(html, { early: early ?? '', from: 'pages/', ...carried }));
  const manual = manualOf(ROOT);
  if (manual.broken.length > 0) throw new Error(`Links that lead nowhere:\n${manual.broken.join('\n')}`);
  for (const [address, text] of manual.texts) page(address, text);
  for (const [address, file] of manual.copies) cpSync(file, join(out, address));
  for (const lang of Object.keys(SITE_LANGUAGES) as SiteLanguage[]) {
    const games = gamesIn(join(ROOT, 'rulesets'), coversIn(out), lang);
    page(SITE_LANGUAGES[lang].address, drawLanding(games, lang), { style });
  }
  page('404.html', notFoundPage(base));
  page('offline.html', offlinePage());
  write('manifest.webmanifest', JSON.stringify(MANIFEST));
  write('_headers', HEADERS);
  write('.nojekyll', '');
  rmSync(join(out, 'pages/early.js'));
  const files = keptFiles(out);
  write('sw.js', workerWith(await workerScript(), files));
  return { pages: manual.texts.size, kept: Object.keys(files).length };
}

const coversIn = (out: string): Covers =>
  JSON.parse(readFileSync(join(out, 'workbench/covers.json'), 'utf8')) as Covers;

async function workerScript(): Promise<string> {
  const work = mkdtempSync(join(tmpdir(), 'sandtable-site-'));
  try {
    return await bundleText('worker', work);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
