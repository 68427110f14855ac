import { readChapters, type TextNode } from '@sandtable/messages';
import { describe, expect, it } from 'vitest';
import { type Book, chaptersHtml, markedUnit, rulebook } from '../src/index.ts';

const leaf = (text: string): TextNode => ({ text: () => text, names: () => [], at: () => undefined });
const root: TextNode = { names: () => ['limit'], at: (name) => (name === 'limit' ? leaf('<7>') : undefined) };
const values = { root, parts: new Set<string>(), examples: new Set(['a raid']) };

const words = {
  ...{
    contents: 'Contents',
    glossary: 'Glossary',
    index: 'Index',
    signs: 'Signs',
    original: 'Sections of the original',
    figure: 'Fig.',
  },
  ...{ yes: 'yes', no: 'no', chapter: (number: string) => `chapter ${number}` },
};
const bookOf = (text: string, more: Partial<Book> = {}): string =>
  rulebook({
    title: 'Cards & Dice',
    under: ['Version 1'],
    lang: 'en',
    words,
    fragments: readChapters([{ path: 'text/en/1.md', text }]).fragments,
    values,
    draw: (example) => ({
      svg: `<svg data-of="${example ?? 'start'}"></svg>`,
      caption: example === undefined ? 'Start' : '',
    }),
    ...more,
  });
const body = (text: string): string => /<main>([\s\S]*)<\/main>/.exec(bookOf(text))?.[1] ?? '';

describe('a rulebook', () => {
  it('runs as its language is written', () => {
    expect(bookOf('# A {#a}\n\nB.\n')).toContain('<html lang="en" dir="ltr">');
    expect(bookOf('# A {#a}\n\nB.\n', { lang: 'ar-EG' })).toContain('<html lang="ar-EG" dir="rtl">');
  });

  it('has headings with numbers of its own, contents that lead to them, and values of today', () => {
    const page = bookOf('# Cards {#cards §3 §PR.x}\n\nUp to {limit}.\n\n## The hand {#hand}\n\nMore.\n');
    expect(page).toContain('<title>Cards &#38; Dice</title>');
    expect(page).toContain('<a href="#cards"><span class="number">1</span> <span class="title">Cards</span></a>');
    expect(page).toContain('<h3 id="hand"><span class="number">1.1</span> <span class="title">The hand</span></h3>');
    expect(page).toContain('<p>Up to &lt;7&gt;.</p>');
  });
  it('has the sections of the original in its margin, and says what they are', () => {
    const page = bookOf('# Cards {#cards §3 §PR.x}\n\nMany.\n');
    expect(page).toContain('<span class="title">Cards</span></h2>\n<p class="original">§3</p>');
    expect(page).toContain('<p class="note">Sections of the original</p>');
    expect(bookOf('# Cards {#cards}\n\nMany.\n')).not.toContain('Sections of the original');
  });
  it('is a booklet as long as it is short, however large its pictures are', () => {
    const isBooklet = (text: string): boolean => bookOf(text).includes('<body class="booklet">');
    expect(isBooklet('# Cards {#cards}\n\nFew.\n')).toBe(true);
    expect(isBooklet(`# Cards {#cards}\n\n${'Many words. '.repeat(3000)}\n`)).toBe(false);
  });

  it('has the pages of the print in its contents, where they are known', () => {
    const page = bookOf('# Cards {#cards}\n\n# End {#end}\n', { pageOf: (id) => (id === 'cards' ? 12 : undefined) });
    expect(page).toContain('<span class="title">Cards</span><span class="page">12</span></a>');
    expect(page).toContain('<span class="title">End</span></a>');
  });
  it('leads from references to what they name, by the numbers of the book', () => {
    expect(
      body('# Cards {#cards §3}\n\nSee [](#hand), [above](#cards) and [](#cards).\n\n## The hand {#hand}\n'),
    ).toContain(
      'See <a href="#hand">1.1</a>, above (<a href="#cards">chapter 1</a>) and <a href="#cards">chapter 1</a>.',
    );
  });
  it('draws the board where the text asks for it', () => {
    const html = body('# Cards {#cards}\n\n{board}\n\nAnd a raid:\n{board: a raid}\n');
    expect(html).toContain(
      '<figure><div class="board"><svg data-of="start"></svg></div><figcaption data-label="Fig.">Start</figcaption></figure>',
    );
    expect(html).toContain('<figure><div class="board"><svg data-of="a raid"></svg></div></figure>');
    expect(html).toContain('<p>And a raid:</p>');
  });
  it('has the title of the book and of the chapters over its pages, those that share pages together', () => {
    const long = `${'Many words. '.repeat(1500)}\n`;
    const text = `# Cards {#cards}\n\n${long}# "Dice"</style> {#dice}\n\n${long}# End {#end}\n\nIt ends.\n`;
    const page = bookOf(text, { groups: [[0], [1, 2]], paper: 'letter' });
    expect(page).toContain('@page group-0{@top-left{content:"Cards \\26  Dice";');
    expect(page).toContain('@top-right{content:"1 Cards"');
    expect(page).toContain('content:"2 \\22 Dice\\22 \\3c /style\\3e  · 3 End"');
    expect(page).toContain('.chapter-1,.chapter-2{page:group-1}');
    expect(page).toContain('@page{size:letter;');
  });
  it('marks where its chapters end, if that is to be measured', () => {
    const page = bookOf('# Cards {#cards}\n\n# End {#end}\n', { isMeasured: true });
    expect(page.match(/id="end-\d"/g)).toEqual(['id="end-0"', 'id="end-1"']);
    expect(bookOf('# Cards {#cards}\n')).not.toContain('id="end-0"');
  });
  it('divides words of its text, but none of its headings, pictures, code and tags', () => {
    const page = bookOf('# Fortress {#fortress}\n\nThe *fortress* stands, `fortress`.\n\n{board}\n', {
      hyphenate: (word) => word.replace('fort', 'fort\u00AD'),
    });
    expect(page).toContain('<p>The <em>fort\u00ADress</em> stands, <code>fortress</code>.</p>');
    expect(page).toContain('<h2 id="fortress"><span class="number">1</span> <span class="title">Fortress</span></h2>');
  });
  it('shows what a text would hide in HTML as it was typed', () => {
    const html = body(
      '# Cards {#cards}\n\nA <script>alert(1)</script> <img src=x onerror=alert(1)> [here](javascript:alert(1)) ![p](http://x/y.png)\n',
    );
    expect(html).not.toMatch(/<script|<img|href="javascript/);
    expect(html).toContain('&#60;script&#62;');
  });
});

describe('chapters without a book', () => {
  it('name the one section of the original where a reference leads, but not several of them', () => {
    const text =
      '# Cards {#cards}\n\nSee [hands](#hand), [piles](#pile) and [](#pile).\n\n## Hand {#hand §3}\n\n## Pile {#pile §3 §5}\n';
    const { fragments } = readChapters([{ path: 'text/en/1.md', text }]);
    expect(chaptersHtml({ fragments, values }, fragments)).toContain(
      'See hands (<a href="#hand">§3</a>), <a href="#pile">piles</a> and <a href="#pile">§3, §5</a>.',
    );
  });
});

describe('marked texts', () => {
  const html = (text: string): string => {
    const { fragments } = readChapters([{ path: 'text/en/1.md', text }]);
    const plain = readChapters([{ path: 'text/en/1.md', text: '# Cards {#cards}\n' }]).fragments;
    return chaptersHtml({ fragments: plain, values }, fragments);
  };
  it('are found again in headings, paragraphs, lists and tables, with emphasis up to their ends', () => {
    const page = html(
      [
        `# ${markedUnit('Cards', 0)} {#cards}`,
        markedUnit('**“Up” to** {limit}, see [](#cards): **now.**', 1),
        `- ${markedUnit('One\n  two', 2)}\n- ${markedUnit('`a`', 3)}`,
        `| ${markedUnit('Head', 4)} |\n| --- |\n| a |`,
      ].join('\n\n'),
    );
    expect(page).toContain('<span class="title"><span data-unit="0">Cards</span></span>');
    expect(page).toContain(
      '<p><span data-unit="1"><strong>“Up” to</strong> &lt;7&gt;, see <a href="#cards">Cards</a>: <strong>now.</strong></span></p>',
    );
    expect(page).toContain('<li><span data-unit="2">One\ntwo</span></li>');
    expect(page).toContain('<li><span data-unit="3"><code>a</code></span></li>');
    expect(page).toContain('<th><span data-unit="4">Head</span></th>');
  });
  it('cannot be written by hand', () => {
    expect(html(`# Cards {#cards}\n\n${markedUnit('a\u2E4D7\u2E4Eb\u2E4F', 1)}`)).toContain(
      '<p><span data-unit="1">a7b</span></p>',
    );
  });
});
