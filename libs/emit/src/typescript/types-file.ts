import type { ChoiceInfo, GameInfo } from '@sandtable/engine';
import {
  type InterfaceDeclarationStructure,
  type StatementStructures,
  StructureKind,
  type TypeAliasDeclarationStructure,
} from 'ts-morph';
import { anyOf, kindType, listType, literal, mapType, valueType } from './value-type.ts';

type Named = readonly (readonly [name: string, type: string])[];

/** The names of the rules as types. Those the author chose are keys and literals, never names of our own. */
export function typesFile(info: GameInfo): readonly StatementStructures[] {
  return [...thingsOf(info), ...matchOf(info), ...questionsOf(info)];
}

/** Kinds, what lies in a position, and what texts are made of. */
function thingsOf(info: GameInfo): readonly StatementStructures[] {
  const fields = info.fields.filter(({ name }) => !name.startsWith('$'));
  const path = (field: GameInfo['fields'][number]) => `${info.kinds[field.kind]?.name}.${field.name}`;
  const typed = (list: readonly { readonly name: string; readonly type: number }[]): Named =>
    list.map(({ name, type }) => [name, valueType(info, type)]);
  return [
    table(
      'Kinds',
      'Members of each kind.',
      info.kinds.map(({ name, members }) => [name, anyOf(members.map(literal))]),
    ),
    alias('Kind', 'A kind of the rules.', 'keyof Kinds'),
    alias('Member', 'A member of a kind.', 'Kinds[K]', 'K extends Kind = Kind'),
    table(
      'Fields',
      'Values of members, by `Kind.field`.',
      fields.map((each) => [path(each), valueType(info, each.type)]),
    ),
    table('States', 'Values of the match as a whole.', typed(info.states)),
    table(
      'Logs',
      'Log lines, with their values.',
      oneOfEach(info.logs.map((log) => [log.path, objectOf(typed(log.args))])),
    ),
    alias('Phase', 'Phases, by path.', anyOf(info.phases.map(literal))),
    alias('Reason', 'Why a candidate is excluded, or why a match has ended.', anyOf(info.reasons.map(literal))),
  ];
}

/** What a match begins with. */
function matchOf(info: GameInfo): readonly StatementStructures[] {
  const layouts: Named = info.layouts.map(({ name, seats }) => [name, anyOf(seats.map((seat) => literal(seat.name)))]);
  const options: Named = info.options.map(({ name, type }) => [name, valueType(info, type)]);
  return [
    alias('Role', 'A role that answers questions.', kindType(info, info.roleKind)),
    table('Layouts', 'Seats of each layout.', layouts),
    alias('Seats', 'A seat layout.', 'keyof Layouts'),
    alias('Seat', 'A seat of a layout.', 'Layouts[]', 'S extends Seats = Seats'),
    table('Options', 'Options of a match; those that are left out keep the default in the rules.', options, true),
    alias(
      'Setup',
      'What a match starts with.',
      '{ readonly seats: Seats; readonly seed: number; readonly options?: Options }',
    ),
  ];
}

function questionsOf(info: GameInfo): readonly StatementStructures[] {
  return [
    table(
      'Answers',
      'Possible answers, by question.',
      info.choices.map((choice) => [choice.path, answerOf(info, choice)]),
    ),
    alias('Choice', 'A question of the rules.', 'keyof Answers'),
    alias('Answer', 'An answer to a question.', 'Answers[C]', 'C extends Choice = Choice'),
    alias(
      'Decision',
      'An answer with its question and the role that gives it.',
      '{ readonly [K in C]: { readonly choice: K; readonly role: Role; readonly answer: Answers[K] } }[C]',
      'C extends Choice = Choice',
    ),
  ];
}

function answerOf(info: GameInfo, choice: ChoiceInfo): string {
  if (choice.each) return objectOf([['each', mapType(info, { key: choice.each.key, value: choice.each.cell })]]);
  if (choice.form === 'some' || choice.form === 'order') return listType(info, choice.element);
  if (choice.form === 'menu') return anyOf(choice.arms.map((arm) => armOf(info, arm)));
  const one = valueType(info, choice.element);
  return choice.form === 'optional' ? anyOf([literal('none'), one]) : one;
}

function armOf(info: GameInfo, { name, params }: ChoiceInfo['arms'][number]): string {
  const args: Named = params.map((param) => [param.name, valueType(info, param.type)]);
  return objectOf([
    ['arm', literal(name)],
    ['args', objectOf(args)],
  ]);
}

/** Without properties `{}` would take anything. */
const objectOf = (properties: Named): string =>
  properties.length === 0
    ? 'Readonly<Record<string, never>>'
    : `{ ${properties.map(([name, type]) => `readonly ${literal(name)}: ${type}`).join('; ')} }`;

/** A line may be logged from several places, each with values of its own: its type is any of theirs. */
const oneOfEach = (named: Named): Named =>
  [...Map.groupBy(named, ([name]) => name)].map(([name, all]) => [
    name,
    anyOf([...new Set(all.map(([, type]) => type))]),
  ]);

function table(name: string, doc: string, properties: Named, optional = false): InterfaceDeclarationStructure {
  const property = ([key, type]: Named[number]) => ({
    name: literal(key),
    type,
    isReadonly: true,
    hasQuestionToken: optional,
  });
  return { kind: StructureKind.Interface, name, isExported: true, docs: [doc], properties: properties.map(property) };
}

const alias = (name: string, doc: string, type: string, parameter?: string): TypeAliasDeclarationStructure => ({
  kind: StructureKind.TypeAlias,
  name,
  isExported: true,
  docs: [doc],
  type,
  typeParameters: parameter === undefined ? [] : [parameter],
});
