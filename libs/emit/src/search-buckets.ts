// Where steps cost small numbers, there is a list of states for each cost, in order of steps and then of entry. No state
// that waits costs more than the last one and a step, so a ring of as many lists is enough, whatever a way costs.
import type { Agenda, AgendaFor } from './agenda.ts';
import { constant, type FunctionCode, head, int, text } from './code.ts';
import { numberOf } from './search-state.ts';

/** A state stands in at most one list: it is entered again only where it has become cheaper or nearer. */
export function buckets({ unit, s, packing, names }: AgendaFor, step: number): Agenda {
  const ring = 2 ** Math.ceil(Math.log2(step + 1));
  for (const part of ['R', 'C', 'X', 'N', 'B']) unit.items.push(constant(`${names}${part}`, `room(${packing.states})`));
  for (const part of ['F', 'L']) unit.items.push(constant(`${names}${part}`, `room(${ring})`));
  unit.items.push(text(`let ${names}Round = 0, ${names}Waiting = 0, ${names}Spent = 0, ${names}Steps = 0;`));
  unit.items.push(entering(names, ring - 1), taking(names, ring - 1));
  return {
    order: 'buckets',
    open: () => {
      s.w.line(`if (++${names}Round === 0x7fffffff) { ${names}R.fill(0); ${names}Round = 1; }`);
      s.w.line(`${names}F.fill(-1); ${names}L.fill(-1);`);
      s.w.line(`${names}Waiting = ${names}Spent = 0; ${names}Steps = -1;`);
    },
    enter: (to, cost, stopped) => s.w.line(`${names}Enter(${numberOf(packing, to, cost, stopped)}, ${cost});`),
    each: (body) => s.w.block(`for (let at = ${names}Next(); at >= 0; at = ${names}Next())`, body),
    spent: `${names}Spent`,
    rows: undefined,
  };
}

/** What costs as much comes behind whatever has no more steps. */
function entering(n: string, mask: number): FunctionCode {
  const body = [
    `const steps = ${n}Steps + 1, at = cost & ${mask};`,
    `if (${n}R[id] === ${n}Round) {`,
    `  if (cost > ${n}C[id] || cost === ${n}C[id] && steps >= ${n}X[id]) return;`,
    `  const before = ${n}B[id], next = ${n}N[id], old = ${n}C[id] & ${mask};`,
    `  if (before < 0) ${n}F[old] = next; else ${n}N[before] = next;`,
    `  if (next < 0) ${n}L[old] = before; else ${n}B[next] = before;`,
    '} else {',
    `  ${n}R[id] = ${n}Round;`,
    `  ++${n}Waiting;`,
    '}',
    `${n}C[id] = cost;`,
    `${n}X[id] = steps;`,
    `let before = ${n}L[at];`,
    `while (before >= 0 && ${n}X[before] > steps) before = ${n}B[before];`,
    `const next = before < 0 ? ${n}F[at] : ${n}N[before];`,
    `${n}B[id] = before;`,
    `${n}N[id] = next;`,
    `if (before < 0) ${n}F[at] = id; else ${n}N[before] = id;`,
    `if (next < 0) ${n}L[at] = id; else ${n}B[next] = id;`,
  ];
  return { c: 'function', ...head(`${n}Enter`, [int('id'), int('cost')], 'void'), body };
}

/** No step costs less than nothing, so a state that was taken is never entered again. */
function taking(n: string, mask: number): FunctionCode {
  const body = [
    `if (${n}Waiting === 0) return -1;`,
    `--${n}Waiting;`,
    `while (${n}F[${n}Spent & ${mask}] < 0) ++${n}Spent;`,
    `const at = ${n}Spent & ${mask}, id = ${n}F[at], next = ${n}N[id];`,
    `${n}F[at] = next;`,
    `if (next < 0) ${n}L[at] = -1; else ${n}B[next] = -1;`,
    `${n}Steps = ${n}X[id];`,
    'return id;',
  ];
  return { c: 'function', ...head(`${n}Next`, [], 'number'), body };
}
