import { textsShown } from '@sandtable/compiler';
import {
  createMessages,
  type Messages,
  messageLanguage,
  pathToId,
  readable,
  wordedLanguage,
  wordingUnder,
} from '@sandtable/messages';
import { type Context, type Outcome, say } from '../command.ts';
import { type Game, openGame } from '../game.ts';
import { failed } from '../report.ts';
import { wordingSources } from '../texts.ts';

interface Missing {
  readonly lang: string;
  readonly texts: number;
  readonly missing: readonly string[];
}

/**
 * The texts that a game has none of, by language, as lines for its .ftl files: each says what is shown until it is
 * written. With house rules, those that the game itself doesn't need, as lines for their files. Unlike other actions, this
 * one needs no rules text.
 */
export async function showMissing(context: Context, game: Game): Promise<Outcome> {
  const { model } = game.compiled;
  if (model === undefined) return failed(context, game);
  const every = context.values['all'] === true;
  const ofGame = await pathsOfGame(context, game, every);
  const paths = textsShown(model, every).filter((path) => !ofGame.has(path));
  const files = await wordingSources(game);
  const wanted = context.positionals[2];
  const languages = (wanted === undefined ? languagesOf(files) : [wanted]).map((lang): Missing => {
    const messages = createMessages(wordedLanguage(lang), wordingUnder(files, lang, game.compiled.texts), {}, lang);
    return { lang, texts: paths.length, missing: paths.filter((path) => !isWorded(messages, path)) };
  });
  for (const one of languages) tell(context, game, one, every);
  const ids = languages.map((one) => ({ ...one, missing: one.missing.map(pathToId) }));
  return { ok: true, findings: [], result: { game: game.id, languages: ids } };
}

/** What the game is asked for without its house rules; nothing if there are none. */
async function pathsOfGame(context: Context, game: Game, every: boolean): Promise<ReadonlySet<string>> {
  if (game.compiled.variants.length === 0) return new Set();
  const { model } = (await openGame(context, game.folder)).compiled;
  return new Set(model === undefined ? [] : textsShown(model, every));
}

function languagesOf(files: readonly { readonly path: string }[]): readonly string[] {
  const known = files.map(({ path }) => messageLanguage(path)).filter((lang) => lang !== undefined);
  return known.length === 0 ? ['en'] : [...new Set(known)];
}

/** A sentence for the log stands in for the name of what it is about. */
const isWorded = (messages: Messages, path: string): boolean => messages.has(path) || messages.has(`${path}/log`);

/** More members without a name than this are meant to have none, such as the hexes of a map. */
const MANY = 20;

function tell(context: Context, game: Game, { lang, texts, missing }: Missing, every: boolean): void {
  const { messages } = context;
  const unnamed = new Map<string, number>();
  for (const path of missing) {
    const kind = kindOf(path);
    if (kind !== undefined) unnamed.set(kind, (unnamed.get(kind) ?? 0) + 1);
  }
  const name = `${game.id} (${lang})`;
  say(context, `# ${messages.text('l10n/missing', { name, texts, missing: missing.length })}`);
  const isListed = (path: string): boolean => every || (unnamed.get(kindOf(path) ?? '') ?? 0) <= MANY;
  for (const path of missing.filter(isListed)) say(context, lineFor(game, path, lang));
  if (every) return;
  for (const [kind, count] of unnamed)
    if (count > MANY) say(context, `# ${messages.text('l10n/unnamed', { kind, count })}`);
}

const lineFor = ({ compiled }: Game, path: string, lang: string): string =>
  compiled.variants.length === 0
    ? `${pathToId(path)} = ${shownFor(path)}`
    : `text ${path} ${lang} = "${shownFor(path)}"`;

const kindOf = (path: string): string | undefined => /^([^./]+)\.[^./]+\.name$/.exec(path)?.[1];

/** A member is shown by its id, everything else by the last part of its path. */
const shownFor = (path: string): string => readable(path.replace(/\.name$/, ''));
