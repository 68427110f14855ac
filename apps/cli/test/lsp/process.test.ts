import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  createProtocolConnection,
  ExitNotification,
  InitializeRequest,
  ShutdownRequest,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver/node';

const MAIN = join(import.meta.dirname, '../../src/main.ts');

/** A process as editors start one. They keep its input open until it is gone. */
async function exitOf(goodbye: 'shutdown' | 'exit'): Promise<number | null> {
  const server = spawn(process.execPath, [MAIN, 'lsp'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = new Promise<number | null>((resolve) => server.once('exit', resolve));
  const connection = createProtocolConnection(
    new StreamMessageReader(server.stdout),
    new StreamMessageWriter(server.stdin),
  );
  connection.listen();
  await connection.sendRequest(InitializeRequest.type, { processId: null, rootUri: null, capabilities: {} });
  if (goodbye === 'shutdown') await connection.sendRequest(ShutdownRequest.type);
  await connection.sendNotification(ExitNotification.type);
  const code = await ended;
  connection.dispose();
  return code;
}

test('the process goes when it is asked to, with the code that the protocol wants', async () => {
  expect(await exitOf('shutdown')).toBe(0);
  expect(await exitOf('exit')).toBe(1);
}, 60_000);
