import type { InputFile } from '@sandtable/compiler';
import { editFiles } from '@sandtable/text';
import { expect, test } from 'vitest';
import { renameAt } from '../src/index.ts';
import { libraryOf } from './ruleset-files.ts';

const RULES = `ruleset "cards" version "1.0.0" language 1
kind Side
table Side { id
  red }
kind Card { rare: bool }
table Card { id rare
  ace true }
pile hand(s: Side) of Card seen by s
seats for Side { one { a {red} } }
procedure turn(s: Side) { let bid = choose one of 0..3 by s }
play { turn(red) }
`;
const WORDS = 'turn--bid--about = { $Card_rare ->\n    [0] { "" }\n   *[other] Rare cards count twice.\n}\n';

test('what a text says of cards that are held keeps up with the names of their kind and field', () => {
  const files: readonly InputFile[] = [
    { path: 'rules.sand', text: RULES },
    { path: 'l10n/messages.en.ftl', text: WORDS },
  ];
  const renamed = (what: string, name: string): string | undefined =>
    editFiles(files, renameAt(libraryOf(files), 'rules.sand', RULES.indexOf(what), name))[1]?.text;
  expect(renamed('rare: bool', 'scarce')).toContain('{ $Card_scarce ->');
  expect(renamed('Card { rare', 'Leaf')).toContain('{ $Leaf_rare ->');
});
