import { escapeHtml } from '../html.ts';
import { pageOf } from '../shell.ts';
import type { Game } from './games.ts';

/** The first page: what this is, the games, who it is for, and how to have it for oneself. */
export const drawLanding = (games: readonly Game[]): string =>
  pageOf({
    title: 'Sandtable: board game rules you can play, change and test',
    description: 'A workbench for the rules of First World War board games, in your browser.',
    lang: 'en',
    root: './',
    look: 'landing',
    body: `<main id="content" tabindex="-1">
<h1>Board game rules you can play, change and test</h1>
<p class="lead">Write boards, pieces and rules as text, and play them at once. Change a rule in the middle of a match and
keep playing. Let bots play a thousand games to see what the change does.</p>
<p class="actions"><a class="button primary" href="#games">Play a game</a> <a class="button" href="workbench/">Open the workbench</a> <a class="button" href="manual/tutorials/first-game.html">Write your first game</a></p>
${drawGames(games)}
${PICTURES}
${AUDIENCES}
${INSTALL}
</main>`,
  });

const drawGames = (games: readonly Game[]): string => `<section aria-labelledby="games">
<h2 id="games">Games</h2>
<ul class="games">
${games.map(drawGame).join('\n')}
</ul>
</section>`;

function drawGame({ ruleset, title, about, facts, cover }: Game): string {
  const [id, name] = [`game-${ruleset}`, encodeURIComponent(ruleset)];
  return `<li>
${cover === undefined ? `<div class="no-cover" aria-hidden="true">${escapeHtml(title)}</div>` : `<img src="${cover}" alt="" width="480" height="180" loading="lazy" decoding="async" fetchpriority="low">`}
<div>
<h3 id="${id}">${escapeHtml(title)}</h3>
<p>${escapeHtml(about)}</p>
<p class="facts">${escapeHtml(facts.join(' · '))}</p>
<p class="actions"><a class="button primary" id="play-${ruleset}" aria-labelledby="play-${ruleset} ${id}" href="workbench/#/play/${name}">Play</a> <a class="button" id="edit-${ruleset}" aria-labelledby="edit-${ruleset} ${id}" href="workbench/#/edit/${name}">Edit rules</a></p>
</div>
</li>`;
}

const PICTURES = `<section aria-labelledby="looks">
<h2 id="looks">What it looks like</h2>
<figure><img src="manual/workbench.png" alt="The workshop: rules as text on the left, the board with a match in play on the right" width="1440" height="900" loading="lazy" decoding="async" fetchpriority="low"><figcaption>The workshop: change a rule on the left, keep playing on the right.</figcaption></figure>
<figure><img src="manual/table.png" alt="The table: a large map with units, the question to the player below it, and the log on the right" width="1280" height="800" loading="lazy" decoding="async" fetchpriority="low"><figcaption>The table: for players, against bots or each other on one screen.</figcaption></figure>
</section>`;

const AUDIENCES = `<section aria-labelledby="who">
<h2 id="who">Who it’s for</h2>
<div class="columns">
<div><h3>Players</h3><p>Play five games against bots or with friends at one screen. Ask why a move isn’t allowed, and see the odds of a fight.</p></div>
<div><h3>Designers</h3><p>Try <a href="manual/tutorials/first-house-rule.html">house rules</a>, <a href="manual/guides/comparing.html">compare rulesets</a> and <a href="manual/guides/balancing.html">balance numbers</a> with thousands of bot games.</p></div>
<div><h3>Translators</h3><p><a href="manual/guides/translating.html">Translate</a> rules and game texts side by side, with a glossary and checks.</p></div>
<div><h3>Developers</h3><p>A small language with <a href="manual/reference/language/index.html">a reference</a>, a compiler, a language server and a command line.</p></div>
</div>
</section>`;

const INSTALL = `<section aria-labelledby="install">
<h2 id="install">Keep it</h2>
<ol>
<li><b>As an app.</b> Open <a href="workbench/">the workbench</a> and choose <b>Install</b> in the address bar or menu of your browser. It works offline after the first visit.</li>
<li><b>On your computer.</b> With Node.js, <code>npx sandtable edit FOLDER</code> opens the same workbench on a folder of yours.</li>
<li><b>On your own site.</b> <a href="manual/guides/host-the-site.html">Host the site yourself</a>: these pages are plain files.</li>
</ol>
<p>Your games and changes stay in your browser. Nothing is sent anywhere.</p>
</section>`;
