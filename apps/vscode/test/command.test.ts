import { join } from 'node:path';
import { expect, test } from 'vitest';
import { locateCommand } from '../src/command/locate.ts';
import { addressIn, playAddress } from '../src/play/address.ts';
import { framePage } from '../src/play/frame.ts';

const folders = [join('/', 'a'), join('/', 'b')];
const own = join('/', 'b', 'node_modules', '.bin', 'sandtable');
const known = { setting: '', folders, platform: 'linux', exists: (path: string) => path === own } as const;

test('the command is the one that is set, else that of a folder, else the one on the path', () => {
  expect(locateCommand({ ...known, setting: '/opt/sandtable' })).toBe('/opt/sandtable');
  expect(locateCommand(known)).toBe(own);
  expect(locateCommand({ ...known, folders: [] })).toBe('sandtable');
  expect(locateCommand({ ...known, platform: 'win32' })).toBe('sandtable.cmd');
});

test('the address is read from what the command prints', () => {
  expect(addressIn('The workbench on /x is open at http://127.0.0.1:4321/?token=a-b_c\nStop it with Ctrl+C')).toBe(
    'http://127.0.0.1:4321/?token=a-b_c',
  );
  expect(addressIn('The port is taken.')).toBeUndefined();
  expect(playAddress('http://127.0.0.1:1/?token=t', 'my game')).toBe('http://127.0.0.1:1/?token=t#/play/my%20game');
});

test('the tab frames the address and nothing else', () => {
  const page = framePage('http://127.0.0.1:4321/?token=t"><script>#/play/x');
  expect(page).toContain('frame-src http://127.0.0.1:4321;');
  expect(page).not.toContain('<script>');
});
