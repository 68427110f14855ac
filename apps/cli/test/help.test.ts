import { readFile } from 'node:fs/promises';
import { languages } from '@sandtable/messages';
import { expect, test } from 'vitest';
import { commands } from '../src/commands/index.ts';
import { help, helpOf } from '../src/help.ts';
import { type Io, run } from '../src/index.ts';

/** What a command line prints on a system of this language. */
async function printed(language: string | undefined, ...argv: readonly string[]): Promise<string> {
  const out: string[] = [];
  const write = (text: string) => void out.push(text);
  const io: Io = {
    ...{ cwd: '/', language, write, complain: write, seconds: () => 0, seed: () => 1 },
    readLine: async () => undefined,
    interrupted: () => new Promise(() => undefined),
  };
  await run(argv, io);
  return out.join('\n');
}

const optionsIn = (text: string): readonly string[] => [...new Set(text.match(/--[a-z]+(?:-[a-z]+)*/g))].sort();

test.each(languages)('in %s all commands say what they do, with the options that English names', async (lang) => {
  const all = await help(lang);
  for (const name of Object.keys(commands)) {
    expect(all).toMatch(new RegExp(`^  ${name} +\\S.*\\.$`, 'm'));
    const own = await helpOf(name, lang);
    expect(own).not.toContain('{ $');
    expect(optionsIn(own)).toEqual(optionsIn(await helpOf(name, 'en')));
  }
});

test('usage names every option of a command', async () => {
  for (const [name, load] of Object.entries(commands)) {
    const command = await load();
    expect(command.name).toBe(name);
    if (name === 'lsp') continue;
    const own = await helpOf(name, 'en');
    for (const option of Object.keys(command.options)) expect(own).toContain(`--${option}`);
  }
});

test('what is listed below a sentence stays indented', async () => {
  expect(await printed('de', 'mutate', '--help')).toMatch(/^ {2}--files DATEI {4}/m);
});

test('the version is that of the package', async () => {
  const { version } = JSON.parse(await readFile(new URL('../package.json', import.meta.url), 'utf8'));
  expect(await printed('en', '--version')).toBe(version);
});

test('help and findings speak the language of the system, or the one that is asked for', async () => {
  expect(await printed(undefined, '--help')).toContain('Create and check:');
  expect(await printed('C.UTF-8', '--help')).toContain('Create and check:');
  expect(await printed('de_AT.UTF-8', '--help')).toContain('Erstellen und prüfen:');
  expect(await printed('fr-FR', 'check', '--help')).toContain('Vérifie les règles');
  expect(await printed('de', '--help', '--lang', 'fr')).toContain('Créer et vérifier');
  expect(await printed('en', 'check', '--help', '--lang=de')).toContain(
    'sandtable check [--build] [SPIEL …]\nPrüft Regeln',
  );
  expect(await printed('de_DE.UTF-8', 'paint')).toContain('Unbekannter Befehl „paint“');
  expect(await printed('de', 'paint', '--lang', 'en')).toContain('Unknown command “paint”');
  expect(await printed('fr_FR.UTF-8', 'paint')).toContain('Commande inconnue');
  expect(await printed('nl_NL.UTF-8', 'paint')).toContain('Unknown command “paint”');
});
