import { escapeHtml } from '../html.ts';
import { pageOf } from '../shell.ts';
import type { SiteLanguage } from '../site-language.ts';
import type { Game } from './games.ts';
import { LANDING_WORDS, type LandingWords } from './landing-words.ts';

/** The landing page: what this is, the games, who it is for, and how to have it for oneself. */
export function drawLanding(games: readonly Game[], lang: SiteLanguage = 'en'): string {
  const words = LANDING_WORDS[lang];
  return pageOf({
    title: words.title,
    description: words.description,
    lang,
    root: './',
    look: 'landing',
    isTranslated: true,
    body: `<main id="content" tabindex="-1">
<h1>${words.heading}</h1>
<p class="lead">${words.lead}</p>
<p class="actions"><a class="button primary" href="#games">${words.playGame}</a> <a class="button" href="workbench/">${words.openWorkbench}</a> <a class="button" href="manual/tutorials/first-game.html">${words.firstGame}</a></p>
${drawGames(games, words)}
${drawPictures(words)}
${drawAudiences(words)}
${drawWays(words)}
</main>`,
  });
}

const drawGames = (games: readonly Game[], words: LandingWords): string => `<section aria-labelledby="games">
<h2 id="games">${words.games}</h2>
<ul class="games">
${games.map((game) => drawGame(game, words)).join('\n')}
</ul>
</section>`;

function drawGame({ ruleset, title, about, facts, cover }: Game, { play, edit }: LandingWords): string {
  const [id, name] = [`game-${ruleset}`, encodeURIComponent(ruleset)];
  return `<li>
${cover === undefined ? `<div class="no-cover" aria-hidden="true">${escapeHtml(title)}</div>` : `<img src="${cover}" alt="" width="480" height="180" ${LATER}>`}
<div>
<h3 id="${id}">${escapeHtml(title)}</h3>
<p>${escapeHtml(about)}</p>
<p class="facts">${escapeHtml(facts.join(' · '))}</p>
<p class="actions"><a class="button primary" id="play-${ruleset}" aria-labelledby="play-${ruleset} ${id}" href="workbench/#/play/${name}">${play}</a> <a class="button" id="edit-${ruleset}" aria-labelledby="edit-${ruleset} ${id}" href="workbench/#/edit/${name}">${edit}</a></p>
</div>
</li>`;
}

/** Pictures wait for the text. */
const LATER = 'loading="lazy" decoding="async" fetchpriority="low"';

const drawPictures = (words: LandingWords): string => `<section aria-labelledby="looks">
<h2 id="looks">${words.looks}</h2>
<figure><img src="manual/workbench.png" alt="${words.workshopAlt}" width="1440" height="900" ${LATER}><figcaption>${words.workshop}</figcaption></figure>
<figure><img src="manual/table.png" alt="${words.tableAlt}" width="1280" height="800" ${LATER}><figcaption>${words.table}</figcaption></figure>
</section>`;

const drawAudiences = ({ who, audiences }: LandingWords): string => `<section aria-labelledby="who">
<h2 id="who">${who}</h2>
<div class="columns">
${audiences.map(([title, html]) => `<div><h3>${title}</h3><p>${html}</p></div>`).join('\n')}
</div>
</section>`;

const drawWays = ({ keep, ways, privacy }: LandingWords): string => `<section aria-labelledby="install">
<h2 id="install">${keep}</h2>
<ol>
${ways.map(([title, html]) => `<li><b>${title}</b> ${html}</li>`).join('\n')}
</ol>
<p>${privacy}</p>
</section>`;
