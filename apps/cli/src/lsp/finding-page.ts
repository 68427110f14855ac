import { type Language, manualLanguage } from '@sandtable/messages';
import { pageFile } from '@sandtable/messages/node';
import type { Client } from './client.ts';
import { uriOf } from './uris.ts';

/**
 * The address of the page about a finding, for editors that show its code as a link: on the site that the editor names,
 * otherwise the file that comes with this command, which is there without a network.
 */
export function findingPage({ linksCodes, manual }: Client, code: string, lang: Language): string | undefined {
  if (!linksCodes) return undefined;
  const file = pageFile(code, lang);
  if (file === undefined) return undefined;
  return manual === undefined ? uriOf(file) : `${manual}/findings/${manualLanguage(lang)}/${code}.html`;
}
