import { type Diagnostic, finding } from '@sandtable/diagnostics';
import { isShowable, type Model } from '@sandtable/model';
import { near } from '@sandtable/text';
import { askedPaths } from './asked-messages.ts';
import { type LayoutName, layoutNames, type NameSort } from './layout-names.ts';

/** Names in a layout that the rules do not have. Its shape is checked elsewhere. */
export function layoutUnknown(file: string, text: string, model: Model): readonly Diagnostic[] {
  const reported = new Set<string>();
  return layoutNames(file, text).flatMap((one) => {
    const known = namesInRules(model, one);
    if (known === undefined || known.includes(one.name)) return [];
    // A kind that does not exist is reported once, however many of its members are placed.
    if (one.sort === 'kind' && reported.has(one.name)) return [];
    reported.add(one.name);
    return [unknown(one, near(one.name, known))];
  });
}

/** What may stand there; undefined where that depends on another name, which is itself unknown. */
export function namesInRules(
  model: Model,
  { sort, of }: Pick<LayoutName, 'sort' | 'of'>,
): readonly string[] | undefined {
  if (sort === 'kind') return model.kinds.map(({ name }) => name);
  if (sort === 'pile') return model.piles.map(({ name }) => name);
  if (sort === 'die') return model.dice.map(({ name }) => name);
  if (sort === 'state') return model.states.map(({ name }) => name);
  if (sort === 'function') return [...model.states, ...model.functions.filter(isShowable)].map(({ name }) => name);
  if (sort === 'setting') return model.settings.map(({ name }) => name);
  if (sort === 'relation') return model.relations.map(({ name }) => name);
  if (sort === 'text') return [...askedPaths(model).keys()];
  if (sort === 'line') return [...model.logs, ...model.chances].map(({ path }) => path);
  if (sort === 'question') return model.choices.map(({ path }) => path);
  if (of === undefined) return undefined;
  if (sort === 'argument' || sort === 'participant') return namesIn(model, of, sort);
  const kind = model.kinds.find(({ name }) => name === of);
  if (sort === 'member') return kind?.members.map(({ id }) => id);
  const relation = model.relations.find(({ name }) => name === of);
  return kind?.fields.flatMap((field) => model.fields[field]?.name ?? []) ?? relation?.fields.map(({ name }) => name);
}

/** What a line of the log tells of; dice tell nothing, so what they are about is in the decision before them. */
function namesIn(model: Model, line: string, sort: NameSort): readonly string[] | undefined {
  const log = model.logs.find(({ path }) => path === line);
  if (log === undefined) return undefined;
  const args = log.names.flatMap((name) => name ?? []);
  return sort === 'argument' ? args : [...args, ...model.kinds.flatMap(({ members }) => members.map(({ id }) => id))];
}

function unknown({ sort, name, span }: LayoutName, like: string | undefined): Diagnostic {
  if (like === undefined) return finding('layout/unknown', span, { sort, name });
  const fix = { title: 'fix/replace', fields: { old: name, new: like }, edits: [{ span, text: like }] };
  return finding('layout/unknown', span, { sort, name, near: like }, { fixes: [fix] });
}
