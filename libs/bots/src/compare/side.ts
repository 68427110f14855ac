import type { ChoiceInfo, GameModule } from '@sandtable/engine';
import { membersNamed, roleName } from '@sandtable/session';
import type { Series } from '../series.ts';
import { type Course, courseOf } from './course.ts';
import { finalProbes } from './final-probes.ts';
import type { Probe } from './measure.ts';

/** A ruleset that is held against another, and by path the counted statements that tell of the use of rules. */
export interface Side {
  readonly series: Series;
  readonly uses: ReadonlyMap<string, number>;
}

/** Plays games of one side; the probes read what the last one came to. */
interface Player {
  readonly probes: readonly Probe[];
  play(game: number): Course;
}

/** Without prints, courses can't be held against each other, and are played faster. */
export function playerOf({ series, uses }: Side, hasPrints = true): Player {
  const { module } = series;
  const { info } = module;
  const S = new Int32Array(module.layout.size);
  const sorts = info.kinds.map((_, kind) => sortOf(module, kind));
  const named = sorts.map(({ names }) => new Int32Array(names.length));
  let course: Course | undefined;
  module.events.enabled = false;
  return { probes: [...courseProbes(), ...finalProbes(module, S), ...ruleProbes(), ...chosenProbes()], play };

  function play(game: number): Course {
    module.coverage?.fill(0);
    for (const times of named) times.fill(0);
    course = courseOf(series, game, S, (choice) => countNamed(module, choice, S, sorts, named), hasPrints);
    return course;
  }

  function courseProbes(): readonly Probe[] {
    const roles = info.kinds[info.roleKind]?.members ?? [];
    // Nobody wins for a role that has no seat.
    const seated = new Set(series.seats.flatMap((i) => info.layouts[i]?.seats.flatMap((seat) => seat.roles) ?? []));
    const ended = (how: Course['ended']) => () => Number(course?.ended === how);
    return [
      ...roles.flatMap((_, role): readonly Probe[] =>
        seated.has(role)
          ? [
              {
                measure: { sort: 'won', path: roleName(info, role) },
                read: () => ((course?.winners ?? 0) >>> role) & 1,
              },
            ]
          : [],
      ),
      { measure: { sort: 'drawn', path: '' }, read: ended('drawn') },
      { measure: { sort: 'limited', path: '' }, read: ended('limited') },
      { measure: { sort: 'decisions', path: '' }, read: () => course?.asked.length ?? 0 },
    ];
  }

  function ruleProbes(): readonly Probe[] {
    return [...uses].map(([path, at]) => ({ measure: { sort: 'use', path }, read: () => module.coverage?.[at] ?? 0 }));
  }

  function chosenProbes(): readonly Probe[] {
    return sorts.flatMap(({ names }, kind) =>
      names.map(
        (path, i): Probe => ({
          measure: { sort: 'chosen', path },
          read: () => named[kind]?.[i] ?? 0,
        }),
      ),
    );
  }
}

/** Counts the members that an answer names, by kind and sort. */
function countNamed(
  module: GameModule,
  choice: ChoiceInfo,
  S: Int32Array,
  sorts: readonly Sorts[],
  named: readonly Int32Array[],
): void {
  membersNamed(module, choice, (kind, member) => {
    const times = named[kind];
    const at = sorts[kind]?.of(S, member) ?? -1;
    if (times && at >= 0) times[at] = (times[at] ?? 0) + 1;
  });
}

/** How members of a kind are told apart, and which of these one is. */
interface Sorts {
  readonly names: readonly string[];
  of(S: Int32Array, member: number): number;
}

/**
 * Members by their names; those of a pool, which are only numbers, by what the first of their fields says that is a
 * member of another kind, or all alike.
 */
function sortOf({ info, layout }: GameModule, kind: number): Sorts {
  const { name = '', members = [], live } = info.kinds[kind] ?? {};
  if (live === undefined) return { names: members.map((member) => `${name}.${member}`), of: (_, member) => member };
  for (const { path, type: index, at, words, bits } of layout.fields) {
    const type = info.types[index];
    if (!path.startsWith(`${name}.`) || bits || type?.t !== 'kind' || type.kind === info.roleKind) continue;
    const values = info.kinds[type.kind]?.members ?? [];
    return { names: values.map((value) => `${path} = ${value}`), of: (S, member) => S[at + member * words] ?? -1 };
  }
  return { names: [name], of: () => 0 };
}
