import { type Command, type Context, type Outcome, positional } from '../command.ts';
import { openGame } from '../game.ts';
import { checkTexts } from '../l10n/check-texts.ts';
import { extract, mergeAll, settle, writePseudo } from '../l10n/edit-catalogues.ts';
import { writeTmxs, writeXliffs } from '../l10n/exchange.ts';
import { writeGlossary } from '../l10n/glossary.ts';
import { openProse, type Prose } from '../l10n/prose.ts';
import { review } from '../l10n/review.ts';
import { showMissing } from '../l10n/show-missing.ts';
import { showStats } from '../l10n/show-stats.ts';
import { takeIn } from '../l10n/take-in.ts';
import { failed } from '../report.ts';
import { UsageError } from '../usage.ts';

type Action = (context: Context, prose: Prose, rest: readonly string[]) => Promise<Outcome>;

const ACTIONS: Readonly<Record<string, Action>> = {
  extract,
  merge: mergeAll,
  check: checkTexts,
  stats: showStats,
  pseudo: writePseudo,
  'fix-source': settle,
  review,
  xliff: writeXliffs,
  tmx: writeTmxs,
  glossary: writeGlossary,
  import: takeIn,
};

/** What only looks: house rules have their texts in their own files, so with them nothing is written. */
const LOOKS: readonly string[] = ['check', 'stats'];

/** The one action for which a game needs no rules text. */
const MISSING = 'missing';

export const l10n: Command = {
  name: 'l10n',
  options: { format: { type: 'string' }, all: { type: 'boolean' } },
  async run(context) {
    const name = positional(context, 0, 'l10n', 'ACTION');
    const action = Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : undefined;
    if (action === undefined && name !== MISSING)
      throw new UsageError('usage/action', { name, known: [...Object.keys(ACTIONS), MISSING].join(', ') });
    const game = await openGame(context, positional(context, 1, `l10n ${name}`, 'GAME'));
    if (action === undefined) return await showMissing(context, game);
    if (game.compiled.variants.length > 0 && !LOOKS.includes(name))
      throw new UsageError('usage/variant-texts', { action: name, name: game.id });
    const prose = await openProse(game);
    if (prose === undefined) return failed(context, game);
    return await action(context, prose, context.positionals.slice(2));
  },
};
