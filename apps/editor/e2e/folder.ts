import { join } from 'node:path';

/** Where the rulesets stand that this worker shows: a copy of its own, as tests edit files. */
export const root = join(process.env.E2E_RULESETS ?? '', process.env.TEST_WORKER_INDEX ?? '');
