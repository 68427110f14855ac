import type { Face } from './slices/ui.ts';

/** What an address behind the # leads to: a game to play, or its rules, and there a file and a line of it. */
export interface Route {
  readonly face: Face;
  readonly ruleset: string;
  /** The path of a file within the ruleset. */
  readonly file?: string | undefined;
  /** A line of it, from 1. */
  readonly line?: number | undefined;
}

const SEGMENTS = { play: 'play', workshop: 'edit' } as const satisfies Record<Face, string>;

/** Reads `#/play/GAME` and `#/edit/GAME/FILE:LINE`; undefined for everything else. */
export function readRoute(hash: string): Route | undefined {
  const [, segment, game, rest] = /^#\/(play|edit)\/([^/]+)(?:\/(.+))?$/.exec(hash) ?? [];
  const ruleset = decoded(game);
  if (ruleset === undefined || ruleset === '') return undefined;
  if (segment === SEGMENTS.play) return { face: 'play', ruleset };
  const [, path, line] = /^(.*?)(?::(\d{1,7}))?$/.exec(decoded(rest) ?? '') ?? [];
  return {
    face: 'workshop',
    ruleset,
    ...(path ? { file: path } : {}),
    ...(path && line !== undefined ? { line: Number(line) } : {}),
  };
}

/** The address of a game, behind the #. */
export const writeRoute = ({ face, ruleset, file, line }: Route): string => {
  const place = file === undefined ? '' : `/${encodePath(file)}${line === undefined ? '' : `:${line}`}`;
  return `#/${SEGMENTS[face]}/${encodeURIComponent(ruleset)}${face === 'workshop' ? place : ''}`;
};

const encodePath = (path: string): string => path.split('/').map(encodeURIComponent).join('/');

/** An address may be cut off in the middle of a character. */
const decoded = (text: string | undefined): string | undefined => {
  try {
    return text === undefined ? undefined : decodeURIComponent(text);
  } catch {
    return undefined;
  }
};
