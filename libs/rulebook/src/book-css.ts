/** A book in two sizes: on screens one column of comfortable width, on paper A4 with numbered pages. */
export const BOOK_CSS = `
:root { --ink: #1c1e21; --quiet: #5b5f66; --hairline: #cfc6b2; --paper: #fffdf8; --accent: #2f5f8f; --danger: #8a2f24;
  --land: #f2ecdd; --sea: #dfe7ea; --counter: #fffdf8; --counter-ink: #1c1e21;
  --serif: "Source Serif 4 Variable", "Source Serif 4", Georgia, serif; --sans: "Inter Variable", Inter, system-ui, sans-serif; }
* { box-sizing: border-box; }
html { background: var(--paper); }
body { margin: 0 auto; max-width: 44rem; padding: 3rem 1.5rem 6rem; color: var(--ink);
  font: 400 16.5px/1.5 var(--serif); font-variant-numeric: oldstyle-nums; hyphens: auto; text-wrap: pretty; }
h1, h2, h3, h4, h5, h6 { font-family: var(--serif); font-weight: 650; line-height: 1.2; text-wrap: balance; hyphens: manual;
  font-variant-numeric: lining-nums; break-after: avoid; }
.front { padding: 18vh 0 10vh; border-bottom: 1px solid var(--hairline); }
.front h1 { font-size: 3rem; margin: 0 0 1rem; letter-spacing: -0.01em; }
.front p { margin: 0; color: var(--quiet); font: 15px/1.6 var(--sans); }
.contents { padding: 2rem 0 3rem; }
.contents h2 { font-size: 1.3rem; margin: 0 0 1rem; }
.contents ol { list-style: none; margin: 0; padding: 0; columns: 2; column-gap: 2.5rem; font-size: 0.94rem; }
.contents li { break-inside: avoid; padding: 1px 0 1px 1rem; text-indent: -0rem; }
.contents li.level-1 { padding: 0.6rem 0 0.15rem; font-weight: 650; break-after: avoid; }
.contents li:first-child { padding-top: 0; }
.contents a { color: inherit; text-decoration: none; display: flex; flex-direction: row-reverse; gap: 0.75rem; }
.contents .sections { flex: none; }
.contents .page { flex: none; min-width: 1.5em; text-align: right; font-variant-numeric: lining-nums tabular-nums; }
.title { flex: 1; }
.sections { color: var(--quiet); font: 400 0.72em/1.2 var(--sans); font-variant-numeric: lining-nums; white-space: nowrap; }
article { margin-top: 3.5rem; }
article > h2 { font-size: 1.9rem; margin: 0 0 1.2rem; padding-bottom: 0.5rem; border-bottom: 2px solid var(--ink);
  display: flex; flex-direction: row-reverse; align-items: baseline; gap: 1rem; }
h3 { font-size: 1.22rem; margin: 2rem 0 0.5rem; }
h4, h5, h6 { font-size: 1rem; margin: 1.5rem 0 0.4rem; }
h3, h4, h5, h6 { display: flex; flex-direction: row-reverse; align-items: baseline; gap: 1rem; }
p { margin: 0 0 0.75rem; orphans: 2; widows: 2; }
ul, ol { margin: 0 0 0.75rem; padding-left: 1.4rem; }
li { margin: 0.15rem 0; }
li > p { margin: 0 0 0.3rem; }
a { color: var(--accent); text-decoration-thickness: 1px; text-underline-offset: 2px; }
code { font: 0.86em/1.4 "JetBrains Mono Variable", "JetBrains Mono", monospace; background: #f2ecdd; border-radius: 2px; padding: 0 3px; }
table { border-collapse: collapse; width: 100%; margin: 0.75rem 0 1.25rem; font: 13.5px/1.4 var(--sans); font-variant-numeric: lining-nums tabular-nums;
  hyphens: manual; }
th { text-align: left; font-weight: 600; border-bottom: 1.5px solid var(--ink); padding: 4px 10px 4px 0; vertical-align: bottom; }
td { border-bottom: 1px solid var(--hairline); padding: 4px 10px 4px 0; vertical-align: top; }
tr { break-inside: avoid; }
figure { margin: 1.25rem 0; break-inside: avoid; }
figure svg { width: 100%; height: auto; max-height: 24cm; border: 1px solid var(--hairline); }
figure ul { list-style: none; padding: 0; display: flex; flex-wrap: wrap; gap: 0.2rem 1rem; margin: 0.5rem 0; font: 12.5px/1.4 var(--sans); }
/* What is clicked says nothing in a book. */
figure :is(button, .tools, .twin) { display: none; }
figcaption { color: var(--quiet); font: 13px/1.4 var(--sans); margin-top: 0.4rem; }
@media (max-width: 40rem) { .contents ol { columns: 1; } .front { padding: 8vh 0 4vh; } }
@page { size: A4; margin: 22mm 24mm 24mm; @bottom-center { content: counter(page); font: 9pt Inter, sans-serif; color: #5b5f66; } }
@page :first { @bottom-center { content: none; } }
@media print {
  html { background: none; }
  body { max-width: none; padding: 0; font-size: 10.6pt; line-height: 1.42; }
  .front { height: 24cm; padding: 9cm 0 0; border: 0; break-after: page; }
  .front h1 { font-size: 34pt; }
  .contents { break-after: page; padding: 0; }
  .contents ol { font-size: 9.4pt; }
  .contents a { align-items: baseline; gap: 0.5rem; }
  article { break-before: page; margin-top: 0; }
  article:first-child { break-before: auto; }
  a { color: inherit; text-decoration: none; }
  table { font-size: 8.8pt; }
  /* A short text would be mostly white, were each of its parts to begin a page. */
  .booklet .front { height: auto; padding: 0 0 7mm; border-bottom: 1px solid var(--hairline); break-after: avoid; }
  .booklet .front h1 { font-size: 28pt; }
  .booklet .contents { padding: 7mm 0 0; break-after: auto; }
  .booklet article { break-before: auto; margin-top: 11mm; }
  .booklet figure svg { max-height: 13cm; }
}
`;
