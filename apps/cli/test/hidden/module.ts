import { check } from '@sandtable/check';
import { emitJavaScript } from '@sandtable/emit/javascript';
import { engine, type GameModule } from '@sandtable/engine';
import type { Model } from '@sandtable/model';
import { parse } from '@sandtable/syntax';
import { load } from '@sandtable/testkit';

const checked = (text: string) => check([parse('rules.sand', text)], []);

/** Codes of what is found in rules, with the text they mark. */
export const found = (text: string): readonly string[] =>
  checked(text).findings.map(({ code, span }) => `${code}: ${text.slice(span.start, span.end)}`);

/** Rules as a module that runs, and as the model it was made from. */
export async function built(text: string): Promise<{ readonly module: GameModule; readonly model: Model }> {
  const { model } = checked(text);
  if (model === undefined) throw new Error(found(text).join('\n'));
  const javascript = emitJavaScript(model);
  const create = await load(javascript);
  return { module: create(engine), model };
}
