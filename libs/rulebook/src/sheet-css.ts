/** A sheet of two columns, with small type and much on it. */
export const SHEET_CSS = `
body.sheet { max-width: 60rem; font-size: 14px; line-height: 1.4; }
.sheet header { display: flex; align-items: baseline; justify-content: space-between; gap: 1rem; border-bottom: 1.5px solid var(--ink); margin-bottom: 1rem; }
.sheet header h1 { margin: 0; font-size: 1.9em; }
.sheet header p { margin: 0; color: var(--quiet); font: 0.8em/1.4 var(--sans); text-align: end; }
.sheet main { columns: 2; column-gap: 2rem; }
.sheet section { break-inside: avoid; margin: 0 0 1.1em; }
.sheet h2 { font-size: 1.08em; margin: 0 0 0.3em; }
.sheet h2 .number { color: var(--quiet); font-weight: 400; }
.sheet table { font-size: 0.86em; margin: 0; width: 100%; }
.sheet :is(table.wide, .sets) { margin: 0; width: 100%; }
.sheet :is(th, td):is(th, td):not(:last-child) { padding-inline-end: 8px; }
.sheet td.short { white-space: normal; }
.sheet ol { margin: 0; padding-inline-start: 1.5em; }
.sheet ol ol { list-style: lower-alpha; padding-inline-start: 1.4em; color: var(--quiet); }
.sheet figure { margin: 0; }
.sheet .signs > svg { position: absolute; }
@media screen and (max-width: 48rem) { .sheet main { columns: 1; } }
@media print {
  body.sheet { font-size: 8.6pt; line-height: 1.32; }
  .sheet main { column-gap: 8mm; }
  .sheet :is(th, td) { padding-top: 0.3mm; padding-bottom: 0.3mm; }
  .sheet li { text-align: start; }
}
`;
