import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const USUAL = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** A Chromium of this machine; `CHROMIUM_PATH` goes first. */
export const findChromium = (): string | undefined =>
  [process.env.CHROMIUM_PATH, ...USUAL].find((path) => path !== undefined && path !== '' && existsSync(path));

/** Prints a page to a PDF; false if the browser does not. */
export function printPdf(browser: string, page: string, to: string): boolean {
  const flags = ['--headless', '--disable-gpu', '--no-sandbox', '--no-pdf-header-footer', `--print-to-pdf=${to}`];
  // Headings become bookmarks.
  return browsed(browser, [...flags, '--generate-pdf-document-outline', pathToFileURL(page).href]) && existsSync(to);
}

/** A picture of an SVG file as pixels; false if the browser makes none. */
export function paintPng(browser: string, svg: string, to: string, size: readonly [number, number]): boolean {
  const flags = ['--headless', '--disable-gpu', '--no-sandbox', '--hide-scrollbars', '--force-device-scale-factor=1'];
  const shot = [`--window-size=${size.join()}`, `--screenshot=${to}`];
  return browsed(browser, [...flags, ...shot, pathToFileURL(svg).href]) && existsSync(to);
}

/** A book of many pages with its boards takes seconds; a machine with much to do may take minutes. */
const PATIENCE_MS = 300_000;

/** Runs a browser with a profile of its own: with the usual one it would wait for a browser that is open, or for another book. */
function browsed(browser: string, args: readonly string[]): boolean {
  const profile = mkdtempSync(join(tmpdir(), 'sandtable-browser-'));
  try {
    const own = [`--user-data-dir=${profile}`, '--no-first-run', ...args];
    return spawnSync(browser, own, { stdio: 'ignore', timeout: PATIENCE_MS }).status === 0;
  } finally {
    rmSync(profile, { recursive: true, force: true, maxRetries: 3 });
  }
}
