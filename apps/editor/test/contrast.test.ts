import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contrast, counterFace, readLayout } from '@sandtable/board';
import { describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
const css = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const STYLES = 'libs/board/src/styles';
const board = readdirSync(join(ROOT, STYLES))
  .filter((name) => name !== 'tokens.css')
  .map((name) => css(`${STYLES}/${name}`))
  .join('');
const layouts = readdirSync(join(ROOT, 'rulesets')).flatMap((name) => {
  const path = join(ROOT, 'rulesets', name, 'layout.json');
  const layout = existsSync(path) ? readLayout(readFileSync(path, 'utf8')) : undefined;
  return layout === undefined ? [] : [{ name, layout }];
});

const full = (colour: string): string => (colour.length === 4 ? colour.replaceAll(/[0-9a-f]/g, '$&$&') : colour);
type Light = 'light' | 'dark';
/** A color of the style sheets in one sort of light. */
const inLight = (value: string, light: Light): string => {
  const both = /light-dark\(\s*([^,\s]+)\s*,\s*([^)\s]+)\s*\)/.exec(value);
  return full((both === null ? value : (both[light === 'light' ? 1 : 2] ?? '')).trim());
};
const variables = (text: string): ReadonlyMap<string, string> =>
  new Map([...text.matchAll(/--([\w-]+):\s*([^;{}]+);/g)].map(([, name = '', value = '']) => [name, value]));

const plain = variables(css(`${STYLES}/tokens.css`));
const [, strong = ''] = /data-theme="contrast"\] \{([^}]*)\}/.exec(css('apps/editor/src/css/access.css')) ?? [];
const tones = [...variables(board)].filter(([name]) => name.startsWith('tone-')).map(([, value]) => value);
const themes = (['light', 'dark'] as const).flatMap((light) => [
  { name: light, light, tokens: plain },
  { name: `${light}, much contrast`, light, tokens: new Map([...plain, ...variables(strong)]) },
]);

const parts = (colour: string): readonly number[] => [1, 3, 5].map((i) => Number.parseInt(colour.slice(i, i + 2), 16));
/** A color applied on top of another, as opaque as `share`. */
const over = (colour: string, below: string, share: number): string => {
  const under = parts(below);
  const mixed = parts(colour).map((part, i) => Math.round(part * share + (under[i] ?? 0) * (1 - share)));
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
};
/** A number that the style sheet of boards says for a selector. */
const said = (selector: string, property: string): number => {
  const [, block = ''] = new RegExp(`${selector.replaceAll('.', '\\.')} \\{([^}]*)\\}`).exec(board) ?? [];
  return Number(new RegExp(`${property}: ([\\d.]+)`).exec(block)?.[1]);
};
/** How much of the color of its holder a region has. */
const HELD = 0.45;

describe.each(themes)('on $name paper', ({ light, tokens }) => {
  const token = (name: string): string => inLight(tokens.get(name) ?? '', light);
  const grounds = [...['paper', 'land', 'sea'].map(token), ...tones.map((tone) => inLight(tone, light))];

  test('counts of stacks are read', () => {
    expect(contrast(token('counter-ink'), token('counter'))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(layouts)('counters of $name are seen on every ground', ({ layout }) => {
    const held = Object.values(layout.sides).flatMap(({ colour }) => grounds.map((below) => over(colour, below, HELD)));
    const own = layout.looks.flatMap(({ fill, dark }) =>
      fill?.startsWith('#') ? [light === 'dark' && dark !== undefined ? dark : fill] : [],
    );
    const [edge, body] = [token('counter-ink'), token('counter')];
    expect(contrast(edge, body)).toBeGreaterThanOrEqual(3);
    for (const ground of [...grounds, ...own, ...held]) {
      // Either the line around a counter or the light one around that is distinct from what lies around it.
      const seen = Math.max(contrast(edge, ground), contrast(body, ground));
      expect(seen, `a counter on ${ground}`).toBeGreaterThanOrEqual(3);
      const fadedEdge = over(edge, ground, said('.board .faded .counter-edge', 'stroke-opacity'));
      const stillSeen = Math.max(contrast(fadedEdge, ground), contrast(body, ground));
      expect(stillSeen, `a faded counter on ${ground}`).toBeGreaterThanOrEqual(3);
    }
  });

  test('names are read on paper, land and sea', () => {
    for (const ground of ['paper', 'land', 'sea'])
      for (const ink of ['ink', 'quiet']) expect(contrast(token(ink), token(ground))).toBeGreaterThanOrEqual(4.5);
  });
});

test.each(layouts)(
  'what is on counters of $name is read, of those as well that have nothing left to do',
  ({ layout }) => {
    const unit = { kind: 'Unit', member: 'one', label: 'A', value: '1', symbol: undefined, says: undefined };
    for (const side of Object.values(layout.sides))
      for (const faded of [false, true]) {
        const { colour, ink } = counterFace({ ...unit, side, faded });
        expect(contrast(ink, colour), colour).toBeGreaterThanOrEqual(4.5);
        const drawn = { ...unit, label: '', value: '', symbol: 'tank', form: 'block' } as const;
        const block = counterFace({ ...drawn, side, faded });
        expect(contrast(block.ink, block.colour), colour).toBeGreaterThanOrEqual(3);
      }
  },
);
