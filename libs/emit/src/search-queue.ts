// Where all steps cost the same, states come up in the order in which they were entered, and each of them but once.
import type { Agenda, AgendaFor } from './agenda.ts';
import { constant, type FunctionCode, head, int, text } from './code.ts';
import { numberOf, writeRow } from './search-state.ts';
import { atom } from './unit.ts';

/** States are numbers: a queue with room for all of them, and for each the run that entered it last. */
export function numberedQueue({ unit, s, packing, names }: AgendaFor): Agenda {
  const { states } = packing;
  const [queue, costs, rounds, round] = [`${names}Q`, `${names}C`, `${names}R`, `${names}N`];
  for (const name of [queue, costs, rounds]) unit.items.push(constant(name, `room(${states})`));
  unit.items.push(text(`let ${round} = 0;`));
  const [first, tail] = [unit.name('first'), unit.name('tail')];
  return {
    order: 'queue',
    open: () => {
      s.w.line(`let ${first} = 0, ${tail} = 0;`);
      s.w.line(`if (++${round} === 0x7fffffff) { ${rounds}.fill(0); ${round} = 1; }`);
    },
    enter: (to, cost, stopped) => {
      const id = unit.name('id');
      s.w.line(`const ${id} = ${numberOf(packing, to, cost, stopped)};`);
      s.w.line(
        `if (${rounds}[${id}] !== ${round}) { ${rounds}[${id}] = ${round}; ${queue}[${tail}] = ${id}; ${costs}[${tail}++] = ${cost}; }`,
      );
    },
    each: (body) =>
      s.w.block(`for (; ${first} < ${tail}; ++${first})`, () => {
        s.w.line(`const at = ${queue}[${first}];`);
        body();
      }),
    spent: `${costs}[${first}]`,
    rows: undefined,
  };
}

/** So many rows are compared one by one, which is faster than to look them up. */
const FEW = 16;

/** States are rows of words. Few are compared with each other; when there are more, the engine numbers them all. */
export function rowQueue({ unit, s, packing, names }: AgendaFor): Agenda {
  const { words } = packing;
  const [rows, costs, known] = [`${names}Q`, `${names}C`, `${names}K`];
  unit.items.push(constant(names, `engine.searcher(0, ${words})`));
  unit.items.push(text(`let ${rows} = new Int32Array(${64 * words}), ${costs} = new Int32Array(64), ${known} = 0;`));
  unit.items.push(fresh(names, words));
  const [first, tail] = [unit.name('first'), unit.name('tail')];
  return {
    order: 'queue',
    open: () => s.w.line(`let ${first} = 0, ${tail} = ${known} = 0;`),
    enter: (to, cost, stopped) => {
      writeRow(s, packing, { row: rows, base: atom(s, `${tail} * ${words}`) }, { to, cost, stopped });
      s.w.line(`${costs}[${tail}] = ${cost};`);
      s.w.line(`if (${names}New(${tail})) ++${tail};`);
    },
    each: (body) =>
      s.w.block(`for (; ${first} < ${tail}; ++${first})`, () => {
        s.w.line(`const at = ${first} * ${words};`);
        body();
      }),
    spent: `${costs}[${first}]`,
    rows: { row: rows, base: 'at' },
  };
}

/** Whether row number `n`, behind all that were entered, is none of them; then there is room for one more. */
function fresh(names: string, words: number): FunctionCode {
  const [rows, costs, known] = [`${names}Q`, `${names}C`, `${names}K`];
  const same = Array.from({ length: words }, (_, k) => `${rows}[at + ${k}] === ${rows}[own + ${k}]`).join(' && ');
  const body = [
    `const own = n * ${words};`,
    `if (n < ${FEW}) {`,
    `  for (let at = 0; at < own; at += ${words}) if (${same}) return false;`,
    '  return true;',
    '}',
    `if (${known} === 0) ${names}.open();`,
    'let id = 0;',
    `for (let k = ${known}; k <= n; ++k) {`,
    `  for (let word = 0; word < ${words}; ++word) ${names}.state[word] = ${rows}[k * ${words} + word];`,
    `  id = ${names}.find();`,
    '}',
    `${known} = id < n ? n : n + 1;`,
    'if (id < n) return false;',
    `if (n + 2 > ${costs}.length) {`,
    `  const [old, spent] = [${rows}, ${costs}];`,
    `  ${rows} = new Int32Array(2 * old.length);`,
    `  ${costs} = new Int32Array(2 * spent.length);`,
    `  ${rows}.set(old);`,
    `  ${costs}.set(spent);`,
    '}',
    'return true;',
  ];
  return { c: 'function', ...head(`${names}New`, [int('n')], 'boolean'), body };
}
