import { defineConfig } from '@playwright/test';

const root = process.getuid?.() === 0;

/** Two pages of the address bar of Chromium, which each window of a test starts and no test sees; they cost half a second. */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** With it scripts are parsed again on every load, though the profile has them compiled: seen with Chromium 156. */
const FETCH_IN_BACKGROUND = 'BackgroundResourceFetch';

/** What Playwright itself turns off: of two lists the browser takes the last one. */
const BY_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'dist-e2e',
  // Each with a server and a copy of the rulesets of its own (e2e/test.ts). They wait for most of their time, also on two cores.
  workers: 4,
  fullyParallel: true,
  retries: 0,
  // A walk takes half a minute at most; on a machine that is busy with much else, several.
  timeout: 240_000,
  // Four tests share two cores, and these may be busy with much else.
  expect: { timeout: 20_000, toPass: { intervals: [50, 100] } },
  reporter: [['list']],
  reportSlowTests: { max: 20, threshold: 15_000 },
  use: {
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--disable-gpu',
        '--no-first-run',
        '--disable-background-networking',
        `--disable-features=${[...BY_PLAYWRIGHT, ...ADDRESS_BAR, FETCH_IN_BACKGROUND].join(',')}`,
        ...(root ? ['--no-sandbox'] : []),
      ],
    },
  },
});
