import { readChapters, type TextNode } from '@sandtable/messages';
import { describe, expect, it } from 'vitest';
import { chaptersHtml, markedUnit, rulebook } from '../src/index.ts';

const leaf = (text: string): TextNode => ({ text: () => text, names: () => [], at: () => undefined });
const root: TextNode = { names: () => ['limit'], at: (name) => (name === 'limit' ? leaf('<7>') : undefined) };
const values = { root, parts: new Set<string>(), examples: new Set(['a raid']) };

const bookOf = (text: string, pageOf?: (fragment: string) => number | undefined, lang = 'en'): string =>
  rulebook({
    pageOf,
    title: 'Cards & Dice',
    under: ['Version 1'],
    lang,
    contents: 'Contents',
    fragments: readChapters([{ path: 'text/en/1.md', text }]).fragments,
    values,
    draw: (example) => ({
      svg: `<svg data-of="${example ?? 'start'}"></svg>`,
      caption: example === undefined ? 'Start' : '',
    }),
  });
const body = (text: string): string => /<main>([\s\S]*)<\/main>/.exec(bookOf(text))?.[1] ?? '';

describe('a rulebook', () => {
  it('runs as its language is written', () => {
    expect(bookOf('# A {#a}\n\nB.\n')).toContain('<html lang="en" dir="ltr">');
    expect(bookOf('# A {#a}\n\nB.\n', undefined, 'ar-EG')).toContain('<html lang="ar-EG" dir="rtl">');
  });

  it('has headings with sections, contents that lead to them, and values of today', () => {
    const page = bookOf('# Cards {#cards §3 §PR.x}\n\nUp to {limit}.\n\n## The hand {#hand}\n\nMore.\n');
    expect(page).toContain('<title>Cards &#38; Dice</title>');
    expect(page).toContain('<a href="#cards"><span class="sections">§3</span><span class="title">Cards</span></a>');
    expect(page).toContain('<h3 id="hand"><span class="title">The hand</span></h3>');
    expect(page).toContain('<p>Up to &lt;7&gt;.</p>');
  });
  it('is a booklet as long as it is short, however large its pictures are', () => {
    const isBooklet = (text: string): boolean => bookOf(text).includes('<body class="booklet">');
    expect(isBooklet('# Cards {#cards}\n\nFew.\n')).toBe(true);
    expect(isBooklet(`# Cards {#cards}\n\n${'Many words. '.repeat(3000)}\n`)).toBe(false);
  });

  it('has the pages of the print in its contents, where they are known', () => {
    const page = bookOf('# Cards {#cards}\n\n# End {#end}\n', (id) => (id === 'cards' ? 12 : undefined));
    expect(page).toContain('<a href="#cards"><span class="page">12</span><span class="title">Cards</span></a>');
    expect(page).toContain('<a href="#end"><span class="title">End</span></a>');
  });
  it('leads from references to what they name', () => {
    expect(body('# Cards {#cards §3}\n\nSee [](#hand), [above](#cards).\n\n## The hand {#hand}\n')).toContain(
      'See <a href="#hand">The hand</a>, above (<a href="#cards">§3</a>).',
    );
  });
  it('draws the board where the text asks for it', () => {
    const html = body('# Cards {#cards}\n\n{board}\n\nAnd a raid:\n{board: a raid}\n');
    expect(html).toContain('<figure><svg data-of="start"></svg><figcaption>Start</figcaption></figure>');
    expect(html).toContain('<figure><svg data-of="a raid"></svg></figure>');
    expect(html).toContain('<p>And a raid:</p>');
  });
  it('shows what a text would hide in HTML as it was typed', () => {
    const html = body(
      '# Cards {#cards}\n\nA <script>alert(1)</script> <img src=x onerror=alert(1)> [here](javascript:alert(1)) ![p](http://x/y.png)\n',
    );
    expect(html).not.toMatch(/<script|<img|href="javascript/);
    expect(html).toContain('&#60;script&#62;');
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
