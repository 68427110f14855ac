import { defineConfig } from '@playwright/test';

const root = process.getuid?.() === 0;
/** Several checkouts can be tested side by side. */
const port = process.env.E2E_PORT ?? '4173';

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
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: ['--disable-gpu', '--no-first-run', '--disable-background-networking', ...(root ? ['--no-sandbox'] : [])],
    },
  },
  webServer: {
    command: `"${process.execPath}" ../cli/src/main.ts edit "${process.env.E2E_RULESETS ?? ''}" --port ${port}`,
    url: `http://127.0.0.1:${port}/`,
    reuseExistingServer: false,
    timeout: 30_000,
  },
});
