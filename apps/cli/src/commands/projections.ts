import { Clock, Rebuilds } from '#api';
import { countedWords, numberWords } from '#libs/contracts';
import {
  Builds,
  type Compared,
  EventStore,
  type Lag,
  Leases,
  lagsBehind,
  type Progress,
  type Projection,
  type Rebuilt,
  type Stores,
  verify,
} from '#libs/event-sourcing';
import { projections } from '#projections';
import { type Call, type CliCommand, OPERATOR, Usage } from '../command';
import { CONFIRM, confirmed } from '../confirming';
import { REASON, reasonFor, reasonOf } from '../reason';
import { table } from '../table';
import type { Terminal } from '../terminal';

/** Keys of differing documents; `--json` has them all. */
const SHOWN = 10;
const ALL = { all: { type: 'boolean', help: 'every projection' } } as const;
const projectionNames = () => projections.map(({ name }) => name);
const FORCE = {
  force: { type: 'boolean', help: 'also lets a build go live that lacks what the live one shows: say why' },
} as const;

const list: CliCommand = {
  name: 'projections list',
  usage: '',
  summary: 'Shows where each projection stands in the log.',
  examples: ['projections list'],
  run: async ({ app }) => {
    const [store, builds, clock] = [app.get(EventStore), app.get(Builds), app.get(Clock)];
    const [head, all] = [await store.head(), await builds.list()];
    const lags = await lagsBehind(store, new Set(all.map(({ position }) => position)), clock.now());
    const rows = await Promise.all(
      all.map(async (build) => ({
        ...build,
        head,
        parked: (await builds.parked(build)).length,
        ...lags.get(build.position)!,
      })),
    );
    return {
      json: rows,
      lines: table(
        ['projection', 'version', 'state', 'position', 'head', 'lag', 'seconds', 'parked'],
        rows.map((r) => [r.projection, r.version, r.state, BigInt(r.position), BigInt(r.head), toldLag(r), r.seconds, r.parked]),
      ),
    };
  },
};

const rebuilding: CliCommand = {
  name: 'projections rebuild',
  usage: 'NAME … | --all [--force] [--reason WHY]',
  summary: 'Folds the whole log anew beside the live documents, compares, and promotes in one step. Servers go on answering.',
  get details() {
    return [`NAME is one of ${projectionNames().join(', ')}.`];
  },
  examples: ['projections rebuild counts --reason "Neighbours see other numbers"', 'projections rebuild --all'],
  get offers() {
    return projectionNames();
  },
  options: { ...ALL, ...FORCE, reason: REASON },
  run: async (call) => {
    const { app, terminal, values } = call;
    const force = values['force'] === true;
    const reason = force ? reasonFor(call, 'What it lacks was a test entry') : reasonOf(call);
    const wanted = chosen(call);
    const options = { reason, force, onProgress: showing(terminal, 'Rebuilding') };
    const results = await app.get(Rebuilds, { strict: false }).rebuild(wanted, options, OPERATOR);
    terminal.end();
    return {
      json: results,
      lines: results.flatMap(toldRebuilt),
      failed: results.some(({ refused }) => refused.length > 0),
    };
  },
};

const verifying: CliCommand = {
  name: 'projections verify',
  usage: '[NAME … | --all]',
  summary: 'Compares a fresh fold of the log with the live documents. Changes nothing; fails when they differ.',
  examples: ['projections verify', 'projections verify counts catalogue'],
  get offers() {
    return projectionNames();
  },
  options: ALL,
  run: async (call) => {
    const { app, terminal } = call;
    const wanted = call.positionals.length === 0 ? projections : chosen(call);
    const results = await app
      .get(Rebuilds, { strict: false })
      .alone(wanted, () => verify(storesOf(app), wanted, showing(terminal, 'Verifying')));
    terminal.end();
    return {
      json: results,
      lines: results.flatMap((result) => told(result)),
      failed: results.some(({ differing }) => differing.length > 0),
    };
  },
};

const switchingBack: CliCommand = {
  name: 'projections switch-back',
  usage: 'NAME --reason WHY [--confirm NAME]',
  summary: 'Lets the documents that served before the last rebuild serve again, brought up to date first.',
  examples: ['projections switch-back counts --reason "Neighbours see other numbers" --confirm counts'],
  get offers() {
    return projectionNames();
  },
  options: { reason: REASON, confirm: CONFIRM },
  run: async (call) => {
    const [projection, reason] = [chosen(call)[0]!, reasonFor(call, 'Neighbours see other numbers')];
    await confirmed(call, projection.name, `${projection.name} will show again what it showed before the last rebuild.`);
    await call.app.get(Rebuilds, { strict: false }).switchBack(projection, reason, OPERATOR);
    return {
      json: { projection: projection.name, switched: true },
      lines: [`${projection.name}: the previous build is live.`],
    };
  },
};

export const projectionCommands = [list, rebuilding, verifying, switchingBack];

const chosen = ({ positionals, values }: Call): readonly Projection<any>[] => {
  if (values['all']) return projections;
  const found = projections.filter(({ name }) => positionals.includes(name));
  if (positionals.some((name) => !found.some((one) => one.name === name)))
    throw new Usage(`NAME is one of ${projectionNames().join(', ')}.`);
  return found;
};

const showing =
  (terminal: Terminal, label: string) =>
  ({ events, position, head }: Progress) =>
    // Positions are no counts, but they tell how much of the way is behind us.
    terminal.progress(label, Number(position) / Number(head), countedWords(events, 'fact'), events);

const storesOf = (app: Call['app']): Stores => ({ store: app.get(EventStore), builds: app.get(Builds), leases: app.get(Leases) });

const toldRebuilt = (result: Rebuilt): string[] =>
  result.refused.length === 0
    ? told(result, ' The new build is live.')
    : [
        ...told(result, ' REFUSED: it lacks what the live build shows, which goes on serving. --force overrides.'),
        ...result.refused.map(({ key, reason }) => `  ${key}: ${reason}`),
      ];

const toldLag = ({ events, isAll }: Lag) => (isAll ? events : `${events}+`);

const told = ({ projection, documents, differing, parked, forgotten }: Compared, outcome = ''): string[] => [
  `${projection}: ${countedWords(documents, 'document')}, ${numberWords(differing.length)} differing from what was live${parked > 0 ? `, ${numberWords(parked)} parked` : ''}.${outcome}`,
  ...(forgotten ? [`  The log no longer has the beginning of ${forgotten} of its streams.`] : []),
  ...differing.slice(0, SHOWN).map((key) => `  ${key}`),
  ...(differing.length > SHOWN ? [`  and ${numberWords(differing.length - SHOWN)} more`] : []),
];
