import type { Model } from '@sandtable/model';
import { IndentationText, Project, QuoteKind, type StatementStructures, StructureKind } from 'ts-morph';
import { emit } from './module.ts';
import { packageJson } from './package-json.ts';
import { moduleFile } from './typescript/module-file.ts';
import { typesFile } from './typescript/types-file.ts';
import type { EmitOptions } from './whole.ts';

/** A file of the package; `path` is relative to its folder. */
export interface PackageFile {
  readonly path: string;
  readonly text: string;
}

/**
 * The ruleset as a typed TypeScript package: the same program as `emitJavaScript` writes, and the names of its rules as
 * types. For Node alone, since ts-morph brings a whole compiler with it.
 */
export function emitTypeScript(model: Model, options: EmitOptions = {}): readonly PackageFile[] {
  const program = emit(model, options);
  const project = new Project({
    useInMemoryFileSystem: true,
    skipLoadingLibFiles: true,
    manipulationSettings: { indentationText: IndentationText.TwoSpaces, quoteKind: QuoteKind.Single },
  });
  // A file is made of all its structures at once: one by one each would be parsed again.
  const file = (path: string, statements: readonly StatementStructures[]): PackageFile => ({
    path,
    text: project.createSourceFile(path, { statements: [...statements] }).getFullText(),
  });
  return [
    file('index.ts', FACE),
    file('module.ts', moduleFile(program)),
    file('types.ts', typesFile(program.info)),
    { path: 'package.json', text: packageJson(model, { '.': './index.ts' }, { '@sandtable/engine': '*' }) },
    { path: 'tsconfig.json', text: json(TSCONFIG) },
  ];
}

const FACE: readonly StatementStructures[] = [
  { kind: StructureKind.ExportDeclaration, namedExports: ['create'], moduleSpecifier: './module.ts' },
  { kind: StructureKind.ExportDeclaration, isTypeOnly: true, moduleSpecifier: './types.ts' },
];

const json = (value: unknown): string => `${JSON.stringify(value, undefined, 2)}\n`;

const TSCONFIG = {
  compilerOptions: {
    target: 'es2024',
    lib: ['es2024'],
    module: 'nodenext',
    strict: true,
    noEmit: true,
    allowImportingTsExtensions: true,
    types: [],
  },
  include: ['*.ts'],
};
