import type { SiteLanguage } from '../site-language.ts';

/** A heading and a sentence below it, which may hold links. */
type Part = readonly [title: string, html: string];

export interface LandingWords {
  readonly title: string;
  readonly description: string;
  readonly heading: string;
  readonly lead: string;
  readonly playGame: string;
  readonly openWorkbench: string;
  readonly firstGame: string;
  readonly games: string;
  readonly play: string;
  readonly edit: string;
  readonly looks: string;
  readonly workshopAlt: string;
  readonly workshop: string;
  readonly tableAlt: string;
  readonly table: string;
  readonly who: string;
  readonly audiences: readonly Part[];
  readonly keep: string;
  readonly ways: readonly Part[];
  readonly privacy: string;
}

const to = (address: string, word: string): string => `<a href="${address}">${word}</a>`;
const MANUAL = {
  houseRule: 'manual/tutorials/first-house-rule.html',
  comparing: 'manual/guides/comparing.html',
  balancing: 'manual/guides/balancing.html',
  translating: 'manual/guides/translating.html',
  language: 'manual/reference/language/index.html',
  host: 'manual/guides/host-the-site.html',
} as const;
const COMMAND = '<code>npx sandtable edit';

const EN: LandingWords = {
  title: 'Sandtable: board game rules you can play, change and test',
  description: 'A workbench for the rules of First World War board games, in your browser.',
  heading: 'Board game rules you can play, change and test',
  lead: 'Write boards, pieces and rules as text, and play them right away. Change a rule in the middle of a match and keep playing. Let bots play a thousand games to see what the change does.',
  playGame: 'Play a game',
  openWorkbench: 'Open the workbench',
  firstGame: 'Write your first game',
  games: 'Games',
  play: 'Play',
  edit: 'Edit rules',
  looks: 'What it looks like',
  workshopAlt: 'Workshop: rules as text on the left, the board with a match in play on the right',
  workshop: 'Workshop: change a rule on the left, keep playing on the right.',
  tableAlt: 'Play mode: a large map with units, the question to the player below it, and the log on the right',
  table: 'Play mode: play against bots, or with others on one screen.',
  who: 'Who it’s for',
  audiences: [
    [
      'Players',
      'Play five games against bots or with friends on one screen. Ask why a move isn’t allowed, and see the odds of a fight.',
    ],
    [
      'Designers',
      `Try ${to(MANUAL.houseRule, 'house rules')}, ${to(MANUAL.comparing, 'compare rulesets')} and ${to(MANUAL.balancing, 'balance numbers')} with thousands of bot games.`,
    ],
    [
      'Translators',
      `${to(MANUAL.translating, 'Translate')} rules and game texts side by side, with a glossary and checks.`,
    ],
    [
      'Developers',
      `A small language with ${to(MANUAL.language, 'a reference')}, a compiler, a language server and a command line.`,
    ],
  ],
  keep: 'Install or host it',
  ways: [
    [
      'As an app.',
      `Open ${to('workbench/', 'the workbench')} and choose <b>Install</b> in the address bar or menu of your browser. It works offline after the first visit.`,
    ],
    ['On your computer.', `With Node.js, ${COMMAND} FOLDER</code> opens the same workbench for a folder of your own.`],
    ['On your own site.', `${to(MANUAL.host, 'Host the site yourself')}: these pages are plain files.`],
  ],
  privacy: 'Your games and changes stay in your browser. Nothing is sent anywhere.',
};

const DE: LandingWords = {
  title: 'Sandtable: Brettspielregeln spielen, ändern und testen',
  description: 'Eine Werkbank für die Regeln von Brettspielen zum Ersten Weltkrieg, im Browser.',
  heading: 'Brettspielregeln spielen, ändern und testen',
  lead: 'Spielplan, Spielsteine und Regeln als Text schreiben und sofort spielen. Mitten in der Partie eine Regel ändern und weiterspielen. Bots tausend Partien spielen lassen und sehen, was die Änderung bewirkt.',
  playGame: 'Spiel starten',
  openWorkbench: 'Werkbank öffnen',
  firstGame: 'Erstes Spiel schreiben',
  games: 'Spiele',
  play: 'Spielen',
  edit: 'Regeln ändern',
  looks: 'So sieht es aus',
  workshopAlt: 'Werkstatt: links die Regeln als Text, rechts der Spielplan mit einer laufenden Partie',
  workshop: 'Werkstatt: links eine Regel ändern, rechts weiterspielen.',
  tableAlt: 'Spielen: eine große Karte mit Einheiten, darunter die Frage an den Spieler, rechts das Protokoll',
  table: 'Spielen: gegen Bots oder zusammen an einem Bildschirm.',
  who: 'Für wen?',
  audiences: [
    [
      'Spieler',
      'Fünf Spiele gegen Bots oder mit Freunden an einem Bildschirm. Fragen, warum ein Zug nicht erlaubt ist, und die Wahrscheinlichkeiten eines Kampfes sehen.',
    ],
    [
      'Spieleautoren',
      `${to(MANUAL.houseRule, 'Hausregeln')} ausprobieren, ${to(MANUAL.comparing, 'Regelwerke vergleichen')} und ${to(MANUAL.balancing, 'Werte ausbalancieren')}, mit Tausenden Bot-Partien.`,
    ],
    [
      'Übersetzer',
      `Regeln und Spieltexte Seite an Seite ${to(MANUAL.translating, 'übersetzen')}, mit Glossar und Prüfungen.`,
    ],
    [
      'Entwickler',
      `Eine kleine Sprache mit ${to(MANUAL.language, 'Referenz')}, Compiler, Sprachserver und Befehlszeile.`,
    ],
  ],
  keep: 'Installieren oder selbst hosten',
  ways: [
    [
      'Als App.',
      `${to('workbench/', 'Die Werkbank')} öffnen und in der Adressleiste oder im Menü des Browsers <b>Installieren</b> wählen. Nach dem ersten Besuch funktioniert sie offline.`,
    ],
    ['Auf dem eigenen Computer.', `Mit Node.js öffnet ${COMMAND} ORDNER</code> dieselbe Werkbank für einen Ordner.`],
    [
      'Auf der eigenen Website.',
      `${to(MANUAL.host, 'Die Website selbst hosten')} (Anleitung auf Englisch): Sie besteht nur aus Dateien.`,
    ],
  ],
  privacy: 'Spiele und Änderungen bleiben im Browser. Es wird nichts an einen Server gesendet.',
};

const FR: LandingWords = {
  title: 'Sandtable : des règles de jeux de société à jouer, modifier et tester',
  description: 'Un atelier pour les règles de jeux de société sur la Première Guerre mondiale, dans votre navigateur.',
  heading: 'Des règles de jeux de société à jouer, modifier et tester',
  lead: 'Écrivez plateaux, pions et règles sous forme de texte, et jouez-y aussitôt. Changez une règle en pleine partie et continuez à jouer. Laissez des bots jouer mille parties pour voir l’effet du changement.',
  playGame: 'Jouer',
  openWorkbench: 'Ouvrir l’atelier',
  firstGame: 'Écrire votre premier jeu',
  games: 'Jeux',
  play: 'Jouer',
  edit: 'Modifier les règles',
  looks: 'À quoi cela ressemble',
  workshopAlt: 'L’atelier : à gauche les règles sous forme de texte, à droite le plateau avec une partie en cours',
  workshop: 'L’atelier : changez une règle à gauche, continuez à jouer à droite.',
  tableAlt: 'Jouer : une grande carte avec des unités, la question au joueur en dessous, le journal à droite',
  table: 'Jouer : contre des bots ou à plusieurs sur un même écran.',
  who: 'Pour qui ?',
  audiences: [
    [
      'Joueurs',
      'Cinq jeux contre des bots ou entre amis sur un même écran. Demandez pourquoi un coup n’est pas permis, et voyez les chances d’un combat.',
    ],
    [
      'Auteurs de jeux',
      `Essayez des ${to(MANUAL.houseRule, 'règles maison')}, ${to(MANUAL.comparing, 'comparez des règles')} et ${to(MANUAL.balancing, 'équilibrez les valeurs')} avec des milliers de parties de bots.`,
    ],
    [
      'Traducteurs',
      `${to(MANUAL.translating, 'Traduisez')} règles et textes de jeu côte à côte, avec un glossaire et des contrôles.`,
    ],
    [
      'Développeurs',
      `Un petit langage avec ${to(MANUAL.language, 'une référence')}, un compilateur, un serveur de langage et une ligne de commande.`,
    ],
  ],
  keep: 'L’installer ou l’héberger',
  ways: [
    [
      'Comme application.',
      `Ouvrez ${to('workbench/', 'l’atelier')} et choisissez <b>Installer</b> dans la barre d’adresse ou le menu de votre navigateur. Il fonctionne hors ligne après la première visite.`,
    ],
    ['Sur votre ordinateur.', `Avec Node.js, ${COMMAND} DOSSIER</code> ouvre le même atelier sur un de vos dossiers.`],
    [
      'Sur votre propre site.',
      `${to(MANUAL.host, 'Hébergez le site vous-même')} (guide en anglais) : ces pages sont de simples fichiers.`,
    ],
  ],
  privacy: 'Vos parties et vos modifications restent dans votre navigateur. Rien n’est envoyé nulle part.',
};

export const LANDING_WORDS: Readonly<Record<SiteLanguage, LandingWords>> = { en: EN, de: DE, fr: FR };
