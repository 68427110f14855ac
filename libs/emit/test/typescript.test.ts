import { stripTypeScriptTypes } from 'node:module';
import { describe, expect, it } from 'vitest';
import { emitJavaScript } from '../src/javascript.ts';
import { emitTypeScript } from '../src/typescript.ts';
import { hexes } from './hexes.ts';

const written = (model = hexes()) => new Map(emitTypeScript(model).map(({ path, text }) => [path, text]));

/** Without types, comments and the import of types, and as few spaces as lines can do with. */
const bare = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) =>
      line
        .trim()
        .replace(/\s+(?=[,;)=]|$)/g, '')
        .replace(/\s+/g, ' '),
    )
    .filter((line) => line !== '' && !line.startsWith('/**'));

describe('the TypeScript package', () => {
  it('is the program that the JavaScript is, with types', () => {
    const [head, ...ours] = bare(stripTypeScriptTypes(written().get('module.ts') ?? ''));
    const [, ...theirs] = bare(emitJavaScript(hexes()));
    expect(head).toBe('export function create(engine) {');
    expect([...ours.slice(0, -1), '};']).toEqual(theirs);
  });

  it('names what the rules name', () => {
    const types = written().get('types.ts') ?? '';
    for (const { name, members } of hexes().kinds) {
      expect(types).toContain(`readonly "${name}": ${members.map(({ id }) => `"${id}"`).join(' | ')};`);
    }
    for (const { path } of hexes().choices) expect(types).toContain(`readonly "${path}": `);
  });

  it('holds names as data only', () => {
    const nasty = '"}`; process.exit()//$\u007bx}\u2028';
    const kinds = hexes().kinds.map((kind, i) => (i === 0 ? { ...kind, name: nasty } : kind));
    const types = stripTypeScriptTypes(written({ ...hexes(), kinds }).get('types.ts') ?? '');
    expect(bare(types)).toEqual([]);
  });
});
