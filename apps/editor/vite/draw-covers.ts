import { createRandom, policyBot, suggestAs } from '@sandtable/bots';
import { compile, type InputFile, isSource, layoutFile } from '@sandtable/compiler';
import { type Create, engine, type GameInfo, type GameModule } from '@sandtable/engine';
import { createMessages, languages, type Messages, messageLanguage, wordingUnder } from '@sandtable/messages';
import type { Drawn } from '@sandtable/picture';
import { callWords, constantValues, createMatch, type MatchView, namingBy, ownersOf } from '@sandtable/session';

/** What draws boards without a page around them. */
export interface Drawer {
  readonly boardCover: (drawn: Drawn) => string | undefined;
}

/** Covers of a ruleset by language; none where its rules don't compile or it has no board. */
export async function coversOf(
  files: readonly InputFile[],
  { boardCover }: Drawer,
): Promise<readonly (readonly [lang: string, svg: string])[]> {
  const compiled = compile(files.filter(({ path }) => isSource(path)));
  if (compiled.javascript === undefined) return [];
  const module = await moduleOf(compiled.javascript);
  const { info } = module;
  const layout = layoutFile(compiled, files).file?.text;
  const view = worthAPicture(module, (shown) => piecesIn(boardCover({ info, view: shown, layout })));
  const have = [...new Set(files.flatMap(({ path }) => messageLanguage(path) ?? []))].toSorted();
  return have.flatMap((lang) => {
    const wording = have
      .toSorted((a, b) => rank(a, lang) - rank(b, lang))
      .flatMap((one) => wordingUnder(files, one, compiled.texts));
    const language = languages.find((one) => one === lang) ?? 'en';
    const words = wordsIn(info, createMessages(language, wording, constantValues(info), lang));
    const svg = boardCover({ info, view, layout, ...words });
    return svg === undefined ? [] : [[lang, svg] as const];
  });
}

/** What a language has no word for is in English, or else in any other: later words are laid over earlier ones. */
const rank = (one: string, lang: string): number => (one === lang ? 2 : one === 'en' ? 1 : 0);

/** Emitted code holds only what the language can express. */
async function moduleOf(javascript: string): Promise<GameModule> {
  const address = `data:text/javascript;base64,${Buffer.from(javascript).toString('base64')}`;
  const { create } = (await import(address)) as { readonly create: Create };
  return create(engine);
}

/** How many decisions a match is looked into, and how far apart. */
const LOOKS = [0, 20, 40, 60];

/** The position that a match begins with if pieces stand on the board; else the one with the most of them soon after. */
function worthAPicture(module: GameModule, piecesOn: (view: MatchView) => number): MatchView {
  const match = createMatch(module, { seats: module.info.layouts[0]?.name ?? '', seed: 1 });
  const random = createRandom(1);
  let best = { view: match.view(), pieces: piecesOn(match.view()) };
  if (best.pieces > 0) return best.view;
  for (const decisions of LOOKS) {
    while (match.view().decisions < decisions) {
      const answer = suggestAs(policyBot, match, random);
      if (answer === undefined || !match.decide(answer).ok) return best.view;
    }
    const pieces = piecesOn(match.view());
    if (pieces > best.pieces) best = { view: match.view(), pieces };
  }
  return best.view;
}

const piecesIn = (svg: string | undefined): number => svg?.match(/data-piece=/g)?.length ?? 0;

/** What a ruleset calls its members, the values of its fields and the fields themselves. */
function wordsIn(info: GameInfo, messages: Messages): Pick<Drawn, 'nameOf' | 'valueName' | 'fieldName'> {
  const owners = ownersOf(info);
  const calls = callWords(info);
  const lookup = (path: string): string | undefined => {
    const { path: said, args } = calls.get(path) ?? { path, args: {} };
    return messages.has(said) ? messages.text(said, args) : undefined;
  };
  const { member } = namingBy({
    lookup,
    kindOf: (name) => owners.get(name),
    fieldsOf: () => undefined,
    otherwise: (name) => name,
  });
  return {
    nameOf: member,
    valueName: (_, value) => lookup(`${owners.get(value)}.${value}.name`),
    fieldName: lookup,
  };
}
