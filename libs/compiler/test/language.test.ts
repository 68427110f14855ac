import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { createMessages, renderPlain } from '@sandtable/messages';
import { DECLARATION_WORDS, isContextual, isReserved, STATEMENT_WORDS } from '@sandtable/syntax';
import { type Block, blocksOf, codesWanted, filesOf } from '@sandtable/testkit';
import { describe, expect, test } from 'vitest';
import { allFindings } from './cases/run-case.ts';

/** Everything that the pages about the language show is run: what it calls right has no findings, what it calls wrong has the one named. */
const docs = join(import.meta.dirname, '../../../docs');
const REFERENCE = 'reference/language';
const reference = readdirSync(join(docs, REFERENCE)).map((name) => `${REFERENCE}/${name}`);
const pages = [...reference, 'guides/house-rules.md', 'tutorials/first-game.md'];
const textOf = (page: string) => readFileSync(join(docs, page), 'utf8');
const CONTENTS = `${REFERENCE}/README.md`;
const blocks = pages.flatMap((page) => blocksOf(page, textOf(page)));
const common = blocks.find(({ page, mode }) => page === CONTENTS && mode === 'prelude')?.text ?? '';

async function findingsIn(block: Block) {
  const files = filesOf(block, blocks, common);
  const found = (await allFindings(files)).filter(({ severity }) => severity !== 'note');
  const text = (path: string) => files.find((file) => file.path === path)?.text;
  return { codes: found.map(({ code }) => code), texts: found.map((one) => renderPlain(one, text, 'en')).join('\n\n') };
}

describe.each(pages)('%s', (page) => {
  const own = blocks.filter((block) => block.page === page && block.sort === 'sand');

  test.each(own)('line $line: $mode $rest', async (block) => {
    expect(['rules', 'prelude', 'part', 'wrong', 'variant']).toContain(block.mode);
    const { codes, texts } = await findingsIn(block);
    expect(codes, texts).toEqual(codesWanted(block));
  });

  test('texts and tables can be read', () => {
    const others = blocks.filter((block) => block.page === page);
    for (const { text } of others.filter(({ sort }) => sort === 'json')) JSON.parse(text);
    for (const { text } of others.filter(({ sort }) => sort === 'ftl')) {
      const ids = [...text.matchAll(/^([\w-]+) =/gm)].map(([, id = '']) => id);
      const messages = createMessages('en', [text]);
      expect(ids.filter((id) => !messages.has(id))).toEqual([]);
    }
  });

  test('links lead somewhere', () => {
    const links = [...textOf(page).matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, to = '']) => to);
    expect(links.filter((to) => !existsSync(join(docs, dirname(page), to)))).toEqual([]);
  });
});

test('every page is in the list of contents', () => {
  const contents = textOf(CONTENTS);
  const links = pages.map((page) => relative(REFERENCE, page));
  expect(links.filter((link) => link !== 'README.md' && !contents.includes(`](${link})`))).toEqual([]);
});

describe('words', () => {
  const grammar = textOf(`${REFERENCE}/grammar.md`);

  test('the grammar quotes words of the language alone', () => {
    const quoted = [...grammar.matchAll(/"([a-z]+)"/g)].map(([, word = '']) => word);
    expect(quoted.filter((word) => !isReserved(word) && !isContextual(word))).toEqual([]);
  });

  test('what begins a declaration or statement is in the grammar, or not there yet', () => {
    const known = `${grammar}${textOf(`${REFERENCE}/later.md`)}`;
    const words = [...DECLARATION_WORDS, ...STATEMENT_WORDS];
    expect(words.filter((word) => !new RegExp(`\\b${word}\\b`).test(known))).toEqual([]);
  });

  test('the list of reserved words is right', () => {
    const { text = '' } =
      blocks.find(({ page, sort }) => page === `${REFERENCE}/files-and-names.md` && sort === 'text') ?? {};
    const list = text.trim().split(/\s+/);
    expect(list).toHaveLength(26);
    expect(list.filter((word) => !isReserved(word))).toEqual([]);
  });
});
