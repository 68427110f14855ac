import { type Diagnostic, finding } from '@sandtable/diagnostics';
import { isVariant, rangeOf, type Variant } from '@sandtable/variant';
import { above, type Disk, inside, relative } from './disk.ts';
import { manifestAbove } from './manifest.ts';
import { type Dependencies, dependenciesOf, type Provider, providerIn } from './provider.ts';

/** What a folder takes from elsewhere to be a whole ruleset. */
export interface Borrowed {
  /**
   * Where files really are, by the path that they have in the ruleset. Files of the folder itself are not among them.
   */
  readonly files: ReadonlyMap<string, string>;
  readonly findings: readonly Diagnostic[];
}

interface Elsewhere {
  /** A further folder whose package may depend on house rules: the one that a command runs in. */
  readonly from?: string;
  /** The folder of a game that is always there. */
  shipped?(name: string): Promise<string | undefined>;
}

/**
 * Completes a folder from other folders. House rules without a ruleset get that of the name after `of`: from the folder
 * of this name beside theirs, from a package that theirs depends on, or from the games that are always there. And a
 * ruleset gets the house rules for it that its package depends on.
 */
export async function borrow(folder: string, disk: Disk, elsewhere: Elsewhere = {}): Promise<Borrowed> {
  const own = (await isAlone(folder, disk, elsewhere)) ? undefined : await providerIn(folder, disk);
  if (own === undefined) return { files: new Map(), findings: [] };
  const { files, findings } = await completed(own, [], disk, elsewhere);
  for (const path of own.paths) files.delete(path);
  return { files, findings };
}

/** Whether a folder has rules and no package to take house rules from, like most: then nothing more has to be read. */
async function isAlone(folder: string, disk: Disk, { from }: Elsewhere): Promise<boolean> {
  const paths = await disk.files(folder);
  if (!paths.some((path) => path.endsWith('.sand') && !isVariant(path))) return false;
  const manifests = await Promise.all([folder, from ?? folder].map((one) => manifestAbove(one, disk)));
  return manifests.every((one) => one === undefined || one.dependencies.length === 0);
}

/** The folder of a ruleset of this name among the packages that the package of a folder depends on. */
export async function rulesetNamed(name: string, from: string, disk: Disk): Promise<string | undefined> {
  const { providers } = await dependenciesAt([from], disk);
  return providers.find(({ head }) => head?.name === name)?.folder;
}

interface Completed {
  readonly files: Map<string, string>;
  readonly findings: Diagnostic[];
  /** Names that house rules can be applied on top of: of the ruleset, and of what is applied on top of it. */
  readonly names: Set<string>;
}

async function completed(
  own: Provider,
  users: readonly Provider[],
  disk: Disk,
  elsewhere: Elsewhere,
): Promise<Completed> {
  const dependencies = await dependenciesAt([own.folder, elsewhere.from], disk);
  const below = await groundOf(own, dependencies, users, disk, elsewhere);
  for (const path of own.paths) below.files.set(path, inside(own.folder, path));
  for (const name of [own.head?.name, ...own.variants.keys()]) if (name !== undefined) below.names.add(name);
  for (const { name, path } of dependencies.hostile)
    below.findings.push(finding('package/path', placeOf(own), { name, path }));
  takeVariants(own, dependencies.providers, below);
  return below;
}

async function dependenciesAt(folders: readonly (string | undefined)[], disk: Disk): Promise<Dependencies> {
  const manifests = await Promise.all(folders.flatMap((folder) => (folder ? [manifestAbove(folder, disk)] : [])));
  const [first, second] = manifests;
  const own = await dependenciesOf(first, disk);
  if (second === undefined || second.folder === first?.folder) return own;
  const more = await dependenciesOf(second, disk);
  return {
    providers: [...own.providers, ...more.providers],
    places: [...own.places, ...more.places],
    hostile: [...own.hostile, ...more.hostile],
  };
}

/** What house rules lie over. A ruleset lies over nothing. */
async function groundOf(
  own: Provider,
  dependencies: Dependencies,
  users: readonly Provider[],
  disk: Disk,
  elsewhere: Elsewhere,
): Promise<Completed> {
  const nothing = { files: new Map(), findings: [], names: new Set<string>() };
  const wanted = wantedBy(own);
  if (wanted === undefined) return nothing;
  const circle = users.findIndex(({ variants }) => variants.has(wanted.of));
  if (circle >= 0) return { ...nothing, findings: [circleOf(users.slice(circle), own)] };
  const sibling = inside(above(own.folder), wanted.of);
  const shipped = await elsewhere.shipped?.(wanted.of);
  const [beside, last] = await Promise.all(
    [sibling, shipped].map(async (folder) => (folder === undefined ? undefined : await providerIn(folder, disk))),
  );
  const base = bestOf([beside, ...dependencies.providers, last], wanted);
  if (base !== undefined) return await completed(base, [...users, own], disk, elsewhere);
  if (dependencies.hostile.length > 0) return nothing;
  const places = [sibling, ...dependencies.places].map((place) => relative(own.folder, place)).join(', ');
  return { ...nothing, findings: [finding('package/missing', wanted.at.of, { name: wanted.of, places })] };
}

/**
 * The first whose version is wanted, or else the first of the name: what is wrong with its version is reported later.
 */
function bestOf(providers: readonly (Provider | undefined)[], { of, range }: Variant): Provider | undefined {
  const named = providers.filter((one) => one?.head?.name === of || one?.variants.has(of));
  const fits = rangeOf(range) ?? (() => true);
  return named.find((one) => fits(versionIn(one, of) ?? '')) ?? named[0];
}

const versionIn = (one: Provider | undefined, name: string): string | undefined =>
  one?.head?.name === name ? one.head.version : one?.variants.get(name)?.version;

function circleOf(users: readonly Provider[], own: Provider): Diagnostic {
  const [first = own] = users;
  const path = [...users, own, first].map((one) => wantedBy(one)?.name ?? '').join(' → ');
  return finding('package/circle', placeOf(first), { path });
}

/** The house rule for something that its folder does not have. */
const wantedBy = ({ head, variants }: Provider): Variant | undefined =>
  head ? undefined : [...variants.values()].find(({ of }) => !variants.has(of));

/**
 * Where something is reported that belongs to no line in particular: where the first house rule says what it is one of.
 */
function placeOf(own: Provider) {
  const [first] = own.variants.values();
  return first?.at.of ?? { file: own.paths.find((path) => path.endsWith('.sand')) ?? '', start: 0, end: 0 };
}

/** House rules of one name, and the packages that have some. */
interface Offered {
  readonly one: Provider;
  readonly variant: Variant;
}

/**
 * Adds house rules that fit, with what lies beside them, as long as there are more. A file that is there already stays.
 */
function takeVariants(own: Provider, providers: readonly Provider[], { files, names, findings }: Completed): void {
  const open = providers.flatMap((one) => [...one.variants.values()].map((variant): Offered => ({ one, variant })));
  for (let fitting = open; fitting.length > 0; ) {
    fitting = open.filter(({ variant }) => names.has(variant.of) && !names.has(variant.name));
    for (const [name, offered] of Map.groupBy(fitting, ({ variant }) => variant.name)) {
      const [first] = offered;
      names.add(name);
      const paths = first?.one.paths.filter((path) => path.startsWith(`variants/${name}.`)) ?? [];
      for (const path of paths) if (!files.has(path)) files.set(path, inside(first?.one.folder ?? '', path));
      findings.push(...sameNames(own, offered));
    }
  }
}

/** Only the first of several packages is used; whoever depends on them is to know. */
function sameNames(own: Provider, [first, ...others]: readonly Offered[]): readonly Diagnostic[] {
  const other = others.find(({ one }) => one.folder !== first?.one.folder);
  if (first === undefined || other === undefined) return [];
  const { name } = first.variant;
  const [used, unused] = [first, other].map(({ one }) => relative(own.folder, one.folder));
  const user = [...own.variants.values()].find(({ of }) => of === name);
  const fields = { name, used: used ?? '', unused: unused ?? '' };
  return [finding('package/same-name', user?.at.of ?? placeOf(own), fields, { severity: 'warning' })];
}
