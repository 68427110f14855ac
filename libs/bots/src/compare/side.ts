import { membersNamed, roleName } from '@sandtable/session';
import type { Series } from '../batch.ts';
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

export function playerOf({ series, uses }: Side): Player {
  const { module } = series;
  const { info } = module;
  const S = new Int32Array(module.layout.size);
  const named = info.kinds.map(({ members }) => new Int32Array(members.length));
  let course: Course | undefined;
  module.events.enabled = false;
  return { probes: [...courseProbes(), ...finalProbes(module, S), ...ruleProbes(), ...chosenProbes()], play };

  function play(game: number): Course {
    module.coverage?.fill(0);
    for (const times of named) times.fill(0);
    course = courseOf(series, game, S, (choice) =>
      membersNamed(module, choice, (kind, member) => {
        const times = named[kind];
        if (times) times[member] = (times[member] ?? 0) + 1;
      }),
    );
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
    return info.kinds.flatMap(({ name, members }, kind) =>
      members.map(
        (member, i): Probe => ({
          measure: { sort: 'chosen', path: `${name}.${member}` },
          read: () => named[kind]?.[i] ?? 0,
        }),
      ),
    );
  }
}
