import { type Pairing, type Rating, randomBot, ratingsOf, readBot, wilson, writeBot } from '@sandtable/bots';
import { percent, rangeText } from '@sandtable/messages';
import { useStore, useWorkbench } from '../context.ts';
import { botName } from '../state/bot-words.ts';
import type { LadderRun } from '../state/lab/runs.ts';
import { pick } from '../state/selectors.ts';
import { RangeChart } from '../ui/chart/RangeChart.tsx';
import { NumberTable } from '../ui/NumberTable.tsx';
import { Card } from './Card.tsx';
import { Figure } from './Figure.tsx';
import styles from './Lab.module.css';
import { useForm, useRun } from './lab-state.ts';
import { numberText } from './numbers.ts';
import { PlayedFields, useOfferedBots } from './PlayedFields.tsx';
import { type PlayedForm, usualForm } from './played.ts';
import { RunBar } from './RunBar.tsx';

interface BotsForm extends PlayedForm {
  readonly bots: readonly string[];
}

/** Few games tell much where each has a twin with the same dice, and bots that search take minutes for them. */
const USUAL_GAMES = 20;
const MOST_GAMES = 10_000;

/** Which bot is stronger? Bots play each other. */
export const BotsQuestion = () => {
  const { bench, t } = useWorkbench();
  const { info, save } = useStore(pick('info', 'save'));
  const run = useRun('bots');
  const offered = useOfferedBots();
  const [form, change] = useForm<BotsForm>('bots', {
    ...usualForm(info, save?.seats),
    games: USUAL_GAMES,
    bots: offered.filter((bot) => USUAL.includes(bot)),
  });
  const { seats, seed, games } = form;
  const chosen = form.bots.map((bot) => readBot(bot) ?? randomBot);
  return (
    <div className={styles.question}>
      <p className="quiet">
        {t('labBotsHint')} {t('labHowMuchTime')}
      </p>
      <BotBoxes offered={offered} chosen={form.bots} onChange={(bots) => change({ bots })} />
      <PlayedFields form={form} onChange={change} gamesLabel="labPerPair" mostGames={MOST_GAMES} withoutBots />
      <RunBar
        question="bots"
        run={run}
        problem={chosen.length < 2 ? t('labTwoBots') : undefined}
        preparing={t('labCompiling')}
        onStart={() => void bench.lab.askBots({ seats, seed, games, bots: chosen })}
      />
      {run && run.pairings.length > 0 ? <BotsReport run={run} /> : null}
    </div>
  );
};

/** The reference first, and those that answer quickly. */
const USUAL = ['random', 'policy', 'easy'];

interface BoxesProps {
  readonly offered: readonly string[];
  readonly chosen: readonly string[];
  readonly onChange: (bots: readonly string[]) => void;
}

const BotBoxes = ({ offered, chosen, onChange }: BoxesProps) => {
  const { t } = useWorkbench();
  return (
    <fieldset className={styles.bots} aria-label={t('labBots')}>
      {offered.map((bot) => (
        <label key={bot}>
          <input
            type="checkbox"
            checked={chosen.includes(bot)}
            onChange={({ target }) =>
              onChange(offered.filter((one) => (one === bot ? target.checked : chosen.includes(one))))
            }
          />{' '}
          {botName(t, bot)}
        </label>
      ))}
    </fieldset>
  );
};

interface Rated extends Rating {
  readonly bot: string;
}

const BotsReport = ({ run }: { readonly run: LadderRun }) => {
  const { t } = useWorkbench();
  const { lang } = useStore(pick('lang'));
  const names = run.asked.bots.map((bot) => botName(t, writeBot(bot)));
  const rated = ratedOf(run, names);
  const shown = (value: number): string => numberText(Math.round(value), lang);
  const eloText = ({ bot, elo, low, high }: Rated): string =>
    t('labEloOf', { bot, elo: shown(elo), low: shown(low), high: shown(high) });
  return (
    <>
      <div className={styles.figures}>
        <Figure
          title={t('labElo')}
          note={t('labEloHint')}
          chart={
            <RangeChart
              label={t('labElo')}
              rows={rated.map((one) => ({ id: one.bot, name: one.bot, mean: one.elo, low: one.low, high: one.high }))}
              numberText={shown}
            />
          }
        >
          <NumberTable columns={[t('labElo'), t('figureInterval')]}>
            {rated.map(({ bot, elo, low, high }) => (
              <tr key={bot}>
                <th scope="row">{bot}</th>
                <td>{shown(elo)}</td>
                <td>{rangeText(shown(low), shown(high), lang)}</td>
              </tr>
            ))}
          </NumberTable>
        </Figure>
        <Pairs pairings={run.pairings} names={names} />
      </div>
      <Card
        title={t('labBots')}
        lines={[...rated.map(eloText), ...run.pairings.map((one) => pairLine(one, names, lang, t('labGames')))]}
      />
    </>
  );
};

/** The strongest first. */
const ratedOf = ({ asked, pairings }: LadderRun, names: readonly string[]): readonly Rated[] =>
  ratingsOf(asked.bots.length, pairings)
    .map((rating, i) => ({ ...rating, bot: names[i] ?? '' }))
    .toSorted((x, y) => y.elo - x.elo);

function scoreText({ score, games }: Pairing, lang: string): readonly [share: string, interval: string] {
  const { low, high } = wilson(score, games);
  const shown = (share: number): string => percent(share, lang);
  return [shown(score / Math.max(1, games)), rangeText(shown(low), shown(high), lang)];
}

function pairLine(pairing: Pairing, names: readonly string[], lang: string, games: string): string {
  const [share, interval] = scoreText(pairing, lang);
  return `${names[pairing.a]} – ${names[pairing.b]}: ${share} (${interval}), ${games}: ${pairing.games}`;
}

interface PairsProps {
  readonly pairings: readonly Pairing[];
  readonly names: readonly string[];
}

const Pairs = ({ pairings, names }: PairsProps) => {
  const { t } = useWorkbench();
  const { lang } = useStore(pick('lang'));
  const [limited, faults] = [sumOf(pairings, 'limited'), sumOf(pairings, 'faults')];
  return (
    <div className={styles.scroll}>
      <NumberTable caption={t('labPairs')} columns={[t('labGames'), t('labScore'), t('figureInterval')]}>
        {pairings.map((pairing) => {
          const [share, interval] = scoreText(pairing, lang);
          const [a, b] = [names[pairing.a] ?? '', names[pairing.b] ?? ''];
          return (
            <tr key={`${pairing.a} ${pairing.b}`}>
              <th scope="row">{t('labPair', { a, b })}</th>
              <td>{pairing.games}</td>
              <td>{share}</td>
              <td>{interval}</td>
            </tr>
          );
        })}
      </NumberTable>
      {limited > 0 ? <p>{t('labPointStopped', { n: limited })}</p> : null}
      {faults > 0 ? <p>{t('labPointFaults', { n: faults })}</p> : null}
    </div>
  );
};

const sumOf = (pairings: readonly Pairing[], of: 'limited' | 'faults'): number =>
  pairings.reduce((sum, one) => sum + one[of], 0);
