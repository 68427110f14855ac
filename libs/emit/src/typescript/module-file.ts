import {
  type FunctionDeclarationStructure,
  type ImportDeclarationStructure,
  type StatementStructures,
  StructureKind,
  VariableDeclarationKind,
  type VariableStatementStructure,
} from 'ts-morph';
import type { FunctionCode, Item, Program } from '../code.ts';
import { data } from '../writer.ts';

/** The program with its types; what is not a type is the same text as in JavaScript. */
export function moduleFile(program: Program): readonly StatementStructures[] {
  const members = program.members.map(({ name, value }) => (name === value ? name : `${name}: ${value}`));
  return [
    imported(['Engine', 'GameInfo', 'GameModule', 'Layout']),
    {
      kind: StructureKind.Function,
      name: 'create',
      isExported: true,
      docs: ['The rules, which run on the engine that is passed in.'],
      parameters: [{ name: 'engine', type: 'Engine' }],
      returnType: 'GameModule',
      statements: [
        constant('info', data(program.info), 'GameInfo'),
        constant('layout', data(program.layout), 'Layout'),
        ...program.items.flatMap(statements),
        `return { ${members.join(', ')} };`,
      ],
    },
  ];
}

const imported = (names: readonly string[]): ImportDeclarationStructure => ({
  kind: StructureKind.ImportDeclaration,
  moduleSpecifier: '@sandtable/engine',
  namedImports: [...names],
  isTypeOnly: true,
});

function statements(item: Item): readonly (string | StatementStructures)[] {
  if (item.c === 'text') return [item.lines.join('\n')];
  return [item.c === 'constant' ? constant(item.name, item.value) : functionOf(item)];
}

const constant = (name: string, initializer: string, type?: string): VariableStatementStructure => ({
  kind: StructureKind.VariableStatement,
  declarationKind: VariableDeclarationKind.Const,
  declarations: [type === undefined ? { name, initializer } : { name, initializer, type }],
});

const functionOf = ({ name, params, result, body }: FunctionCode): FunctionDeclarationStructure => ({
  kind: StructureKind.Function,
  name,
  parameters: params.map(({ initial, ...param }) =>
    initial === undefined ? param : { ...param, initializer: initial },
  ),
  returnType: result,
  statements: body.join('\n'),
});
