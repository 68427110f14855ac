import { chance } from './chance.ts';
import { decider } from './decide/decider.ts';
import { events } from './events.ts';
import type { Engine } from './module.ts';
import { policies } from './policy/policies.ts';
import { searcher } from './search/searcher.ts';
import { weigher } from './weigh/weigh.ts';

const arrange = (): void => undefined;

/** What emitted modules are created with. */
export const engine: Engine = { chance, arrange, events, decider, policies, searcher, weigher };
