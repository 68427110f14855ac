import { answerType, type Child, type Choice, type Expr, type Model, walkAll } from '@sandtable/model';
import type { Flow } from './blocks.ts';

/**
 * Assignments of which nothing is read but the values of single keys, and which keys there are. What stands at other keys
 * is never seen then, so it needn't be cleared.
 */
export const readByKey = (model: Model, flows: readonly (Flow | undefined)[]): ReadonlySet<Choice> =>
  new Set(model.choices.filter((choice) => isReadByKey(model, choice, flows[choice.procedure])));

function isReadByKey({ procedures }: Model, choice: Choice, flow: Flow | undefined): boolean {
  if (choice.form === 'menu' || choice.each === undefined || flow?.kept.has(choice.result) === true) return false;
  const type = answerType(choice);
  const body = procedures[choice.procedure]?.body ?? [];
  const nodes: readonly Child[] = [['choice', choice], ...body.map((stmt): Child => ['stmt', stmt])];
  return type.t === 'map' && type.partial && usesAsWhole(nodes, choice.result) === 0;
}

/** How often a local is used in another way than to look at one of its keys, or for its keys. */
function usesAsWhole(nodes: readonly Child[], local: number): number {
  let uses = 0;
  walkAll(nodes, (sort, node) => {
    if (sort === 'place' && node.place === 'local' && node.local === local) uses += 1;
    if (sort !== 'expr') return;
    if (isLocal(node, local)) uses += 1;
    if ((node.e === 'at' || node.e === 'keys') && isLocal(node.of, local)) uses -= 1;
  });
  return uses;
}

const isLocal = (e: Expr, local: number): boolean => e.e === 'local' && e.local === local;
