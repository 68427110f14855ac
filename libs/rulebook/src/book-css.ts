/** A book in two sizes: on screens one column of comfortable width, on paper with a margin for numbers and notes. */
export const BOOK_CSS = `
:root { --ink: #1c1e21; --quiet: #5b5f66; --hairline: #cfc6b2; --paper: #fffdf8; --accent: #2f5f8f; --danger: #8a2f24;
  --land: #f2ecdd; --sea: #dfe7ea; --counter: #fffdf8; --counter-ink: #1c1e21; --margin: 6rem;
  --serif: "Source Serif 4", Georgia, serif; --sans: Inter, system-ui, sans-serif; }
* { box-sizing: border-box; }
html { background: var(--paper); counter-reset: figure; }
body { margin: 0 auto; max-width: 52rem; padding: 3rem 1.5rem 6rem; color: var(--ink);
  font: 400 16.5px/1.5 var(--serif); font-variant-numeric: oldstyle-nums; hyphens: manual; text-wrap: pretty; }
h1, h2, h3, h4, h5, h6 { font-family: var(--serif); font-weight: 600; line-height: 1.2; text-wrap: balance; hyphens: none;
  font-variant-numeric: lining-nums; break-after: avoid; break-inside: avoid; }
.front { padding: 18vh 0 10vh; border-bottom: 1px solid var(--hairline); }
.front h1 { font-size: 3rem; margin: 0 0 1rem; letter-spacing: -0.01em; }
.front p { margin: 0; color: var(--quiet); font: 15px/1.6 var(--sans); }
.contents { padding: 2rem 0 3rem; }
.contents h2 { font-size: 1.3rem; margin: 0 0 1rem; }
.contents ol { list-style: none; margin: 0; padding: 0; columns: 2; column-gap: 2.5rem; font-size: 0.94rem; }
.contents li { break-inside: avoid; padding: 1px 0; }
.contents li.level-1 { padding: 0.6rem 0 0.15rem; font-weight: 600; break-after: avoid; }
.contents li:first-child { padding-top: 0; }
.contents a { color: inherit; text-decoration: none; display: flex; align-items: baseline; gap: 0.6rem; }
.contents .number { flex: none; min-width: 2.1em; font-variant-numeric: lining-nums tabular-nums; }
.contents .level-2 .number { color: var(--quiet); font-size: 0.86em; min-width: 2.45em; }
.contents .page { flex: none; min-width: 1.5em; text-align: end; font-variant-numeric: lining-nums tabular-nums; }
.contents .title { flex: 1; }
.contents .note { color: var(--quiet); font: 13px/1.5 var(--sans); margin: 1.5rem 0 0; }
article { margin-top: 3.5rem; padding-inline-start: var(--margin); }
article > :is(h2, h3, h4, h5, h6) > .number { position: absolute; inset-inline-end: 100%; margin-inline-end: 1rem; white-space: nowrap; }
article > :is(h2, h3, h4, h5, h6) { position: relative; }
article > h2 { font-size: 1.9rem; margin: 0 0 1.2rem; margin-inline-start: calc(0rem - var(--margin)); padding: 0 0 0.5rem; padding-inline-start: var(--margin); border-bottom: 1.5px solid var(--ink); }
article > h2 > .number { inset-inline: 0 auto; }
h3 { font-size: 1.22rem; margin: 2rem 0 0.5rem; }
h4, h5, h6 { font-size: 1rem; margin: 1.5rem 0 0.4rem; }
/* The sections of the original, beside the first lines. */
.original { float: inline-start; clear: inline-start; width: calc(var(--margin) - 1rem); margin: 0.3rem 0 0; margin-inline-start: calc(0rem - var(--margin)); text-align: end;
  color: var(--quiet); font: 400 11px/1.35 var(--sans); font-variant-numeric: lining-nums; break-after: avoid; }
p { margin: 0 0 0.75rem; orphans: 2; widows: 2; }
/* Words on a board stand where they are drawn, whichever way the text around it is written. */
figure svg { direction: ltr; }
ul, ol { margin: 0 0 0.75rem; padding-inline-start: 1.4rem; }
li { margin: 0.15rem 0; orphans: 2; widows: 2; }
li > p { margin: 0 0 0.3rem; }
a { color: var(--accent); text-decoration-thickness: 1px; text-underline-offset: 2px; }
code { font: 0.86em/1.4 "JetBrains Mono", monospace; background: #f2ecdd; border-radius: 2px; padding: 0 3px; }
table { border-collapse: collapse; max-width: 100%; margin: 0.75rem 0 1.25rem; font: 13.5px/1.4 var(--sans); font-variant-numeric: lining-nums tabular-nums; }
th { text-align: start; font-weight: 600; border-bottom: 1.25px solid var(--ink); padding: 4px 0; padding-inline-end: 22px; vertical-align: bottom; hyphens: manual; }
td { border-bottom: 1px solid var(--hairline); padding: 4px 0; padding-inline-end: 22px; vertical-align: top; }
:is(th, td):last-child { padding-inline-end: 0; }
:is(th, td).number { text-align: end; }
:is(th, td).mark { text-align: center; }
td.mark { font-size: 1.5em; line-height: 0.9; }
caption { text-align: start; font-weight: 600; padding: 0 0 2px; break-after: avoid; }
tr, thead { break-inside: avoid; }
table.whole { break-inside: avoid; }
/* A row or two by themselves are lost. */
tbody tr:nth-child(-n+2) { break-after: avoid; }
tbody tr:nth-last-child(-n+2) { break-before: avoid; }
p:has(+ :is(table, ul, ol, .sets)) { break-after: avoid; }
table.wide :is(th, td):not(:last-child) { padding-inline-end: 12px; }
td.short { white-space: nowrap; }
table.wide, .sets { clear: inline-start; }
table.wide { margin-inline-start: calc(0rem - var(--margin)); width: calc(100% + var(--margin)); max-width: none; }
.sets { margin: 0.75rem 0 1.25rem; margin-inline-start: calc(0rem - var(--margin)); column-gap: 2rem; }
.sets-2 { columns: 2; }
.sets-3 { columns: 3; }
.sets table { width: 100%; margin: 0 0 1rem; }
.sets :is(th, td) { padding-inline-end: 8px; }
figure { margin: 1.25rem 0; break-inside: avoid; counter-increment: figure; }
figure .board { background: none; }
/* Outlined letters would be printed as drawings. */
figure .board text { stroke: none !important; }
figure .board-sheet { width: 100%; max-width: 100%; height: auto; margin-inline: 0; max-height: 24cm; border: 1px solid var(--hairline); display: block; }
figure:has(.whole-board) { margin-inline-start: calc(0rem - var(--margin)); }
figure ul.legend { list-style: none; padding: 0; display: flex; flex-wrap: wrap; gap: 0.15rem 0.9rem; margin: 0.5rem 0 0; font: 12.5px/1.4 var(--sans); }
figure ul.legend svg { width: 1.1em; height: 1.1em; vertical-align: -0.2em; }
figcaption { color: var(--quiet); font: 13px/1.4 var(--sans); margin-top: 0.4rem; }
figcaption[data-label]::before { content: attr(data-label) " " counter(figure) "\\2002"; color: var(--ink); font-weight: 600; }
.glossary dl { margin: 0; margin-inline-start: calc(0rem - var(--margin)); columns: 2; column-gap: 2rem; font-size: 0.94rem; }
.glossary dl > div { break-inside: avoid; margin: 0 0 0.6rem; }
.glossary dt { font-weight: 600; }
.glossary dd { margin: 0; }
.see { white-space: nowrap; color: var(--quiet); }
.index { break-inside: avoid; }
.index ul { list-style: none; margin: 0; margin-inline-start: calc(0rem - var(--margin)); padding: 0; columns: 3; column-gap: 2rem; font-size: 0.9rem; }
.index li { padding-inline-start: 1rem; text-indent: -1rem; break-inside: avoid; font-variant-numeric: lining-nums; }
.index a, .see a { color: inherit; text-decoration: none; }
.end { height: 0; margin: 0; line-height: 0; overflow: hidden; }
@media screen and (max-width: 48rem) {
  :root { --margin: 0rem; }
  article > :is(h2, h3, h4, h5, h6) > .number { position: static; margin-inline-end: 0.35em; }
  .original { float: none; width: auto; text-align: start; margin: 0 0 0.4rem; }
  .contents ol, .sets, .glossary dl, .index ul { columns: 1; }
  .front { padding: 8vh 0 4vh; }
}
@media print {
  :root { --margin: 27mm; }
  html { background: none; print-color-adjust: exact; }
  body { max-width: none; padding: 0; font-size: 10.1pt; line-height: 1.4; }
  .front { height: 23cm; padding: 8cm 0 0; padding-inline-start: var(--margin); border: 0; break-after: page; }
  .front h1 { font-size: 34pt; }
  .contents { break-after: page; padding: 0; }
  .contents ol { font-size: 9.4pt; }
  .contents .note { font-size: 8pt; }
  article { margin-top: 0; }
  article + article { margin-top: 11mm; }
  article > h2 { font-size: 20pt; margin-bottom: 5mm; padding-bottom: 1.6mm; }
  h3 { font-size: 12.4pt; margin: 6mm 0 1.6mm; }
  p, ul, ol { margin-bottom: 2.2mm; }
  article :is(p, li) { text-align: justify; }
  .original { text-align: end !important; font-size: 7.2pt; margin-top: 0.7mm; }
  a { color: inherit; text-decoration: none; }
  table { font-size: 8.5pt; margin: 1.5mm 0 4mm; }
  :is(th, td) { padding-top: 0.75mm; padding-bottom: 0.75mm; }
  .sets { font-size: 8.5pt; column-gap: 8mm; }
  .sets :is(th, td) { padding-top: 0.35mm; padding-bottom: 0.35mm; }
  figure ul.legend, figcaption { font-size: 8pt; text-align: start; }
  figure ul.legend li { text-align: start; }
  figure .board-sheet { max-height: 15cm; }
  figure .board-sheet.cropped { max-height: 9cm; }
  /* What lies across is low enough for half a page. */
  figure .board-sheet.lying { max-height: 8.8cm; width: auto; }
  .glossary dl, .index ul { font-size: 9.2pt; }
  .index li { text-align: start; }
  /* A short text would be mostly white, were each of its parts to begin a page. */
  .booklet .front { height: auto; padding: 0 0 7mm; border-bottom: 1px solid var(--hairline); break-after: avoid; }
  .booklet .front h1 { font-size: 28pt; }
  .booklet .contents { padding: 7mm 0 0; break-after: auto; }
  .booklet article { margin-top: 11mm; }
  .booklet figure .board-sheet { max-height: 11cm; }
}
`;
