import { Rebuilds } from '#api';
import { Clock, openConfiguredStores } from '#api/files';
import { formatCount, formatNumber } from '#libs/contracts';
import {
  type BuildComparison,
  Builds,
  type CatchUpProgress,
  EventStore,
  Leases,
  measureLags,
  type Projection,
  type ProjectionStores,
  type RebuildResult,
  verifyProjections,
} from '#libs/event-sourcing';
import { projections } from '#projections';
import { type CliCommand, type CommandCall, OPERATOR_ACTOR, UsageError } from '../command';
import { REASON_OPTION, readReason, requireReason } from '../reason';
import { CONFIRM_OPTION, requireConfirmation } from '../require-confirmation';
import { formatTable } from '../table';
import type { Terminal } from '../terminal';

const MAX_KEYS_SHOWN = 10;
const ALL_OPTION = { all: { type: 'boolean', help: 'every projection' } } as const;
const projectionNames = () => projections.map(({ name }) => name);
const FORCE_OPTION = {
  force: { type: 'boolean', help: 'also promotes a build that lacks documents of the live one: give a --reason' },
} as const;

const listCommand: CliCommand = {
  name: 'projections list',
  usage: '',
  summary: 'Shows how far each projection has processed the log.',
  examples: ['projections list'],
  runOnFiles: async ({ configuration }) => {
    const stores = openConfiguredStores(configuration);
    try {
      await stores.greet();
      return await listBuilds(stores, new Clock('UTC', configuration.ALMANAC_NOW).now());
    } finally {
      await stores.close();
    }
  },
};

const rebuildCommand: CliCommand = {
  name: 'projections rebuild',
  usage: 'NAME … | --all [--force] [--reason WHY]',
  summary:
    'Folds the whole log into a new build, compares it with the live one, and promotes it in one step. Servers keep answering.',
  get details() {
    return [`NAME is one of ${projectionNames().join(', ')}.`];
  },
  examples: ['projections rebuild counts --reason "Neighbours see other numbers"', 'projections rebuild --all'],
  get offers() {
    return projectionNames();
  },
  options: { ...ALL_OPTION, ...FORCE_OPTION, reason: REASON_OPTION },
  run: async (call) => {
    const { app, terminal, values } = call;
    const force = values['force'] === true;
    const reason = force ? requireReason(call, 'What it lacks was a test entry') : readReason(call);
    const chosenProjections = chooseProjections(call);
    const options = { reason, force, onProgress: progressReporter(terminal, 'Rebuilding') };
    const results = await app.get(Rebuilds, { strict: false }).rebuild(chosenProjections, options, OPERATOR_ACTOR);
    terminal.end();
    return {
      json: results,
      lines: results.flatMap(rebuildLines),
      failed: results.some(({ refused }) => refused.length > 0),
    };
  },
};

const verifyCommand: CliCommand = {
  name: 'projections verify',
  usage: '[NAME … | --all]',
  summary: 'Compares a fresh fold of the log with the live documents. Changes nothing; fails when they differ.',
  examples: ['projections verify', 'projections verify counts catalogue'],
  get offers() {
    return projectionNames();
  },
  options: ALL_OPTION,
  run: async (call) => {
    const { app, terminal } = call;
    const chosenProjections = call.positionals.length === 0 ? projections : chooseProjections(call);
    const results = await app
      .get(Rebuilds, { strict: false })
      .runAsOnlyBuilder(chosenProjections, () =>
        verifyProjections(storesOf(app), chosenProjections, progressReporter(terminal, 'Verifying')),
      );
    terminal.end();
    return {
      json: results,
      lines: results.flatMap((result) => comparisonLines(result)),
      failed: results.some(({ differing }) => differing.length > 0),
    };
  },
};

const switchBackCommand: CliCommand = {
  name: 'projections switch-back',
  usage: 'NAME --reason WHY [--confirm NAME]',
  summary: 'Catches up the build that was live before the last rebuild, and makes it live again.',
  examples: ['projections switch-back counts --reason "Neighbours see other numbers" --confirm counts'],
  get offers() {
    return projectionNames();
  },
  options: { reason: REASON_OPTION, confirm: CONFIRM_OPTION },
  run: async (call) => {
    const [projection, reason] = [chooseProjections(call)[0]!, requireReason(call, 'Neighbours see other numbers')];
    await requireConfirmation(call, projection.name, `${projection.name} will go back to the build before the last rebuild.`);
    await call.app.get(Rebuilds, { strict: false }).switchBack(projection, reason, OPERATOR_ACTOR);
    return {
      json: { projection: projection.name, switched: true },
      lines: [`${projection.name}: the previous build is live.`],
    };
  },
};

export const projectionCommands = [listCommand, rebuildCommand, verifyCommand, switchBackCommand];

const listBuilds = async ({ store, builds }: Pick<ProjectionStores, 'store' | 'builds'>, now: string) => {
  const [head, all] = [await store.head(), await builds.list()];
  const lags = await measureLags(store, new Set(all.map(({ position }) => position)), now);
  const rows = await Promise.all(
    all.map(async (build) => {
      const { facts: events, ...lag } = lags.get(build.position)!;
      return { ...build, head, parked: (await builds.parked(build)).length, events, ...lag };
    }),
  );
  return {
    json: rows,
    lines: formatTable(
      ['projection', 'version', 'state', 'position', 'head', 'lag', 'seconds', 'parked'],
      rows.map((r) => [
        r.projection,
        r.version,
        r.state,
        BigInt(r.position),
        BigInt(r.head),
        r.isAll ? r.events : `${r.events}+`,
        r.seconds,
        r.parked,
      ]),
    ),
  };
};

const chooseProjections = ({ positionals, values }: CommandCall): readonly Projection<any>[] => {
  if (values['all']) return projections;
  const found = projections.filter(({ name }) => positionals.includes(name));
  if (positionals.some((name) => !found.some((one) => one.name === name)))
    throw new UsageError(`NAME is one of ${projectionNames().join(', ')}.`);
  return found;
};

const progressReporter =
  (terminal: Terminal, label: string) =>
  ({ facts, position, head }: CatchUpProgress) =>
    terminal.progress(label, Number(position) / Number(head), formatCount(facts, 'fact'), facts);

const storesOf = (app: CommandCall['app']): ProjectionStores => ({
  store: app.get(EventStore),
  builds: app.get(Builds),
  leases: app.get(Leases),
});

const rebuildLines = (result: RebuildResult): string[] =>
  result.refused.length === 0
    ? comparisonLines(result, ' The new build is live.')
    : [
        ...comparisonLines(
          result,
          ' REFUSED: it lacks documents of the live build, which stays live. --force promotes it anyway.',
        ),
        ...result.refused.map(({ key, reason }) => `  ${key}: ${reason}`),
      ];

const comparisonLines = ({ projection, documents, differing, parked, forgotten }: BuildComparison, outcome = ''): string[] => [
  `${projection}: ${formatCount(documents, 'document')}, ${formatNumber(differing.length)} differing from what was live${parked > 0 ? `, ${formatNumber(parked)} parked` : ''}.${outcome}`,
  ...(forgotten ? [`  The log no longer has the beginning of ${forgotten} of its streams.`] : []),
  ...differing.slice(0, MAX_KEYS_SHOWN).map((key) => `  ${key}`),
  ...(differing.length > MAX_KEYS_SHOWN ? [`  and ${formatNumber(differing.length - MAX_KEYS_SHOWN)} more`] : []),
];
