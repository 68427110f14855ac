import { MATCH, type Problem, pathProblem, placed, RULESET_LIMITS, readZip } from '@sandtable/archive';
import { readSave } from '@sandtable/session';
import type { Brought, Contents } from './offer.ts';
import type { PreviousGame } from './slices/match.ts';

/** Files, a folder of them, or an archive; `ruleset` is the one that is open, which single files are for. */
export const contentsOf = (brought: readonly Brought[], ruleset: string | undefined): Contents => {
  const parts = brought.filter(isZip).map((zip) => {
    const read = readZip(zip.bytes, RULESET_LIMITS);
    const given = placed(read.files, stem(zip.name));
    return { files: given.files, problems: [...read.problems, ...given.problems], match: matchOf(given.match) };
  });
  const loose = looseContents(
    brought.filter((one) => !isZip(one)),
    ruleset,
  );
  const all = [...parts, loose];
  return {
    files: all.flatMap(({ files }) => files),
    problems: all.flatMap(({ problems }) => problems),
    match: all.map(({ match }) => match).find((match) => match !== undefined),
  };
};

const stem = (name: string): string => name.slice(name.lastIndexOf('/') + 1).replace(/\.\w+$/, '');
const isZip = ({ name, bytes }: Brought): boolean =>
  /\.zip$/i.test(name) || (bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3);

const textOf = (bytes: Uint8Array): string | undefined => {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
};

const matchOf = (text: string | undefined): PreviousGame | undefined => {
  const save = text === undefined ? undefined : readSave(MATCH, text).save;
  return save && { save, at: undefined };
};

const looseContents = (brought: readonly Brought[], ruleset: string | undefined): Contents => {
  const problems: Problem[] = [];
  const files = brought.flatMap(({ name, bytes }) => {
    const text = textOf(bytes);
    const isTooLarge = bytes.length > RULESET_LIMITS.fileBytes;
    const code = pathProblem(name) ?? (isTooLarge ? 'too-large' : text === undefined ? 'no-text' : undefined);
    if (code === undefined) return [{ path: name, text: text ?? '' }];
    problems.push({ code, path: name, fields: { most: RULESET_LIMITS.fileBytes } });
    return [];
  });
  const isFolder = files.some(({ path }) => path.includes('/'));
  if (ruleset !== undefined && !isFolder && !files.some(isHead)) return singles(files, ruleset, problems);
  const given = placed(files, stem(files[0]?.path ?? 'new'));
  return { files: given.files, problems: [...problems, ...given.problems], match: matchOf(given.match) };
};

const isHead = ({ path, text }: { readonly path: string; readonly text: string }): boolean =>
  path.endsWith('.sand') && /^\s*ruleset\s+"/m.test(text);

const isVariantText = (path: string, text: string): boolean =>
  path.endsWith('.sand')
    ? /^\s*variant\s+"/m.test(text)
    : path.endsWith('.json') && /"variant"\s*:\s*"/.test(text) && /"of"\s*:\s*"/.test(text);

/** Single files go where files like them are: house rules among the house rules, a match is played. */
const singles = (files: Contents['files'], ruleset: string, problems: readonly Problem[]): Contents => {
  const matches = files.flatMap(({ path, text }) => (path.endsWith('.json') ? (matchOf(text) ?? []) : []));
  const rest = files.filter(({ path, text }) => !path.endsWith('.json') || matchOf(text) === undefined);
  const put = rest.map(({ path, text }) => ({
    path: `${ruleset}/${isVariantText(path, text) || path.endsWith('.was.json') ? 'variants/' : ''}${path}`,
    text,
  }));
  return { files: put, problems, match: matches[0] };
};
