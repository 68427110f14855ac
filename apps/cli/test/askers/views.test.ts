import { playTwins } from '@sandtable/analysis/interpreter';
import { createRandom } from '@sandtable/bots';
import { compile } from '@sandtable/compiler';
import { createMatch, type Match, replay } from '@sandtable/session';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { type Built, built } from '../together/built.ts';
import { partners } from './rules.ts';

let game: Built;
beforeAll(async () => {
  game = await built(partners);
});
const begin = (seed: number): Match => createMatch(game.module, { seats: 'four', seed });

/** Someone of those who may answers, until the match is over or so many have. */
function playOn(match: Match, seed: number, decisions: number, each: () => void = () => undefined): void {
  const random = createRandom(seed);
  for (let n = 0; n < decisions && match.asks().length > 0; n += 1) {
    each();
    const open = match.asks();
    const { role = '' } = open[random(open.length)] ?? {};
    const answer = match.suggest(random, undefined, role);
    expect(match.decide(answer ?? '', undefined, role)).toEqual({ ok: true });
  }
}

test('each partner is asked about cards of his own', () => {
  const match = begin(1);
  expect(match.asks()).toEqual([
    { role: 'ann', seat: 'n', choice: 'round/lead', anyone: true },
    { role: 'bob', seat: 's', choice: 'round/lead', anyone: true },
  ]);
  const cards = (seat: string) => match.ask(['show'], seat)?.candidates ?? [];
  const [own, other] = [cards('n'), cards('s')];
  expect(own.length > 0 && other.length > 0 && own.every((card) => !other.includes(card))).toBe(true);
  // Asking for the question of a partner tells that the partner is asked, and no more.
  expect(match.ask(['show'], 'n', 'bob')).toMatchObject({ role: 'bob', sight: 'label', candidates: [] });
  expect(match.ask([], 'w')).toMatchObject({ role: 'ann', sight: 'label', candidates: [] });
  expect(match.view('w').waiting.map(({ role, anyone }) => [role, anyone])).toEqual([
    ['ann', true],
    ['bob', true],
  ]);
});

test('the first answer counts, and who gave it is kept', () => {
  const match = begin(1);
  const [card = ''] = match.ask(['show'], 's')?.candidates ?? [];
  const answer = { arm: 'show', args: { c: card } };
  expect(match.decide(answer, 'w')).toEqual({ ok: false, reasons: ['session/other-seat'] });
  expect(match.decide(answer, 'n').ok).toBe(false);
  expect(match.decide(answer, 's')).toEqual({ ok: true });
  expect(match.asks().some(({ choice }) => choice === 'round/lead')).toBe(false);
  expect(match.view().states['last']).toEqual(['bob']);
  expect(match.save().decisions).toEqual([{ choice: 'round/lead', role: 'bob', answer }]);
  expect(match.undo()).toBe(true);
  expect(match.asks()).toHaveLength(2);
});

test('a save is played again to the same position', () =>
  fc.assert(
    fc.property(fc.nat(9999), fc.nat(9999), (seed, by) => {
      const match = begin(seed);
      playOn(match, by, 30);
      const again = replay(game.module, match.save());
      expect(again.lost).toBeUndefined();
      expect([...again.match.position]).toEqual([...match.position]);
    }),
    { numRuns: 30 },
  ));

test('looking leaves no trace in the position', () => {
  const match = begin(4);
  playOn(match, 4, 40, () => {
    const before = [...match.position];
    for (const seat of ['n', 's', 'w', 'e']) match.view(seat);
    for (const { role } of match.asks()) match.ask([], undefined, role);
    expect([...match.position]).toEqual(before);
  });
});

test('no view holds a card that its seat may not see', () => {
  const pile = (view: ReturnType<Match['view']>) => view.fields['Card.$pile'] ?? [];
  for (let seed = 0; seed < 12; seed += 1) {
    const match = begin(seed);
    playOn(match, seed, 40, () => {
      const truth = pile(match.view());
      const lies = new Map((game.module.info.kinds[1]?.members ?? []).map((card, i) => [card, String(truth[i])]));
      for (const [seat, role, partner] of [
        ['n', 'ann', 'bob'],
        ['w', 'cleo', 'dora'],
      ] as const) {
        const ask = match.ask([], seat);
        const reported = JSON.stringify([ask, match.ask(['show'], seat), match.ask(['swap'], seat)]);
        if (match.view().status !== 'running' || ask?.role !== role) continue;
        for (const [card, place] of lies) if (place === `hand(${partner})`) expect(reported).not.toContain(`"${card}"`);
      }
    });
  }
});

const plan = { javascript: '', seed: 3, games: 4, seats: [0], options: new Int32Array(0), maxDecisions: 60 };

test('games with twins find no leak', () => {
  const clean = playTwins(game.module, game.model, plan, 4);
  expect([clean.leaks, clean.rests > 60]).toEqual([[], true]);
});

const stealing = partners.replace('show(c in hand(p) where', 'show(c in hand(ann) where');

test('what is offered from the hand of a partner is found, by the checker and by twins', async () => {
  const { findings } = compile([{ path: 'rules.sand', text: stealing }]);
  expect(findings.map(({ code, fields }) => [code, fields['label']])).toContainEqual(['leak/offer', 'round/lead']);
  expect(compile([{ path: 'rules.sand', text: partners }]).findings).toEqual([]);
  const leaking = await built(stealing);
  const { leaks } = playTwins(leaking.module, leaking.model, plan, 4);
  expect(leaks.map(({ choice }) => choice)).toContain('round/lead');
});
