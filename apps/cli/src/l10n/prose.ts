import { messageContext, readableProse, textValues } from '@sandtable/compiler';
import type { Diagnostic } from '@sandtable/diagnostics';
import {
  type Catalogue,
  type ChapterText,
  catalogueLanguage,
  type ReadPo,
  readPo,
  sourceChapters,
  templateIn,
} from '@sandtable/l10n';
import { createMessages, lookUp } from '@sandtable/messages';
import { proseIn } from '../files.ts';
import type { Game } from '../game.ts';
import { wordingFiles } from '../texts.ts';
import { UsageError } from '../usage.ts';

/** The rules text of a game, its template with the values of today, and its catalogues. */
export interface Prose {
  readonly game: Game;
  readonly files: readonly ChapterText[];
  readonly chapters: readonly ChapterText[];
  readonly template: Catalogue;
  /** What the rules tell translators of a message. */
  readonly contextOf: (id: string) => readonly string[];
  readonly catalogues: readonly {
    readonly path: string;
    readonly lang: string;
    readonly text: string;
    readonly catalogue: ReadPo;
  }[];
}

/** Undefined for rules that do not compile: values of the text come from them. */
export async function openProse(game: Game): Promise<Prose | undefined> {
  const { model } = game.compiled;
  if (model === undefined) return undefined;
  const files = await proseIn(game);
  const chapters = sourceChapters(files);
  if (chapters.length === 0) throw new UsageError('usage/no-text', { path: game.folder });
  const { root } = textValues(model, createMessages('de', await wordingFiles(game, 'de')));
  const value = (path: string): string | undefined => lookUp(root, path).node?.text?.();
  const template = templateIn(files, { ruleset: game.id, version: model.version, value });
  const catalogues = files.flatMap(({ path, text }) => {
    const lang = catalogueLanguage(path);
    return lang === undefined ? [] : [{ path, lang, text, catalogue: readPo(path, text) }];
  });
  const contextOf = messageContext([...files, ...game.sources], model);
  return { game, files, chapters, template, contextOf, catalogues };
}

/** Why files may not be written: what could not be read of them would be lost. */
export function unwritable({ files, catalogues }: Prose, meant: (path: string) => boolean): readonly Diagnostic[] {
  const badlyEncoded = readableProse(files).findings.filter(
    ({ code, span }) => code === 'l10n/encoding' && meant(span.file),
  );
  const lost = catalogues.filter(({ path }) => meant(path) && !badlyEncoded.some(({ span }) => span.file === path));
  return [...badlyEncoded, ...lost.flatMap(({ catalogue }) => catalogue.findings)];
}

/** The game with these findings in the place of its own, for telling them with the lines they stand in. */
export const withFindings = ({ game, files }: Prose, findings: readonly Diagnostic[]): Game => ({
  ...game,
  sources: [...game.sources, ...files],
  compiled: { ...game.compiled, findings },
});
