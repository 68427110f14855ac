import { readable } from '@sandtable/board/plain';
import type { FieldInfo, GameInfo } from '@sandtable/engine';
import type { ShownValue } from '@sandtable/session';
import { inColumns, inTable } from '../../screen/columns.ts';
import { inked, widthOf } from '../../screen/ink.ts';
import { fieldsShown, pathOf, type Scene, saysNothing } from './scene.ts';
import type { Section } from './section.ts';

/** With more members a table is longer than a screen. */
const MOST_ROWS = 12;

/** Of more that have the same only the number is shown, unless someone asks. */
const MOST_NAMED = 30;

type Kind = GameInfo['kinds'][number];

/** What members of kinds have that are no counters: roles, places, fronts. */
export const kindSections = (scene: Scene, isWhole: boolean): readonly Section[] =>
  scene.info.kinds.flatMap((kind, index) => {
    if (scene.layout.kinds[kind.name]?.draw === 'counter') return [];
    const fields = fieldsShown(scene, index).filter((field) => hasValue(scene, kind, field));
    if (fields.length === 0) return [];
    return kind.members.length > MOST_ROWS
      ? fields.map((field) => byValue(scene, kind, field, isWhole))
      : [asTable(scene, kind, fields)];
  });

const hasValue = (scene: Scene, kind: Kind, field: FieldInfo): boolean =>
  kind.members.some((_, at) => !saysNothing(scene.read(kind.name, at, field.name)));

const titleOf = ({ texts }: Scene, kind: Kind): string =>
  texts.begun(texts.named(`kind/${kind.name}`) ?? readable(kind.name));

/** What the ruleset has a word for needs no kind before it: `Cities` rather than `City: cities`. */
const headOf = (scene: Scene, kind: Kind, field: FieldInfo): string => {
  const named = scene.texts.named(pathOf(scene.info, field));
  return named === undefined ? `${titleOf(scene, kind)}: ${wordOf(scene, field)}` : scene.texts.begun(named);
};

const wordOf = ({ info, texts }: Scene, field: FieldInfo): string =>
  texts.named(pathOf(info, field)) ?? readable(field.name).toLowerCase();

const said = ({ info, texts }: Scene, field: FieldInfo, value: ShownValue | undefined): string =>
  value === undefined
    ? ''
    : saysNothing(value) && value !== 0
      ? inked('dim', '–')
      : texts.value(pathOf(info, field), value);

function asTable(scene: Scene, kind: Kind, fields: readonly FieldInfo[]): Section {
  const head = [titleOf(scene, kind), ...fields.map((field) => wordOf(scene, field))].map((cell) =>
    inked('bold', cell),
  );
  const rows = kind.members.map((member, at) => [
    scene.texts.member(member, kind.name),
    ...fields.map((field) => said(scene, field, scene.read(kind.name, at, field.name))),
  ]);
  const table = inTable([head, ...rows]);
  if (table.every((line) => widthOf(line) <= scene.width)) return { title: '', lines: table };
  return {
    title: titleOf(scene, kind),
    lines: rows.map((row) =>
      asLine(
        row,
        fields.map((f) => wordOf(scene, f)),
      ),
    ),
  };
}

/** A row that is too wide for a table: `North: armies 4, turns –`. */
const asLine = ([name = '', ...cells]: readonly string[], words: readonly string[]): string =>
  `  ${name}: ${cells.map((cell, i) => `${words[i]} ${cell}`).join(', ')}`;

/** Of many members those that have something: numbers one by one, names together by what they have. */
function byValue(scene: Scene, kind: Kind, field: FieldInfo, isWhole: boolean): Section {
  const all = kind.members.flatMap((member, at) => {
    const value = scene.read(kind.name, at, field.name);
    return value === undefined || saysNothing(value) ? [] : [{ name: scene.texts.member(member, kind.name), value }];
  });
  const title = headOf(scene, kind, field);
  const text = (value: ShownValue): string => said(scene, field, value);
  if (all.some(({ value }) => typeof value !== 'string')) {
    const items = all.map(({ name, value }) => (value === true ? name : `${name} ${inked('accent', text(value))}`));
    return { title, lines: inColumns(items, scene.width) };
  }
  const groups = Map.groupBy(all, ({ value }) => text(value));
  return {
    title,
    lines: [...groups].map(
      ([value, here]) =>
        `  ${inked('accent', value)}: ${!isWhole && here.length > MOST_NAMED ? here.length : here.map(({ name }) => name).join(', ')}`,
    ),
  };
}
