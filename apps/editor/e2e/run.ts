// Runs the browser tests. Looks for a Chromium, tries to get one if asked to, and says plainly when there is none.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';

const fixed: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
  linux: ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
  ],
};

const find = (): string | undefined =>
  [process.env.CHROMIUM_PATH, ...(fixed[process.platform] ?? []), chromium.executablePath()].find(
    (path): path is string => path !== undefined && path !== '' && existsSync(path),
  );

const playwright = (args: readonly string[], env: NodeJS.ProcessEnv = process.env): number =>
  spawnSync(process.execPath, ['../../node_modules/@playwright/test/cli.js', ...args], { stdio: 'inherit', env })
    .status ?? 1;

let browser = find();
if (browser === undefined && process.env.E2E_INSTALL === '1') {
  playwright(['install', 'chromium']);
  browser = find();
}
if (process.argv.includes('--no-browser')) {
  console.error('Browser tests left out, as asked by --no-browser.');
} else if (browser === undefined) {
  console.error(
    'No Chromium found: install one (npx playwright install chromium) or set CHROMIUM_PATH; --no-browser leaves these tests out.',
  );
  process.exitCode = 1;
} else {
  // The tests edit files; what they edit are copies, one for each worker.
  const copies = mkdtempSync(join(tmpdir(), 'sandtable-e2e-'));
  try {
    const env = { ...process.env, CHROMIUM_PATH: browser, E2E_RULESETS: copies };
    process.exitCode = playwright(['test', ...process.argv.slice(2)], env);
  } finally {
    rmSync(copies, { recursive: true, force: true });
  }
}
