/** What someone writes against the packages: compiled with their types, then run. */
export const PROGRAM = `import { compile } from '@sandtable/compiler';
import { engine, type GameModule } from '@sandtable/engine';
import { createMatch } from '@sandtable/session';
import { create, type Member } from './rulesets/hex-dice/dist/package/index.js';

const army: Member<'Army'> = 'n1';
// @ts-expect-error There is no such army.
const none: Member<'Army'> = 'x1';
const module: GameModule = create(engine);
const match = createMatch(module, { seats: 'two', seed: 7 });
const { findings } = compile([{ path: 'rules.sand', text: 'ruleset "a" version "1.0.0" language 1\\nstate x: Nowhere' }]);
console.log(JSON.stringify({ army: none && army, asked: match.view().ask?.choice, codes: findings.map(({ code }) => code) }));
`;

export const TSCONFIG = {
  compilerOptions: {
    target: 'es2024',
    module: 'nodenext',
    strict: true,
    lib: ['es2024', 'dom'],
    types: [],
    rewriteRelativeImportExtensions: true,
    outDir: 'out',
  },
  files: ['program.ts'],
};
