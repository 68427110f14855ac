import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { REVIEWED, reviewed, reviewFindings } from '@sandtable/compiler';
import { isWord } from '@sandtable/l10n/words';
import { type Context, type Outcome, say } from '../command.ts';
import { failed } from '../report.ts';
import { UsageError } from '../usage.ts';
import { type Prose, unwritable, withFindings } from './prose.ts';
import { settleWords } from './words.ts';

/** Notes that the texts of these fragments fit the rules of today; without any, notes what nobody has noted yet. */
export async function review(context: Context, prose: Prose, fragments: readonly string[]): Promise<Outcome> {
  const { game, files, template } = prose;
  const broken = unwritable(prose, (path) => path === REVIEWED);
  if (broken.length > 0) return failed(context, withFindings(prose, broken));
  const known = new Set(template.entries.map((entry) => entry.context));
  const stranger = fragments.find((id) => !known.has(id) && !isWord({ context: id }));
  if (stranger !== undefined) throw new UsageError('usage/fragment', { name: stranger });
  const text = reviewed(files, game.compiled, fragments);
  await writeFile(join(game.folder, REVIEWED), text);
  const now = [...files.filter(({ path }) => path !== REVIEWED), { path: REVIEWED, text }];
  const words = await settleWords(prose, fragments);
  const changed = reviewFindings(now, game.compiled).map(({ fields }) => String(fields.fragment));
  const pending = new Set([...changed, ...words]);
  say(
    context,
    `${game.id}: ${context.messages.text('l10n/reviewed', { path: REVIEWED, count: pending.size, names: [...pending].join(', ') })}`,
  );
  return { ok: true, findings: [], result: { game: game.id, waiting: [...pending] } };
}
