import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CardDrawing } from '../src/CardDrawing.tsx';
import type { CardFace } from '../src/card-face.ts';

test('a drawn card, which breaks no words, has no soft hyphens in its name', () => {
  const face = { band: '', figure: '', name: 'Battle\u00adship', symbol: undefined, tint: 0 } as unknown as CardFace;
  const svg = renderToStaticMarkup(<CardDrawing face={face} />);
  expect(svg).toContain('>Battleship<');
  expect(svg).not.toContain('\u00ad');
});
