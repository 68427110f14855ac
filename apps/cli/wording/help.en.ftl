# Texts of `sandtable --help`. A command is `help--NAME`: its summary, whose first sentence is shown in the list, and
# `.usage`, its arguments.

help--head = Usage: sandtable COMMAND …
help--foot =
    Options for all commands: --lang en|de|fr, --json, --help
    Run “sandtable COMMAND --help” for the arguments of a command.
    “sandtable --version” prints the version.

help-group--create = Create and check:
help-group--play = Play and analyze:
help-group--variants = House rules:
help-group--book = Rulebook and sources:
help-group--translate = Translate:
help-group--pictures = Pictures and maps:
help-group--share = Share:
help-group--editors = Editors:

help--new = Creates a small ruleset that you can play right away, in ./rulesets or the current folder. Never overwrites files. With --repository, also writes what a repository of its own needs: scripts, README, license, and a workflow that checks, tests and plays it.
    .usage = NAME [--template small|map|EXAMPLE] [--repository [--license mit|cc-by-4.0|cc-by-sa-4.0|none]]
help--games = Lists the games that come with Sandtable. With a folder, copies them into it, so that you can change them.
    .usage = [FOLDER]
help--check = Checks rules, tables and layout, and reports findings. With --build, also loads the compiled game and begins a match with each seat layout.
    .usage = [--build] [GAME …]
help--test = Runs the examples and expectations of rulesets.
    .usage = [GAME …]
help--mutate =
    Runs mutation tests: changes the rules in one place at a time and reports changes that no example or expectation catches.
      --files FILE     only mutate this file or folder; can be repeated
      --count N        number of mutations, spread evenly over files and types of mutations; default 200
      --policies       also mutate policies and what only they use
      --min PERCENT    fail if fewer mutations are caught
    .usage = [GAME …] [--files FILE …] [--count N] [--seed N] [--policies] [--min PERCENT] [--workers N]
help--fmt = Formats rules. With --check, only lists files that aren’t formatted.
    .usage = [--check] [GAME|FILE …]
help--build = Writes the compiled game: dist/index.js, dist/info.json and dist/package.json, a typed TypeScript package in dist/package, and JSON Schemas of its tables and layout for your editor in dist/schemas. With --explain, writes nothing and explains how the compiled game evaluates the rules: stored sets, tables, loops, searches and questions, each with its place in the rules.
    .usage = [--explain] [GAME …]
help--migrate = Updates rulesets and saved matches to the current language version and save format. Shows what would change; files are written only with --write.
    .usage = [GAME|FILE.save …] [--write]
help--explain = Explains a finding or runtime error and how to fix it.
    .usage = CODE

help--play = Plays a match in the terminal, or from piped input. You play the first seat and bots the others, unless --seat, --people or --bot say otherwise. Type ? at any prompt for help. With --orders, reads orders from files.
    .usage = GAME [--seats LAYOUT] [--seed N] [--option K=V] [--bot SEAT={ $bots }] [--bot all] [--seat SEAT …] [--people N|all] [--max-decisions N] [--orders FILE|FOLDER …] [--save FILE] [--resume FILE]
help--simulate =
    Simulates bot matches and reports statistics.
      --reference N    cross-check N of the games against the reference interpreter
      --twins N        look for leaks of hidden information in N games
      --shorten FILE   for a game with a runtime error, write the shortest match found that reproduces it
      --queue URL      let workers on other machines play: see “sandtable worker --help”
      --batch N        games per batch sent to the queue; default: about a second of play
      --store FILE     where to store results, so that games aren’t played again; “none” stores nothing
    .usage = GAME [--games N | --game N] [--seed N] [--seats LAYOUT|all] [--option K=V] [--options random] [--bot [SEAT=]{ $bots }] [--workers N | --queue URL [--batch N]] [--coverage] [--reference N] [--twins N] [--max-decisions N] [--shorten FILE] [--store FILE|none]
help--worker =
    Plays games for commands that run on other machines with the same --queue; stop it with Ctrl+C.
      --concurrency N  play N batches at a time; default: one per processor core
      --memory MB      memory limit per batch; default: 512
      --seconds N      time limit per batch; default: 120
    .usage = --queue redis://[USER:PASSWORD@]HOST[:PORT] [--concurrency N] [--memory MB] [--seconds N]
help--sweep =
    Plays the same games with different values of constants, rulings, options, table values or house rules, and shows how results depend on them.
      --vary NAME=…    what to vary: hitsFrom=2..6, Army.FR_4.strength=1,3, ruling.flagBox=a,b, option.NAME=true,false, variant=none,V1,V1+V2; can be repeated
      --measure …      what to report: winner, winner.ROLE, draws, stopped, length, or rules, numbers and members by name; default winner,draws,length
      --sample latin:N play N points spread evenly (Latin hypercube) instead of all combinations
      --find NAME=…    find the value at which a measure reaches a goal; with --until winner.ROLE=50% or --until length=120
      --sensitivity    change every number by one step and rank them by effect; --only "Army.*.strength" chooses some
      --precision 2%   play each point until its 95% confidence intervals are ±2%, but not more than --games
      --picture FILE   draw lines or a heat map: .svg, or .html with the table; --csv FILE writes the table
      --store FILE     where to store results, so that games aren’t played again; “none” stores nothing
      --queue URL      let workers on other machines play: see “sandtable worker --help”
    .usage = GAME --vary NAME=VALUES … | --find NAME=VALUES --until MEASURE=VALUE | --sensitivity [--only NAME …] [--measure NAME,…] [--sample latin:N] [--precision N%] [--games N] [--seed N] [--seats LAYOUT] [--option K=V] [--bot [SEAT=]{ $bots }] [--workers N | --queue URL] [--max-decisions N] [--csv FILE] [--picture FILE] [--store FILE|none]
help--ladder =
    Lets bots play each other and estimates their strength. Each pair plays each seed twice, with seats swapped.
      --bots …         names, separated by commas; default: all bots without a number (:N)
      --queue URL      let workers on other machines play: see “sandtable worker --help”
      --store FILE     where to store results, so that games aren’t played again; “none” stores nothing
    .usage = GAME [--bots BOT,BOT,… | --bot BOT …] [--games N] [--seed N] [--seats LAYOUT] [--option K=V] [--workers N | --queue URL [--batch N]] [--max-decisions N] [--store FILE|none]
      BOT: { $bots }
help--results = Lists stored results, or exports those of “sandtable sweep” game by game, as CSV or Parquet. --measure chooses what is exported; default winner,draws,stopped,length.
    .usage = [GAME] [--store FILE] [--export csv|parquet [--out FILE] [--measure NAME,…]]
help--odds =
    Computes the possible outcomes of a call and their probabilities: exactly if possible, otherwise from samples.
      --example NAME   use the position and call of an example, with new dice
      --run CALL       a different call, with answers in braces if it asks: "throw(a, b) {"{"} throw/how: bold {"}"}"
      --given …        statements that set up the position, or a file with them
      --save FILE      use the position of a saved match instead of the starting position
      --answer …       instead of a call: an answer to the current question, as picks ("move ada") or JSON
      --seat SEAT      use only what this seat can see; default: everything
      --watch …        an expression to evaluate afterward, such as "a.points" or "count(Piece)"
      --others …       who answers other questions: stop (nobody: the run ends there), random, or a policy of the rules
    .usage = GAME (--example NAME | --run CALL | --save FILE --answer ANSWER [--seat SEAT]) [--given STATEMENTS|FILE] [--save FILE] [--watch EXPRESSION …] [--others stop|{ $quickBots }] [--seats LAYOUT] [--option K=V] [--leaves N] [--samples N] [--seed N]
help--why =
    Explains what happened in a move of a saved match; without --at, in the last one.
      --not PICKS       explain why an answer, or the last pick of a partial answer, isn’t allowed after that move: "move ada"
      --role ROLE       the role that would give this answer, if several are asked
      --rule FILE:LINE  explain what happened to the rule on that line in that move
    .usage = GAME SAVE [--at MOVE] [--not "PICKS" [--role ROLE] | --rule FILE:LINE]

help--diff = Lists the differences between two rulesets: rows, numbers, rules, steps. With one argument, compares GAME+VARIANT to GAME.
    .usage = GAME GAME [--markdown]
help--compare = Simulates the same games with two rulesets and compares them: winners, length, final values, rules executed, choices. With one argument, compares GAME+VARIANT to GAME.
    .usage = GAME GAME [--games N] [--seed N] [--seats LAYOUT] [--option K=V] [--bot [SEAT=]{ $bots }] [--workers N | --queue URL [--batch N]] [--max-decisions N] [--markdown] [--store FILE|none]
help--examples = Proposes changes for examples that fail with a house rule: answers to new questions and rolls, or different outcomes. With --write, adds them to the house rule.
    .usage = GAME+VARIANT [--write]
help--stamp = Records fingerprints of the rules that a house rule overrides, to detect changes to its base. With --write, adds them to the house rule and saves the current base next to it.
    .usage = GAME+VARIANT [--write]
help--rebase = Lists overrides of a house rule whose base rules have changed: the previous base, the current base, and the house rule. --keep-mine keeps an override, --merge applies both changes where they are in different lines, --take-theirs removes the override; files are written only with --write.
    .usage = GAME+VARIANT [--keep-mine PATH|all] [--merge PATH|all] [--take-theirs PATH|all] [--write]

help--text = Prints the rulebook as Markdown with current values. “check” reports findings in it.
    .usage = GAME [--lang de|en|fr …]
help--rulebook = Writes the rulebook as one printable page, with current values and the board. With --sheet, writes a player aid of one or two pages instead. With --paper letter, uses Letter instead of A4. With --pdf, also writes a PDF if Chromium is installed.
    .usage = GAME [--lang de|en|fr …] [--sheet] [--paper a4|letter] [--out FILE.html] [--pdf FILE.pdf]
help--sections = Lists the sections of the printed rulebook with the rules and examples that cite them, starting with those that have gaps.
    .usage = GAME
help--facts = Lists reconstructed data and rulings, with their reasons.
    .usage = GAME

help--l10n = Manages translations of rulebooks and messages: PO files in l10n/. “extract” writes the template, “merge” updates catalogs from it, “check” reports findings, “stats” shows progress, “missing” lists the texts that players would see and that aren’t in any file (with --all, optional ones too), “pseudo” writes a pseudolocale, “fix-source” marks a change to the source text as insignificant, “review” marks a text as matching its rules, “xliff” writes catalogs for translation agencies, “tmx” writes a translation memory, “glossary” writes terms as TBX (or as tables with --format csv), and “import” imports XLIFF, PO, TMX, TBX and tables.
    .usage = extract|merge|check|stats|missing|pseudo|fix-source|review|xliff|tmx|glossary|import GAME [LANGUAGE, FRAGMENT or FILE …] [--all]

help--picture = Draws the board in the starting position, or in a saved match. With .html or .pdf, includes tables and cards for printing. .png and .pdf need Chromium.
    .usage = GAME [--save FILE] [--seats LAYOUT] [--seed N] [--option K=V] [--width N] --out FILE.svg|.png|.html|.pdf
help--map = Exports or imports the map of a game. “export” draws the starting position or a saved match as a drawing to edit (.svg), or scaled to fit one page (.html, or .pdf if Chromium is installed); --bare omits the pieces. “import” turns the areas of a file into places with borders, and links neighbors; it shows a preview unless --write is given. --name is the property with the names of areas, --apart the largest gap between the borders of neighbors, in thousandths of the map’s width.
    .usage = export GAME [--save FILE] [--seats LAYOUT] [--seed N] [--option K=V] [--bare] [--paper a4|a3] --out FILE.svg|.html|.pdf, or import FILE.geojson|FILE.svg --into GAME [--kind KIND] [--relation RELATION] [--name PROPERTY] [--projection equirectangular|mercator] [--apart N] [--write]

help--pack = Packs a ruleset with its house rules and texts into a ZIP file. Overwrites an existing file only with --force.
    .usage = GAME [--out FILE] [--force]
help--unpack = Unpacks rulesets into a folder, or reports all problems and writes nothing. Overwrites existing files only with --force.
    .usage = FILE.zip [DIR] [--force] [--partly]

help--edit = Opens the workbench for a folder of rulesets and prints its address. It is available only on this computer, to anyone who has the address. The token in the address is new each time, or set by the environment variable SANDTABLE_TOKEN. With --frame, pages of these origins or schemes may show it in a frame; editors use this to show it in a tab. With --suggest, the translation view offers suggestions from a command, which gets the text on standard input and prints one suggestion per line, or from an http(s) address.
    .usage = [FOLDER] [--port N] [--frame SOURCES] [--suggest COMMAND|URL]
help--lsp = Runs the language server for other editors, over standard input and output.
    .usage = {""}
