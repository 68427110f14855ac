import { createTexts } from '@sandtable/board/texts';
import { compile } from '@sandtable/compiler';
import { engine } from '@sandtable/engine';
import { createMessages } from '@sandtable/messages';
import { createMatch } from '@sandtable/session';
import { load } from '@sandtable/testkit';
import { expect, test } from 'vitest';
import { type Sum, sumOf, sumText, tellsOf } from '../src/explain/account-words.ts';
import { chaptersIn, chaptersOf } from '../src/explain/chapters-of.ts';
import { sentencesOf } from '../src/explain/claim-words.ts';
import { fetchWords, say } from '../src/words.ts';
import { whyService } from '../src/workers/why.ts';
import { replyAs } from './described-as.ts';

const RULES = `ruleset "bouts" version "1.0.0" language 1
kind Side { state points: 0..99 = 0 }
kind Team { side: Side, power: 0..9, tired: 0..3, state out: bool = false }
die Cube { 1..6 }
die Odd { miss, 1, 2 }
table Side { id
  red
  blue }
table Team { id side power tired
  ada red 3 1
  bob blue 2 0 }
constant needed: 0..9 = 4
constant bonus: 0..9 = 2
seats for Side { two { first {red} second {blue} } }
function worth(t: Team): int = t.power - t.tired
function marks(f: Odd): int = match f { miss -> 0, n: int -> n }
function marked(f: Cube?): int = if f is n: Cube and n > 0 then n else 0
function good(k: 0..6, all: list of Cube max 5): 0..5 = count d in all where d >= k
procedure luck(t: Team): int {
  let odd = roll Odd by t.side
  return marks(odd)
}
procedure fight(t: Team) {
  var attack = worth(t) + (if t.side == red then bonus else 0)
  let cube = roll Cube by t.side
  attack += cube
  let twice = roll Cube for each s in Side by t.side
  log "marked" (marks: marked(twice[t.side]))
  let extra = luck(t)
  attack += extra
  log "fought" (t, attack)
  if attack >= needed { t.side.points += 1  log "hit" (t) }
}
procedure volley(t: Team) {
  let shots = roll Cube 5 times by t.side
  log "volley" (t, hits: min(4, good(4, shots)))
}
play {
  repeat 40 times {
    let who = choose one of t in Team by red
    fight(who)
    volley(who)
    if who.tired == 0 { log "fresh" (who) }
  }
}
`;
const TEXTS: Readonly<Record<string, string>> = {
  en: 'fight--cube = Battle die\nTeam_power = power\nTeam_tired = fatigue\nfight--fought--attack = attack',
  de: 'fight--cube = Kampfwürfel\nTeam_power = Kraft\nTeam_tired = Müdigkeit\nfight--fought--attack = Angriff\nconstant--needed = Treffer ab',
  fr: 'fight--cube = dé\nTeam_power = force\nTeam_tired = fatigue\nfight--fought--attack = attaque',
};

const files = [{ path: 'rules.sand', text: RULES }];
const { javascript = '', findings } = compile(files);
const module = (await load(javascript))(engine);
const match = createMatch(module, { seats: 'two', seed: 5 });
match.decide('ada');
match.decide('bob');
await fetchWords('fr');
const service = whyService();

test('a long match is played little by little, and each part goes on from the one before', () => {
  const long = createMatch(module, { seats: 'two', seed: 5 });
  for (let i = 0; i < 40; i += 1) long.decide('ada');
  const at = { files, variants: [], save: long.save(true), at: long.cursor, watches: [], lang: 'en' };
  const patient = whyService();
  const kinds: string[] = [];
  do kinds.push(patient.storyWithin(at, 0, 35, 'fight/fought', 0).kind);
  while (kinds.at(-1) === 'not yet' && kinds.length < 10);
  expect(kinds).toEqual(['not yet', 'not yet', 'not yet', 'story']);
  expect(patient.storyWithin(at, 0, 30, 'fight/fought', 0).kind).toBe('story');
});

const lines = (sum: Sum): readonly string[] => [
  sumText(sum),
  ...sum.because.map(({ text }) => `  ${text}`),
  ...sum.more.flatMap((inner) => lines(inner).map((one) => `  ${one}`)),
];

function described(lang: string, step: number, path: string) {
  const asked = { files, variants: [], save: match.save(true), at: match.cursor, watches: [], lang };
  const { story, rules } = replyAs(service.story(asked, step, path, 0), 'story');
  const messages = createMessages('en', [TEXTS[lang] ?? ''], {}, lang);
  const t = say(lang);
  const texts = createTexts(
    (of) => (messages.has(of) ? messages.text(of) : undefined),
    () => undefined,
    { yes: t('yes'), no: t('no'), none: t('none') },
  );
  const said = (claims: Parameters<typeof sentencesOf>[2]) => sentencesOf(t, texts, claims).map(({ text }) => text);
  return {
    sums: story.values
      .map(({ noun, account }) => sumOf(t, texts, noun, account))
      .filter(tellsOf)
      .flatMap(lines),
    tests: said(story.tests),
    after: story.after.map(({ claims, lines: led }) => [...said(claims), ...led.map((one) => one.path)]),
    rules,
  };
}

test('the rules that are played are right', () => {
  expect(findings.map(({ code, fields }) => [code, fields])).toEqual([]);
});

test('a number in the log is explained as the sum that it is', () => {
  const faces = match
    .view()
    .log.flatMap(({ path, args, decision }) => (decision === 1 && args.faces ? [[path, args.faces]] : []));
  expect(faces).toMatchInlineSnapshot(`
    [
      [
        "fight/cube",
        [
          "4",
        ],
      ],
      [
        "fight/twice",
        [
          "1",
          "1",
        ],
      ],
      [
        "luck/odd",
        [
          "1",
        ],
      ],
      [
        "volley/shots",
        [
          "5",
          "4",
          "6",
          "4",
          "5",
        ],
      ],
    ]
  `);
  expect(described('en', 1, 'fight/fought')).toMatchInlineSnapshot(`
    {
      "after": [
        [
          "Attack: 9, at least 4 (needed).",
          "fight/hit",
        ],
      ],
      "rules": [
        "procedure/fight",
        "function/worth",
        "procedure/luck",
      ],
      "sums": [
        "Attack: 3 power of Ada − 1 fatigue of Ada + 2 bonus + 4 [4] Battle die + 1 [1] odd = 9",
        "  Bonus, because: Side of Ada: Red.",
      ],
      "tests": [],
    }
  `);
  expect(described('de', 1, 'fight/fought').sums).toMatchInlineSnapshot(`
    [
      "Angriff: 3 Kraft (Ada) − 1 Müdigkeit (Ada) + 2 bonus + 4 [4] Kampfwürfel + 1 [1] odd = 9",
      "  Bonus, denn: Side (Ada): Red.",
    ]
  `);
  expect(described('fr', 1, 'fight/fought').sums).toMatchInlineSnapshot(`
    [
      "Attaque: 3 force (Ada) − 1 fatigue (Ada) + 2 bonus + 4 [4] dé + 1 [1] odd = 9",
      "  Bonus, car : Side (Ada) : Red.",
    ]
  `);
  expect(described('en', 2, 'fight/fought').sums).toMatchInlineSnapshot(`
    [
      "Attack: 2 power of Bob + 2 [2] Battle die + 1 [1] odd = 5",
    ]
  `);
});

test('of dice that are counted those that count are listed', () => {
  expect(described('en', 1, 'volley/volley').sums).toMatchInlineSnapshot(`
    [
      "Hits: the smaller of 4 , 5 [5] [4] [6] [4] [5] shots, at least 4 each = 4",
    ]
  `);
});

test('a die stays a die through a pattern of a condition', () => {
  expect(described('en', 1, 'fight/marked').sums).toMatchInlineSnapshot(`
    [
      "Marks: 1 [1] twice = 1",
    ]
  `);
});

test('a line is explained with what had to be so', () => {
  expect(described('de', 1, 'fight/hit')).toMatchInlineSnapshot(`
    {
      "after": [],
      "rules": [
        "procedure/fight",
        "function/worth",
        "procedure/luck",
      ],
      "sums": [
        "Angriff: 3 Kraft (Ada) − 1 Müdigkeit (Ada) + 2 bonus + 4 [4] Kampfwürfel + 1 [1] odd = 9",
        "  Bonus, denn: Side (Ada): Red.",
      ],
      "tests": [
        "Angriff: 9, mindestens 4 (Treffer ab).",
      ],
    }
  `);
  expect(described('en', 2, 'play/fresh').tests).toMatchInlineSnapshot(`
    [
      "Fatigue of Bob: 0.",
    ]
  `);
});

test('an explanation leads to the chapters that explain its rules, those of the language first', () => {
  const chapter = (id: string, lang: string, ...parts: readonly string[]) => {
    const span = { file: '', start: 0, end: 0 };
    return { id, lang, title: id, sections: [], named: span, explains: parts.map((part) => ({ part, span })) };
  };
  const all = [
    chapter('a', 'de', 'procedure/fight'),
    chapter('b', 'de', 'function/worth'),
    chapter('c', 'en', 'function/worth'),
  ];
  const ids = (rules: readonly string[], lang: string) => chaptersOf(all, rules, lang).map(({ id }) => id);
  expect(ids(['function/worth', 'procedure/fight', 'procedure/fight'], 'de')).toEqual(['b', 'a']);
  expect(ids(['function/worth'], 'en')).toEqual(['c']);
  expect(ids(['function/worth'], 'fr')).toEqual(['b', 'c']);
  expect(ids(['procedure/other'], 'de')).toEqual([]);
});

test('a chapter that a catalogue translates is named by its title there, and stands where its source does', () => {
  const text = '# Kampf {#kampf §6}\n\nexplains: procedure/fight\n\nEs wird gewürfelt.\n';
  const head = 'msgid ""\nmsgstr "Language: en\\nContent-Type: text/plain; charset=UTF-8\\n"\n';
  const files = [
    { path: 'text/de/1.md', text },
    { path: 'l10n/en.po', text: `${head}\nmsgctxt "kampf"\nmsgid "Kampf"\nmsgstr "Battle"\n` },
  ];
  const [found] = chaptersOf(chaptersIn(files), ['procedure/fight'], 'en');
  expect(found?.title).toBe('Battle');
  expect(found?.named.file).toBe('text/de/1.md');
});
