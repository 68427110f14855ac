/**
 * The script that npm starts. Old versions of Node must be able to read it, because it says what they are too old for; and where
 * an installation broke off, as on a full disk, it says that rather than which file is missing.
 */
export const BIN = `#!/usr/bin/env node
var OLDEST = 22;
function say(text) {
  console.error(text);
  process.exitCode = 1;
}
function isBroken(why) {
  say('Sandtable is only partly installed: ' + why + '\\nMake sure that there is enough disk space, then install it again: npm install sandtable');
}
// A program that ends without saying how it went is an empty file.
function end() {
  if (process.exitCode === undefined) isBroken('its program is empty.');
}
function start() {
  import('../dist/main.js').then(end, function (error) {
    if (error.code === 'ERR_MODULE_NOT_FOUND' || error instanceof SyntaxError) isBroken(error.message);
    else say(error);
  });
}
if (Number(process.versions.node.split('.')[0]) >= OLDEST) start();
else say('Sandtable needs Node ' + OLDEST + ' or newer; this is Node ' + process.versions.node + '. Get a newer one at https://nodejs.org.');
`;
