import { finding } from '@sandtable/diagnostics';
import { callOf, type Decisions, type Expr, type Func, reachOf, type Search, walkAll } from '@sandtable/model';
import { nodeOf, reached } from '../calls.ts';
import type { World } from '../world.ts';
import { notCarried, notSearched } from './carried.ts';

/** What only shows when all functions are known: what open answers come to, and who asks for them. */
export function checkBlocks(world: World, blocks: readonly Decisions[]): void {
  for (const block of blocks) {
    const reach = reachOf({ functions: world.funcs, searches: world.explored }, block);
    for (const fn of [...block.equations, ...block.functions]) {
      const func = world.funcs[fn];
      if (func === undefined) continue;
      reportOpen(world, func.name, reach.functions.has(fn) ? notCarried(reach, func.body) : undefined);
      checkCalls(world, blocks, block, func);
    }
    for (const index of block.searches) {
      const search = world.explored[index];
      if (search === undefined) continue;
      reportOpen(world, search.name, reach.searches.has(index) ? notSearched(reach, search) : undefined);
      checkCalls(world, blocks, block, search);
    }
  }
}

function reportOpen(world: World, name: string, stray: { readonly span: Expr['span'] } | undefined): void {
  if (stray !== undefined)
    world.findings.push(finding('decisions/open', stray.span, { name: name.split('/')[0] ?? '' }));
}

/** Answers that are being looked for cannot be asked for from outside. */
function checkCalls(world: World, blocks: readonly Decisions[], block: Decisions, body: Func | Search): void {
  const wanted = new Set(block.decides.map((fn) => `f${fn}`));
  const own = new Set([...wanted, ...block.functions.map((fn) => `f${fn}`), ...block.searches.map((at) => `s${at}`)]);
  for (const { key, span } of callsIn(body)) {
    if (own.has(key) || !asks(world, blocks, wanted, key, new Set())) continue;
    const name = bodyOf(world, key)?.name ?? '';
    world.findings.push(finding('decisions/outside', span, { name, block: block.name }));
  }
}

const bodyOf = ({ funcs, explored }: World, key: string): Func | Search | undefined =>
  (key.startsWith('f') ? funcs : explored)[Number(key.slice(1))];

/** Whether a function or search comes to one of some decisions, also through another block. */
function asks(
  world: World,
  blocks: readonly Decisions[],
  wanted: ReadonlySet<string>,
  key: string,
  seen: Set<string>,
): boolean {
  if (wanted.has(key)) return true;
  if (seen.has(key)) return false;
  seen.add(key);
  const block = blocks.find(({ decides }) => decides.some((fn) => key === `f${fn}`));
  const next = [...reached(bodyOf(world, key), world.choices).calls, ...(block?.equations ?? []).map((fn) => `f${fn}`)];
  return next.some((one) => asks(world, blocks, wanted, one, seen));
}

interface Call {
  readonly key: string;
  readonly span: Expr['span'];
}

function callsIn(body: Func | Search): readonly Call[] {
  const found: Call[] = [];
  walkAll([nodeOf(body)], (sort, e) => {
    const call = sort === 'expr' ? callOf(sort, e) : undefined;
    if (sort !== 'expr' || call === undefined || call.to === 'decisions') return;
    found.push({ key: `${call.to === 'search' ? 's' : 'f'}${call.index}`, span: e.span });
  });
  return found;
}
