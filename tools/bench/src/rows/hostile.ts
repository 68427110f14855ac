import { compile, type InputFile, nonRuleFindings, variantFindings } from '@sandtable/compiler';
import { type Contestant, time } from '../measure.ts';
import { type Row, ratio } from '../row.ts';

const RULES: InputFile = {
  path: 'rules.sand',
  text: `ruleset "sample" version "1.0.0" language 1
kind City
table City { id
  lyra
}
type Errand = rest | wait
notation Errand for c: City from "errands"
`,
};

/** Twice as much of what used to take four times as long, or more, to be checked. */
const doubled = (name: string, size: number, files: (size: number) => readonly InputFile[]): Row => ({
  name: `growth of checking, ${name}`,
  unit: 'ms',
  better: 'lower',
  contestants: [checking(2 * size, files(2 * size)), checking(size, files(size))],
  figure: ratio,
  figureUnit: '×',
  first: 3,
  goal: 2.3,
});

function checking(size: number, files: readonly InputFile[]): Contestant {
  const all = [RULES, ...files];
  const compiled = compile([RULES]);
  const check = (): unknown => [nonRuleFindings(all, compiled, () => []), variantFindings(all, compiled)];
  return { name: String(size), run: () => time(check) };
}

export const equalMessages = (): Row =>
  doubled('equal messages', 7500, (size) => [
    { path: 'l10n/messages.en.ftl', text: 'City_lyra_name = Lyra\n'.repeat(size) },
  ]);

export const openBrackets = (): Row =>
  doubled('open brackets in a chapter', 30_000, (size) => [
    { path: 'text/en/1-a.md', text: `# A {#a}\n\n${'[ '.repeat(size / 2)}\n` },
  ]);

export const choicesInPattern = (): Row =>
  doubled('choices in a pattern', 2500, (size) => [
    { path: 'l10n/errands.en.txt', text: `Errand.rest = H ${'[a|b]'.repeat(size)}\nErrand.wait = W\n` },
  ]);

export const tinyVariants = (): Row =>
  doubled('tiny variants', 250, (size) =>
    Array.from({ length: size }, (_, i) => ({
      path: `variants/v${i}.sand`,
      text: `variant "v${i}" of "sample" "^1.0"\n`,
    })),
  );
