import type { Command } from '../command.ts';

/** Commands by name. Each is read when it is called: together they are two thousand modules, of which most runs need few. */
type Commands = Readonly<Record<string, () => Promise<Command>>>;

/** The commands as the help lists them; `help-group--TITLE` in its words is what a group is called. */
export const groups: readonly (readonly [title: string, commands: Commands])[] = [
  [
    'create',
    {
      new: async () => (await import('./new.ts')).newRuleset,
      games: async () => (await import('./games.ts')).games,
      check: async () => (await import('./check.ts')).check,
      test: async () => (await import('./test.ts')).test,
      mutate: async () => (await import('./mutate.ts')).mutate,
      fmt: async () => (await import('./fmt.ts')).fmt,
      migrate: async () => (await import('./migrate.ts')).migrate,
      build: async () => (await import('./build.ts')).build,
      explain: async () => (await import('./explain.ts')).explain,
    },
  ],
  [
    'play',
    {
      play: async () => (await import('./play.ts')).play,
      simulate: async () => (await import('./simulate.ts')).simulate,
      worker: async () => (await import('./worker.ts')).worker,
      ladder: async () => (await import('./ladder.ts')).ladder,
      sweep: async () => (await import('./sweep.ts')).sweep,
      results: async () => (await import('./results.ts')).results,
      odds: async () => (await import('./odds.ts')).odds,
      why: async () => (await import('./why.ts')).why,
    },
  ],
  [
    'variants',
    {
      diff: async () => (await import('./diff.ts')).diff,
      compare: async () => (await import('./compare.ts')).compare,
      examples: async () => (await import('./examples.ts')).examples,
      stamp: async () => (await import('./stamp.ts')).stamp,
      rebase: async () => (await import('./rebase.ts')).rebase,
    },
  ],
  [
    'book',
    {
      text: async () => (await import('./text.ts')).text,
      rulebook: async () => (await import('./rulebook.ts')).rulebook,
      sections: async () => (await import('./sections.ts')).sections,
      facts: async () => (await import('./facts.ts')).facts,
    },
  ],
  [
    'translate',
    {
      l10n: async () => (await import('./l10n.ts')).l10n,
    },
  ],
  [
    'pictures',
    {
      picture: async () => (await import('./picture.ts')).picture,
      map: async () => (await import('./map.ts')).map,
    },
  ],
  [
    'share',
    {
      pack: async () => (await import('./pack.ts')).pack,
      unpack: async () => (await import('./unpack.ts')).unpack,
    },
  ],
  [
    'editors',
    {
      edit: async () => (await import('./edit.ts')).edit,
      lsp: async () => (await import('./lsp.ts')).lsp,
    },
  ],
];

export const commands: Commands = Object.assign({}, ...groups.map(([, ones]) => ones));
