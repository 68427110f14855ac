import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What pages carry themselves rather than ask for it before anything is drawn. */
export interface Carried {
  readonly early: string;
  /** All styles; only a page that visitors see first carries them, because others find them kept. */
  readonly style?: string | undefined;
  /** The folder of scripts and styles as seen from the page. */
  readonly from: string;
}

const EARLY = /<script src="[^"]*pages\/early\.js"><\/script>/;
const STYLE = /<link rel="stylesheet" href="[^"]*pages\/style\.css">/;

/** Puts the early script, and styles, into a page; its policy admits just these. */
export function carrying(html: string, { early, style, from }: Carried): string {
  const script = early.trim();
  const admitted = html
    .replace("script-src 'self'", `script-src 'self' ${sumOf(script)}`)
    .replace(EARLY, () => `<script>${script}</script>`);
  if (style === undefined) return admitted;
  const own = style.trim().replaceAll(/url\(\.\//g, `url(${from}`);
  return admitted
    .replace("style-src 'self'", `style-src 'self' ${sumOf(own)}`)
    .replace(STYLE, () => `<style>${own}</style>`);
}

const sumOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

export interface FirstView {
  /** Requests that must be answered before something is drawn, with the page itself. */
  readonly requests: number;
  readonly bytes: number;
}

const TAG = /<(link|script)\b([^>]*)>/g;

/** What a page of a built site waits for before it draws anything: styles and scripts in its head that aren't deferred. */
export function firstView(site: string, address: string): FirstView {
  const html = readFileSync(join(site, address), 'utf8');
  const head = html.slice(0, html.indexOf('</head>'));
  const waited = [...head.matchAll(TAG)].flatMap(([, tag = '', attributes = '']) => blocking(tag, attributes));
  const files = waited.map((href) => readFileSync(join(site, dirname(address), href)));
  const bytes = files.reduce((sum, { length }) => sum + length, Buffer.byteLength(html));
  return { requests: 1 + files.length, bytes };
}

function blocking(tag: string, attributes: string): readonly string[] {
  const value = (name: string): string | undefined => new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1];
  const address = tag === 'script' ? value('src') : value('href');
  const waits = tag === 'script' ? !/\b(?:defer|async|type="module")/.test(attributes) : value('rel') === 'stylesheet';
  return waits && address !== undefined ? [address] : [];
}
