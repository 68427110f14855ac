import { expect, it } from 'vitest';
import { compile, type InputFile, textFindings } from '../../src/index.ts';
import { base, variantFile } from './base.ts';

const said = (lang: string, text: string): InputFile => ({ path: `l10n/messages.${lang}.ftl`, text });
/** What is wrong with texts, in which languages. */
const findings = (messages: readonly InputFile[], variants: readonly string[] = []) => {
  const files = [...base, variantFile('light', '  set constant limit = 4'), ...messages];
  const { model } = compile(files, { variants });
  return textFindings(files, model, variants.length > 0).map(({ code, fields }) => [code, fields.lang ?? fields.id]);
};

it('what a house rule is called and what it is about is described in all languages, laid or not', () => {
  const both = [said('en', 'variant--light = Lighter stones.\n'), said('de', 'variant--light = Leichtere Steine.\n')];
  expect(findings(both)).toEqual([]);
  expect(findings(both, ['light'])).toEqual([]);
  const titles = [said('en', 'variant--light--title = Light\n'), said('de', 'variant--light--title = Leicht\n')];
  expect(findings(titles)).toEqual([]);
  const other = said('de', 'lift--grip = Griff\n');
  expect(findings([...both.slice(0, 1), other])).toEqual([
    ['text/not-said', 'en'],
    ['text/not-said', 'de'],
  ]);
});

it('nothing asks for the description of a house rule that is not there', () =>
  expect(findings([said('en', 'variant--heavy = Heavier stones.\n')])).toEqual([['text/unused', 'variant--heavy']]));
