import type { Bundled } from './bundled.ts';

/** The licences of all packages in one text. Throws where one has none: then it may not be shipped. */
export function noticesOf(packages: readonly Bundled[]): string {
  const without = packages.filter(({ license, texts }) => license === undefined || texts.length === 0);
  if (without.length > 0) {
    const names = without.map(({ name, version }) => `${name}@${version}`).join(', ');
    throw new Error(`These packages are shipped, but declare no license or contain no license text: ${names}.`);
  }
  return [
    '# Third-party notices',
    'Sandtable contains code, fonts and data of these packages. Their licenses follow.',
    packages.map(({ name, version, license }) => `- ${name} ${version} (${license})`).join('\n'),
    ...packages.map(sectionOf),
    '',
  ].join('\n\n');
}

function sectionOf({ name, version, texts }: Bundled): string {
  const fence = '`'.repeat(Math.max(3, ...[...texts.join('\n').matchAll(/`+/g)].map(([ticks]) => ticks.length + 1)));
  return [`## ${name} ${version}`, ...texts.map((text) => `${fence}text\n${text}\n${fence}`)].join('\n\n');
}
