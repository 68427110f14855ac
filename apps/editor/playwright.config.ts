import { defineConfig } from '@playwright/test';

const root = process.getuid?.() === 0;
/** Several checkouts can be tested side by side. */
const port = process.env.E2E_PORT ?? '4173';
/** What the server gives to whoever opens the address that it shows. */
const token = 'e2e';
const cookie = {
  name: `sandtable-${port}`,
  value: token,
  domain: '127.0.0.1',
  path: '/',
  expires: -1,
  httpOnly: true,
  secure: false,
  sameSite: 'Strict',
} as const;

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'dist-e2e',
  workers: 1,
  retries: 0,
  timeout: 60_000,
  // Two cores may be busy with much else.
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    storageState: { cookies: [cookie], origins: [] },
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: ['--disable-gpu', '--no-first-run', '--disable-background-networking', ...(root ? ['--no-sandbox'] : [])],
    },
  },
  webServer: {
    command: `"${process.execPath}" ../cli/src/main.ts edit "${process.env.E2E_RULESETS ?? ''}" --port ${port}`,
    env: { SANDTABLE_TOKEN: token },
    url: `http://127.0.0.1:${port}/`,
    reuseExistingServer: false,
    timeout: 30_000,
  },
});
