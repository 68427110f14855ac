import { LanguageClient, type LanguageClientOptions } from 'vscode-languageclient/node';
import { commandLine, languageArguments, SHELL } from './command/command.ts';

/** Rules, and what belongs to a ruleset: tables, messages, catalogs and chapters. */
const OPTIONS: LanguageClientOptions = {
  documentSelector: [
    { scheme: 'file', language: 'sand' },
    { scheme: 'file', pattern: '**/*.{json,csv,ftl,po,md}' },
  ],
};

export const createClient = (): LanguageClient => {
  const { file, args } = commandLine(['lsp', ...languageArguments()]);
  return new LanguageClient('sandtable', 'Sandtable', { command: file, args, options: { shell: SHELL } }, OPTIONS);
};
