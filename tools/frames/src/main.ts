/**
 * Draws the frames of maps of the military for the names of symbols, with `milsymbol`. Run by hand, once:
 * `node tools/frames/src/main.ts`; the result is stored, so pages load what they show and none of the library.
 */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Codes of MIL-STD-2525C by the names of symbols; what has no frame there keeps its silhouette. */
const CODES: Readonly<Record<string, string>> = {
  infantry: 'SFGPUCI----',
  stormtroops: 'SFGPUCI----',
  cavalry: 'SFGPUCRVA--',
  'machine-gun': 'SFGPEWRH---',
  engineers: 'SFGPUCE----',
  'field-gun': 'SFGPUCF----',
  howitzer: 'SFGPEWHM---',
  mortar: 'SFGPEWOH---',
  'trench-mortar': 'SFGPEWOL---',
  'anti-air': 'SFGPUCD----',
  'anti-tank': 'SFGPUCAA---',
  tank: 'SFGPUCA----',
  'assault-tank': 'SFGPUCA----',
  'light-tank': 'SFGPUCA----',
  'armoured-car': 'SFGPUCAW---',
  lorry: 'SFGPUST----',
  wagon: 'SFGPUSS----',
  fighter: 'SFGPUCVF---',
  bomber: 'SFGPUCVF---',
  zeppelin: 'SFAPML-----',
  balloon: 'SFAPML-----',
  submarine: 'SFUPS------',
  gunboat: 'SFSPCP-----',
  mine: 'SFUPWM-----',
  gas: 'SFGPUCM----',
  headquarters: 'SFGPUH-----',
};

const OUT = new URL('../../../libs/board/src/symbols/frames.gen.ts', import.meta.url);
const HEADER = `// Made by tools/frames from milsymbol (MIT, Måns Beckman). Do not edit.
import type { SymbolName } from '../layout.ts';
import { line, mass, type Part } from './parts.ts';

/** Frames of maps of the military, drawn in a square of 200. */
`;

interface Drawn {
  readonly type: string;
  readonly d?: string;
  readonly cx?: number;
  readonly cy?: number;
  readonly r?: number;
  readonly fill?: string | false;
  readonly stroke?: string | false;
  readonly strokewidth?: number;
}
/** What the library says is to be drawn: it needs no page for that. */
type Instruction = Drawn | readonly Instruction[];
interface Library {
  readonly Symbol: new (
    code: string,
    how: object,
  ) => { isValid(): boolean; readonly drawInstructions: readonly Instruction[] };
}
const library: Library = createRequire(import.meta.url)('milsymbol');

const INK = '#000000';
const PATH = /^[MmLlHhVvCcSsQqTtAaZz\d\s.,-]+$/;

function partsOf(code: string): readonly string[] {
  const symbol = new library.Symbol(code, { monoColor: INK, infoFields: false });
  if (!symbol.isValid()) throw new Error(`${code} is no symbol`);
  return symbol.drawInstructions.flatMap((one) => drawn(one, code));
}

/** Only plain shapes are taken, so nothing else gets into a page. */
function drawn(one: Instruction, code: string): readonly string[] {
  if ('length' in one) return one.flatMap((part) => drawn(part, code));
  const d = one.type === 'circle' ? circle(one) : one.d;
  if ((one.type !== 'path' && one.type !== 'circle') || d === undefined || !PATH.test(d))
    throw new Error(`${code} has a part that is no path: ${JSON.stringify(one)}`);
  const text = JSON.stringify(d).replaceAll('"', "'");
  const filled = one.fill && one.fill !== 'none' ? [one.fill === INK ? `mass(${text})` : `cut(${text})`] : [];
  const stroked = one.stroke ? [`line(${Math.max(one.strokewidth ?? 3, THIN)}, ${text})`] : [];
  return [...filled, ...stroked];
}

/** Lines of counters are heavier than those of maps. */
const THIN = 8;

const circle = ({ cx = 100, cy = 100, r = 10 }: Drawn): string =>
  `M${cx - r},${cy}a${r},${r} 0 1 0 ${2 * r},0a${r},${r} 0 1 0 ${-2 * r},0Z`;

const quoted = (name: string): string => (name.includes('-') ? `'${name}'` : name);
const lines = Object.entries(CODES).map(([name, code]) => `  ${quoted(name)}: [${partsOf(code).join(', ')}],`);
writeFileSync(
  OUT,
  `${HEADER}export const FRAMES: Readonly<Partial<Record<SymbolName, readonly Part[]>>> = {\n${lines.join('\n')}\n};\n`,
);
