import { reviewFindings, textFindings } from '@sandtable/compiler';
import { isVariant } from '@sandtable/variant';
import type { Context, Outcome } from '../command.ts';
import { reportFindings } from '../report.ts';
import { type Prose, withFindings } from './prose.ts';

/** What is wrong with the text and its translations; what is merely not translated yet is no mistake. */
export async function checkTexts(context: Context, prose: Prose): Promise<Outcome> {
  const { compiled, sources } = prose.game;
  // Variants word texts, too.
  const files = [...prose.files, ...sources.filter(({ path }) => isVariant(path))];
  const findings = [
    ...textFindings(files, compiled.model, compiled.variants.length > 0),
    ...reviewFindings(prose.files, compiled),
  ];
  reportFindings(context, withFindings(prose, findings));
  const wrong = findings.filter(({ severity }) => severity !== 'note').length;
  return { ok: wrong === 0, findings, result: { game: prose.game.id, wrong } };
}
