import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type Probe, type Replayed, replayTo, stepsIn } from '@sandtable/analysis/interpreter';
import { type Against, nothingHidden, watchRule, whyNot } from '@sandtable/explain';
import type { Model } from '@sandtable/model';
import { askNamed, type OpenAsk } from '@sandtable/reference';
import { otherRules, readSave, type Save } from '@sandtable/session';
import { type Command, type Context, numberOption, type Outcome, positional, say, textOption } from '../command.ts';
import { openGame } from '../game.ts';
import { loadModule } from '../module.ts';
import { failed, isPlayable } from '../report.ts';
import { askedMessages } from '../texts.ts';
import { UsageError } from '../usage.ts';
import { lineStart } from '../why/place.ts';
import { type Telling, tellAgainst, tellSteps, tellVerdict } from '../why/tell.ts';

export const why: Command = {
  name: 'why',
  options: {
    at: { type: 'string' },
    not: { type: 'string' },
    role: { type: 'string' },
    rule: { type: 'string' },
  },
  anyLanguage: true,
  async run(context) {
    const game = await openGame(context, positional(context, 0, 'why', 'GAME'));
    const { model, javascript } = game.compiled;
    if (!isPlayable(game) || model === undefined || javascript === undefined) return failed(context, game);
    const save = await saved(context, positional(context, 1, 'why', 'SAVE'));
    const steps = stepsIn(save).length;
    const at = numberOption(context, 'at', steps);
    if (at > steps) throw new UsageError('why/no-step', { at, steps });
    const { info } = await loadModule(javascript);
    const other = otherRules({ info }, save);
    if (other) say(context, context.messages.text('saved/other-rules', { ...other }));
    const messages = await askedMessages(context, game, info);
    const asked: Asked = { context, game, messages, model, save, at };
    if (textOption(context, 'not') !== undefined) return notAllowed(asked);
    if (textOption(context, 'rule') !== undefined) return rule(asked);
    return happened(asked);
  },
};

interface Asked extends Telling {
  readonly model: Model;
  readonly save: Save;
  readonly at: number;
}

async function saved({ io }: Context, path: string): Promise<Save> {
  const text = await readFile(resolve(io.cwd, path), 'utf8').catch(() => '');
  const { save } = readSave(path, text);
  if (save === undefined) throw new UsageError('usage/no-save', { path });
  return save;
}

/** The match where the step is done. */
function again({ model, save, at }: Asked, probe?: Probe): Replayed {
  const played = replayTo(model, save, at, probe);
  if (played === undefined) throw new UsageError('why/not-to-there', { at });
  return played;
}

function notAllowed(asked: Asked): Outcome {
  const { context, model } = asked;
  const { match } = again(asked);
  const ask = askedOf(model, match.open, textOption(context, 'role'), match);
  if (ask === undefined) throw new UsageError('why/not-asked');
  const picks = (textOption(context, 'not') ?? '').split(/\s+/).filter((pick) => pick !== '');
  const against = firstAgainst(ask, picks);
  tellAgainst(asked, picks.join(' '), against);
  return { ok: true, findings: [], result: { step: asked.at, against } };
}

/** The question of a role; without a role the first that is open. */
function askedOf(
  model: Model,
  open: readonly OpenAsk[],
  role: string | undefined,
  match: Replayed['match'],
): OpenAsk | undefined {
  return role === undefined ? open[0] : open.find((ask) => open[askNamed(model, match, ask.choice.path, role)] === ask);
}

/** What speaks against the first of the picks that cannot be picked after those before it. */
function firstAgainst(ask: OpenAsk, picks: readonly string[]): readonly Against[] {
  for (const [i, pick] of picks.entries()) {
    const against = whyNot(ask, picks.slice(0, i), pick, { hides: nothingHidden });
    if (against.length > 0) return against;
  }
  return [];
}

function rule(asked: Asked): Outcome {
  const place = textOption(asked.context, 'rule') ?? '';
  const offset = lineStart(asked.game, place);
  const [file = ''] = place.split(':');
  const watch = offset === undefined ? undefined : watchRule(asked.model, file, offset);
  if (watch === undefined) throw new UsageError('why/no-place', { place });
  const { recorder } = again(asked, watch.probe);
  recorder.probe = undefined;
  const verdict = watch.verdict(recorder);
  tellVerdict(asked, asked.at, verdict);
  return { ok: true, findings: [], result: { step: asked.at, verdict } };
}

function happened(asked: Asked): Outcome {
  const { recorder } = again(asked);
  const { steps, cut } = recorder.record();
  const ran = steps.filter(({ resumed }) => !resumed);
  tellSteps(asked, { at: asked.at, act: stepsIn(asked.save)[asked.at - 1], steps: ran, cut });
  return { ok: true, findings: [], result: { step: asked.at, cut, steps: ran } };
}
