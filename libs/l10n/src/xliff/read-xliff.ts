import { type Diagnostic, finding } from '@sandtable/diagnostics';
import type { Element } from '@xmldom/xmldom';
import type { Back, Returned } from '../returned.ts';
import { below, readXml } from '../xml/read-xml.ts';
import { returned1 } from './unit-1.ts';
import { unitOf } from './unit-2.ts';

interface ReadXliff extends Back {
  readonly findings: readonly Diagnostic[];
}

/** Reads XLIFF 1.1, 1.2 and 2. What is none of them is one finding, and nothing is used of it. */
export function readXliff(file: string, text: string): ReadXliff {
  const { root, findings, spanOf } = readXml(file, text);
  if (root === undefined) return { lang: '', texts: [], findings };
  const version = root.localName === 'xliff' ? (root.getAttribute('version') ?? '') : '';
  if (!/^(?:1\.[12]|2\.\d+)$/.test(version))
    return { lang: '', texts: [], findings: [finding('l10n/xliff', spanOf(root), { what: 'version' })] };
  const units = version.startsWith('1')
    ? below(root, 'trans-unit').map((unit) => ({ unit, read: returned1(unit) }))
    : below(root, 'unit').map((unit) => ({ unit, read: unitOf(unit) }));
  const texts = units.flatMap(({ unit, read }) => (read.texts ?? []).map((one) => ({ ...one, span: spanOf(unit) })));
  const half = units.filter(({ read }) => read.partly === true);
  return {
    lang: languageOf(root, version),
    texts: texts satisfies readonly Returned[],
    findings: half.map(({ unit }) => finding('l10n/xliff', spanOf(unit), { what: 'part' }, { severity: 'warning' })),
  };
}

/** In the first version each file names its language. */
const languageOf = (root: Element, version: string): string =>
  version.startsWith('2')
    ? (root.getAttribute('trgLang') ?? '')
    : (below(root, 'file')
        .map((file) => file.getAttribute('target-language') ?? '')
        .find((lang) => lang !== '') ?? '');
