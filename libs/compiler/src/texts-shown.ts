import { RULESET_NAME } from '@sandtable/messages';
import { type Child, type Model, walk } from '@sandtable/model';
import { askedPaths } from './asked-messages.ts';

/** Sentences in place of those that are made of other texts, and names for where a name has no room. */
const INSTEAD = /\/(?:log|title|hidden)$|\.short$/;

/**
 * The paths of the texts that players read in a match, in the order of the rules: what has none is shown by its name in
 * the rules. `every` adds what needs no text, because something else stands in for it or few boards show it.
 */
export function textsShown(model: Model, every: boolean): readonly string[] {
  const pooled = inPool(model);
  const paths = new Set([RULESET_NAME, ...askedPaths(model).keys(), ...named(model)]);
  const added = new Set(model.choices.map(({ path }) => `${path}/about`));
  const isLeftOut = (path: string): boolean =>
    UNLISTED.test(path) || isExample(path) || pooled.has(path) || added.has(path);
  const all = [...paths].filter((path) => !isLeftOut(path));
  const needed = new Set(spoken(model));
  return every ? all : all.filter((path) => needed.has(path) || (isName(path) && !INSTEAD.test(path)));
}

/**
 * What only chapters of a rules text call by these paths, what settings mean, which comments say as well, and letters,
 * which the layout gives.
 */
const UNLISTED =
  /^(?:type|field|relation|die|function|search|decisions|policy|procedure)\/|^(?:play|whenever|seats)$|^(?:constant|option|ruling)\/.*\/about$|\.letter$/;

const isName = (path: string): boolean => path === RULESET_NAME || path.endsWith('.name') || path.startsWith('seats/');

const isExample = (path: string): boolean => path.startsWith('example/');

/** Members of a pool are called by one text, which takes their fields. */
const inPool = ({ kinds }: Model): ReadonlySet<string> =>
  new Set(kinds.flatMap(({ name, pool, members }) => (pool ? members.map(({ id }) => `${name}.${id}.name`) : [])));

/** Values that the board and the scoreboard call by their names. */
const named = ({ states, piles, settings }: Model): readonly string[] => [
  ...states.map(({ name }) => `state/${name}`),
  ...piles.map(({ name }) => `pile/${name}`),
  ...settings.map(({ sort, name }) => `${sort}/${name}`),
];

/** Questions, dice, lines of the log, phases, reasons, and what is set before a match. */
function spoken(model: Model): readonly string[] {
  const { choices, chances, logs, labels, settings } = model;
  const found: (string | undefined)[] = [...choices, ...chances, ...logs].map(({ path }) => path);
  found.push(...choices.flatMap((choice) => (choice.form === 'menu' ? ofMenu(choice) : [])));
  found.push(...labels.filter(({ sort }) => sort === 'phase').map(({ path }) => path));
  found.push(...settings.filter(({ sort }) => sort !== 'constant').map(({ sort, name }) => `${sort}/${name}`));
  found.push(...named({ ...model, settings: [] }));
  walk('model', model, (...node: Child) => void found.push(reasonOf(...node)));
  return found.filter((path) => path !== undefined);
}

type Menu = Extract<Model['choices'][number], { readonly form: 'menu' }>;

const ofMenu = ({ path, arms }: Menu): readonly string[] =>
  arms.flatMap((arm) => [`${path}/${arm.name}`, ...arm.params.map((param) => `${path}/${arm.name}/${param.name}`)]);

function reasonOf(...[sort, node]: Child): string | undefined {
  if (sort === 'guard' || sort === 'wishes') return node.reason;
  return sort === 'stmt' && node.s === 'finish' ? node.because : undefined;
}
