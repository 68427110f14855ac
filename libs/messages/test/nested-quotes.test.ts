import { describe, expect, it } from 'vitest';
import { createWords } from '../src/words.ts';

const why = createWords('de', ['why = Warum nicht „{ $what }“?\nboth = „{ $a }“ und „{ $b }“\n']);

describe('quotations within quotations', () => {
  it('get single marks', () => {
    expect(why('why', { what: 'Kosten von „Weg“' })).toBe('Warum nicht „Kosten von ‚Weg‘“?');
    const en = createWords('en', ['why = Why not “{ $what }”?\n']);
    expect(en('why', { what: 'cost of “Road”' })).toBe('Why not “cost of ‘Road’”?');
  });

  it('leave quotations next to each other as they are', () => {
    expect(why('both', { a: 'Weg', b: 'Fluss' })).toBe('„Weg“ und „Fluss“');
  });

  it('leave marks that do not pair up', () => {
    expect(why('why', { what: '“' })).toBe('Warum nicht „““?');
    expect(why('why', { what: '„' })).toBe('Warum nicht „„“?');
    expect(createWords('de', ['bare = { $what }\n'])('bare', { what: '“, „ und „“' })).toBe('“, „ und „“');
  });
});
