import { fileURLToPath } from 'node:url';
import { defineConfig, mergeConfig } from 'vite';
import { shippedRulesets } from './vite/shipped-rulesets.ts';
import { sitePage } from './vite/site-page.ts';
import base from './vite.config.ts';

const RULESETS = fileURLToPath(new URL('../../rulesets', import.meta.url));

/** The page as part of a site that no server stands behind; `tools/site` builds the rest of it. */
export default defineConfig(
  mergeConfig(base, { plugins: [sitePage(), shippedRulesets(RULESETS)], build: { outDir: 'dist-site' } }),
);
