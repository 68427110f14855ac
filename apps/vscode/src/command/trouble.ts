/** As much of what `execFile` reports as is used here. */
interface Failed {
  /** A name such as `ENOENT`, or what the command returned. */
  readonly code?: string | number | null | undefined;
  readonly killed?: boolean | undefined;
}

/** Why a command doesn't start, with the way out. */
export function troubleOf(command: string, { code, killed }: Failed, complaint: string): string {
  return `${whyOf(command, { code, killed }, firstLine(complaint))} ${WAY_OUT}`;
}

const WAY_OUT = 'Install the npm package sandtable in this folder, or set the path of the command.';

function whyOf(command: string, { code, killed }: Failed, line: string | undefined): string {
  if (code === 'ENOENT') return `Sandtable needs the command “${command}”, which isn't installed here.`;
  if (killed === true) return `The command “${command}” doesn't answer.`;
  return `The command “${command}” doesn't start: ${line ?? `it returns ${code ?? 'nothing'}`}.`;
}

/** Its own full stop stays out: one follows. */
const firstLine = (text: string): string | undefined =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim().replace(/\.$/, ''))
    .find((line) => line !== '');
