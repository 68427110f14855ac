import type { Reporter, TestModule } from 'vitest/node';

const MOST = 20;

/** Prints, when all has run, the test files that took longest: where a faster test saves most. */
export const slowest: Reporter = {
  onTestRunEnd(modules) {
    if (modules.length <= MOST) return;
    const lines = modules.toSorted((a, b) => tookMs(b) - tookMs(a)).slice(0, MOST);
    console.log('Slowest test files, in seconds with what they import:');
    for (const one of lines) console.log(`${(tookMs(one) / 1000).toFixed(1).padStart(7)}  ${one.relativeModuleId}`);
  },
};

function tookMs(module: TestModule): number {
  const { collectDuration, duration } = module.diagnostic();
  return collectDuration + duration;
}
