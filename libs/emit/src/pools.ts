import { FAULTS } from '@sandtable/engine';
import { type Kind, type ListType, partOffsets, partSize, type Stmt, sizeOf, type Type } from '@sandtable/model';
import { head, int } from './code.ts';
import { addFunction, type Emitting, lowest, place, plus, type Scope, wordsOf } from './unit.ts';

const FULL = FAULTS.indexOf('full');

export function create(s: Scope, { kind, into, span }: Extract<Stmt, { s: 'create' }>): void {
  s.w.line(`${s.cell(into).put(0, `make${kind}(${place(s, span)})`)};`);
}

/** For each pool a function that finds a member to be made, and the place that is to blame if there is none. */
export function poolFunctions(unit: Emitting): void {
  for (const [index, kind] of unit.model.kinds.entries()) if (kind.pool !== undefined) makeFunction(unit, index, kind);
}

/** The members that cannot be taken are marked: those that are live, and those that something speaks of. */
function makeFunction(unit: Emitting, kind: number, { members, pool }: Kind): void {
  const { w } = unit;
  const live = liveAt(unit, pool);
  const words = Math.ceil(members.length / 32);
  const marks = unit.scratch(words);
  addFunction(unit, head(`make${kind}`, [int('place')], 'number'), () => {
    w.line(`for (let k = 0; k < ${words}; ++k) T[${marks} + k] = S[${live} + k];`);
    markAll({ unit, kind, marks });
    w.block(`for (let k = 0; k < ${words}; ++k)`, () => {
      w.line(`const free = ~T[${marks} + k], m = (k << 5) + 31 - Math.clz32(free & -free);`);
      w.line(`if (free === 0 || m >= ${members.length}) continue;`);
      w.line(`S[${live} + k] |= 1 << m;`);
      w.line('return m;');
    });
    w.line(`return fault(${FULL}, place);`);
  });
}

const liveAt = ({ plan }: Emitting, pool: Kind['pool']): number => plan.fields[pool?.live ?? -1]?.at ?? 0;

/** Which kind is looked for, and where its members are marked. */
interface Marking {
  readonly unit: Emitting;
  readonly kind: number;
  readonly marks: number;
}

/** Looks only at what can speak of the kind; of pools at members that are live. */
function markAll(m: Marking): void {
  const { model, plan, w } = m.unit;
  for (const [f, { type, kind }] of model.fields.entries()) {
    const stored = plan.fields[f];
    const pool = model.kinds[kind]?.pool;
    if (stored === undefined || !mentions(type, m.kind)) continue;
    w.block(`for (let i = 0; i < ${stored.count}; ++i)`, () => {
      if (pool !== undefined) w.line(`if ((S[${liveAt(m.unit, pool)} + (i >> 5)] >>> (i & 31) & 1) === 0) continue;`);
      mark(m, type, `${stored.at} + i${stored.words === 1 ? '' : ` * ${stored.words}`}`);
    });
  }
  for (const [s, { type }] of model.states.entries()) {
    const { at = 0, count = 0, words = 1 } = plan.states[s] ?? {};
    if (!mentions(type, m.kind)) continue;
    w.block(`for (let i = 0; i < ${count}; ++i)`, () => mark(m, type, `${at} + i${words === 1 ? '' : ` * ${words}`}`));
  }
}

/** Whether a value of the type can name a member of the kind. */
function mentions(type: Type, kind: number): boolean {
  switch (type.t) {
    case 'kind':
      return type.kind === kind;
    case 'union':
      return type.parts.some((part) =>
        part.p === 'tag'
          ? part.payload.some((field) => mentions(field.type, kind))
          : part.p === 'type' && mentions(part.type, kind),
      );
    case 'set':
    case 'list':
      return mentions(type.of, kind);
    case 'map':
      return mentions(type.key, kind) || mentions(type.value, kind);
    default:
      return false;
  }
}

/** Marks what the value says that begins at a slot. */
function mark(m: Marking, type: Type, base: string): void {
  if (!mentions(type, m.kind)) return;
  if (type.t === 'set') return markSet(m, type.of, base, sizeOf(type.of));
  if (type.t === 'map') return markMap(m, type, base);
  if (type.t === 'list') return markList(m, type, base);
  const code = m.unit.name('v');
  m.unit.w.line(`const ${code} = S[${base}];`);
  markCode(m, type, code);
}

/** `code` is a name or a number. */
function markCode(m: Marking, type: Type, code: string): void {
  const { w } = m.unit;
  if (type.t === 'kind') {
    if (type.kind === m.kind) w.line(`T[${m.marks} + (${code} >> 5)] |= 1 << ${code};`);
    return;
  }
  if (type.t !== 'union') return;
  const offsets = partOffsets(type);
  for (const [i, part] of type.parts.entries()) {
    const low = offsets[i] ?? 0;
    const fields = part.p === 'tag' ? part.payload.map((field) => field.type) : part.p === 'type' ? [part.type] : [];
    if (!fields.some((field) => mentions(field, m.kind))) continue;
    w.block(`if (${code} >= ${low} && ${code} < ${low + partSize(part)})`, () => markPayload(m, fields, code, low));
  }
}

/** Mixed radix, the last varying fastest. */
function markPayload(m: Marking, fields: readonly Type[], code: string, low: number): void {
  let step = fields.reduce((n, type) => n * sizeOf(type), 1);
  for (const type of fields) {
    step /= sizeOf(type);
    if (!mentions(type, m.kind)) continue;
    const digit = m.unit.name('v');
    m.unit.w.line(`const ${digit} = ((${code} - ${low}) / ${step} | 0) % ${sizeOf(type)} + ${lowest(type)};`);
    markCode(m, type, digit);
  }
}

function markSet(m: Marking, of: Type, base: string, size: number): void {
  const { w } = m.unit;
  const words = Math.ceil(size / 32);
  const [k, bits, code] = [m.unit.name('k'), m.unit.name('w'), m.unit.name('v')];
  if (of.t === 'kind')
    return w.line(`for (let ${k} = 0; ${k} < ${words}; ++${k}) T[${m.marks} + ${k}] |= S[${base} + ${k}];`);
  w.block(`for (let ${k} = 0; ${k} < ${words}; ++${k})`, () =>
    w.block(`for (let ${bits} = S[${base} + ${k}]; ${bits} !== 0; ${bits} &= ${bits} - 1)`, () => {
      w.line(`const ${code} = (${k} << 5) + 31 - Math.clz32(${bits} & -${bits}) + ${lowest(of)};`);
      markCode(m, of, code);
    }),
  );
}

function markList(m: Marking, { of }: ListType, base: string): void {
  const { w } = m.unit;
  const [k, words] = [m.unit.name('k'), wordsOf(of)];
  w.block(`for (let ${k} = 0; ${k} < S[${base}]; ++${k})`, () =>
    mark(m, of, plus(plus(base, 1), words === 1 ? k : `${k} * ${words}`)),
  );
}

/** The values of keys that are missing are zeros, which say something all the same: they are passed over. */
function markMap(m: Marking, { key, value, partial }: Extract<Type, { t: 'map' }>, base: string): void {
  const { w } = m.unit;
  const [x, words, keys] = [m.unit.name('x'), wordsOf(value), sizeOf(key)];
  w.block(`for (let ${x} = 0; ${x} < ${keys}; ++${x})`, () => {
    const has = plus(base, keys * words);
    if (partial) w.line(`if ((S[${has} + (${x} >> 5)] >>> (${x} & 31) & 1) === 0) continue;`);
    mark(m, value, `${base} + ${x}${words === 1 ? '' : ` * ${words}`}`);
  });
  if (partial && mentions(key, m.kind)) markSet(m, key, plus(base, keys * words), keys);
}
