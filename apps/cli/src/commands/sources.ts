import { resolve } from 'node:path';
import { isTimeZone } from 'class-validator';
import {
  CheckStopped,
  Clock,
  FeedTrials,
  type KnownSource,
  PauseEnder,
  redactAddress,
  SourceChecker,
  SourceOperations,
  Sources,
  type TrialRequest,
} from '#api';
import { type Day, isDay, isWebAddress, type SourcePreview, toHttpAddress } from '#libs/contracts';
import { EventStore, Projector } from '#libs/event-sourcing';
import { type CliCommand, type CommandCall, type CommandOutcome, OPERATOR_ACTOR, UsageError } from '../command';
import { toPrintable } from '../printable';
import { REASON_OPTION, readReason, requireReason } from '../reason';
import { CONFIRM_OPTION, requireConfirmation } from '../require-confirmation';
import { formatTable } from '../table';
import { previewLines } from './sources/preview-lines';
import { toSourceJson, toSourceRow } from './sources/source-row';

const SOURCE_ARGUMENT_HELP = 'SOURCE is a name from `sources list`, or a part that no other name contains.';
const SINGLE_PROCESS_HELP =
  'Only one process checks sources at a time. This command waits a minute for another one; after that it does nothing, and the exit code is 1.';

const PATIENCE_MS = 60_000;

const listCommand: CliCommand = {
  name: 'sources list',
  usage: '',
  summary: 'Shows every source: its last and next check, its events and changes, and which imports are held back and why.',
  examples: ['sources list', 'sources list --json'],
  run: async (call) => {
    const all = await call.app.get(Sources).all();
    const rows = all.map((one) => toSourceRow(one));
    const heads = [
      'source',
      'state',
      'events',
      'added',
      'changed',
      'withdrawn',
      'last success',
      'unchanged since',
      'next run',
      'address',
    ];
    return {
      json: all.map(toSourceJson),
      lines:
        all.length > 0
          ? [
              ...formatTable(
                heads,
                rows.map(({ cells }) => cells),
              ),
              ...rows.flatMap(({ notes }) => notes),
            ]
          : ['There are no sources. Add one with `sources add`.'],
    };
  },
};

const addCommand: CliCommand = {
  name: 'sources add',
  usage:
    'ADDRESS --organization NAME [--sub-organization NAME] [--category NAME] [--name NAME] [--time-zone ZONE] [--skip-trial] [--reason WHY]',
  summary:
    "Adds an organization's calendar, from the web or a file, and shows its next events. Adding a known calendar moves it.",
  details: [
    'Almanac reads the address first. On a terminal it shows the next events and asks; otherwise it shows them with the result.',
  ],
  examples: [
    'sources add https://library.example/events.ics --organization "Public Library" --category Education',
    'sources add https://school.example/all.ics --organization Schools --name Sports --time-zone America/New_York',
  ],
  options: {
    organization: { type: 'string', help: 'the organization that publishes it' },
    'sub-organization': { type: 'string', help: 'the sub-organization' },
    category: { type: 'string', help: 'the category of its events, and of its organization when that is new' },
    name: {
      type: 'string',
      help: "the name among the publisher's calendars; default: the file name in its address, its own name, or its host",
    },
    'time-zone': {
      type: 'string',
      help: 'the actual time zone of its times, such as America/New_York; `none` for the zone that the calendar states',
    },
    'skip-trial': { type: 'boolean', help: 'adds it without reading the address first' },
    reason: REASON_OPTION,
  },
  writes: true,
  run: async (call) => {
    const { app, positionals, values } = call;
    const [trials, trialRequest] = [app.get(FeedTrials), toTrialRequest(positionals[0]!, values)];
    const preview = values['skip-trial'] === true ? undefined : await trials.preview(trialRequest);
    if (preview && !(await confirmPreview(call, preview)))
      return { json: { facts: [] }, lines: ['Nothing was added.'], failed: true };
    const calendar = preview?.calendar ?? (await trials.calendarNameFor(trialRequest));
    const { id, name, facts } = await app
      .get(SourceOperations)
      .add(OPERATOR_ACTOR, { ...trialRequest, calendar }, readReason(call));
    const done = facts.map(({ type }) => type);
    const json = { id, name, facts: done, ...(preview && { next: preview.next, problem: preview.problem }) };
    const extraLines = preview && !call.ask ? previewLines(preview) : [];
    return { json, lines: [`${name} ${addResultWords(done)}`, ...extraLines] };
  },
};

const toTrialRequest = (addressText: string, values: CommandCall['values']): TrialRequest => {
  const [organization, subOrganization, category, calendar, timeZone] = SOURCE_OPTION_NAMES.map((option) =>
    optionText(values[option]),
  );
  if (!organization) throw new UsageError('--organization NAME is missing: the organization that publishes it.');
  if (timeZone && timeZone !== NO_TIME_ZONE && !isTimeZone(timeZone))
    throw new UsageError(`There is no time zone '${timeZone}'.`);
  return {
    ...{ organization, address: parseSourceAddress(addressText) },
    ...(calendar && { calendar }),
    ...(subOrganization && { subOrganization }),
    ...(category && { category }),
    ...(timeZone && { timeZone: timeZone === NO_TIME_ZONE ? null : timeZone }),
  };
};

const confirmPreview = async ({ ask }: CommandCall, preview: SourcePreview): Promise<boolean> => {
  if (!ask) return true;
  const question = `Add it as ${preview.calendar}? Type yes: `;
  return /^y(es)?$/i.test((await ask([...previewLines(preview), question].map(toPrintable).join('\n'))).trim());
};

const addResultWords = (facts: readonly string[]): string => {
  if (facts.includes('SourceAdded')) return 'is now a source.';
  // Many publishers give all their calendars the same name.
  if (facts.includes('SourceMoved')) return 'is now read from this address. If this is another calendar, add both with a --name.';
  return facts.length > 0 ? 'was changed.' : 'is already a source.';
};

const NO_TIME_ZONE = 'none';

const SOURCE_OPTION_NAMES = ['organization', 'sub-organization', 'category', 'name', 'time-zone'] as const;

const pauseCommand: CliCommand = {
  name: 'sources pause',
  usage: 'SOURCE --reason WHY [--until DAY] | SOURCE --off',
  summary: 'Stops checking a source until a day, or until `--off`. Its events stay.',
  details: [SOURCE_ARGUMENT_HELP],
  examples: [
    'sources pause "Public Library" --reason "They are moving house"',
    'sources pause "Public Library" --reason "Closed for repairs" --until 2030-04-01',
    'sources pause "Public Library" --off',
  ],
  options: {
    until: { type: 'string', help: 'the day on which a running server checks it again, such as 2026-11-20' },
    off: { type: 'boolean', help: 'ends the pause' },
    reason: REASON_OPTION,
  },
  writes: true,
  run: async (call) => {
    const { source, name } = await chooseSource(call);
    const isOff = call.values['off'] === true;
    const operations = call.app.get(SourceOperations);
    if (isOff) await operations.resume(OPERATOR_ACTOR, source.id, readReason(call));
    else
      await operations.pause(OPERATOR_ACTOR, source.id, {
        reason: requireReason(call, 'They are moving house'),
        until: parseUntilDay(call),
      });
    return { json: { id: source.id, paused: !isOff }, lines: [`${name} is ${isOff ? 'no longer paused' : 'paused'}.`] };
  },
};

const parseUntilDay = ({ app, values }: CommandCall): Day | undefined => {
  const until = optionText(values['until']);
  if (until === undefined) return undefined;
  if (!isDay(until) || until <= app.get(Clock).today())
    throw new UsageError('--until must be a day after today, such as 2026-11-20.');
  return until;
};

const removeCommand: CliCommand = {
  name: 'sources remove',
  usage: 'SOURCE --reason WHY [--confirm NAME]',
  summary: 'Removes a source. Its events stay as they are.',
  details: [SOURCE_ARGUMENT_HELP, SINGLE_PROCESS_HELP],
  examples: ['sources remove "Public Library" --reason "They have a new calendar" --confirm "Public Library / events.ics"'],
  options: { reason: REASON_OPTION, confirm: CONFIRM_OPTION },
  writes: true,
  run: async (call) => {
    const [operations, reason] = [call.app.get(SourceOperations), requireReason(call, 'They have a new calendar')];
    const { source, name } = await chooseSource(call);
    await requireConfirmation(call, name, `${name} will no longer be checked.`);
    // A running check would store notes about a source that was just removed.
    return operations.runAsOnlyChecker(async () => {
      await operations.remove(OPERATOR_ACTOR, source.id, reason);
      return { json: { id: source.id, removed: true }, lines: [`${name} is removed. Its events stay.`] };
    }, PATIENCE_MS);
  },
};

const syncCommand: CliCommand = {
  name: 'sources sync',
  usage: '[SOURCE] [--reason WHY]',
  summary: 'Checks one source now, or all that are not paused. A failure of one source does not stop the others.',
  details: [SOURCE_ARGUMENT_HELP, SINGLE_PROCESS_HELP],
  examples: ['sources sync', 'sources sync "Public Library"'],
  options: { reason: REASON_OPTION },
  writes: true,
  run: async (call) => {
    await call.app.get(PauseEnder).endDue();
    const one = call.positionals.length > 0 ? [await chooseSource(call)] : undefined;
    const all = one ?? (await call.app.get(Sources).all()).filter(({ source }) => !source.isPaused);
    const [operations, reason] = [call.app.get(SourceOperations), readReason(call)];
    const first = async () => {
      for (const { source } of all) await operations.orderCheck(OPERATOR_ACTOR, source.id, reason);
    };
    return checkSources(call, all, { first });
  },
};

const acceptCommand: CliCommand = {
  name: 'sources accept',
  usage: 'SOURCE [--reason WHY]',
  summary: 'Accepts the held import of a source: imports what the source has now.',
  details: [SOURCE_ARGUMENT_HELP, SINGLE_PROCESS_HELP],
  examples: ['sources accept "Public Library"', 'sources accept "Public Library" --reason "They have called the season off"'],
  options: { reason: REASON_OPTION },
  writes: true,
  run: async (call) => {
    const knownSource = await chooseSource(call);
    return checkSources(call, [knownSource], {
      force: true,
      first: () => call.app.get(SourceOperations).accept(OPERATOR_ACTOR, knownSource.source.id, undefined, readReason(call)),
    });
  },
};

const refuseCommand: CliCommand = {
  name: 'sources refuse',
  usage: 'SOURCE --reason WHY',
  summary: 'Refuses the held import of a source: its events stay as they are until the source changes again.',
  details: [SOURCE_ARGUMENT_HELP, SINGLE_PROCESS_HELP],
  examples: ['sources refuse "Public Library" --reason "Their calendar was emptied by mistake"'],
  options: { reason: REASON_OPTION },
  writes: true,
  run: async (call) => {
    const [operations, why] = [call.app.get(SourceOperations), requireReason(call, 'Their calendar was emptied by mistake')];
    return operations.runAsOnlyChecker(async () => {
      const { source, name } = await chooseSource(call);
      await operations.refuse(OPERATOR_ACTOR, source.id, undefined, why);
      return { json: { id: source.id, refused: true }, lines: [`${name} stays as it was.`] };
    }, PATIENCE_MS);
  },
};

export const sourceCommands: readonly CliCommand[] = [
  listCommand,
  addCommand,
  pauseCommand,
  removeCommand,
  syncCommand,
  acceptCommand,
  refuseCommand,
];

type CheckOptions = Readonly<{ force?: boolean; first?: () => Promise<void> }>;

const checkSources = async (
  call: CommandCall,
  all: readonly KnownSource[],
  { force = false, first }: CheckOptions = {},
): Promise<CommandOutcome> => {
  const { app, terminal } = call;
  await app.get(Projector).showsEventually(await app.get(EventStore).head());
  const faults = new Map<string, string>();
  const checkOne = async ({ source, name }: KnownSource, lost: AbortSignal) => {
    faults.delete(source.id);
    const nth = all.findIndex((one) => one.source.id === source.id);
    terminal.progress(`Checking ${name}`, nth / all.length, `${nth} of ${all.length} sources`);
    try {
      await app.get(SourceChecker).check(source, { force, stopped: lost });
    } catch (error) {
      const isStopped = error instanceof CheckStopped;
      faults.set(source.id, isStopped ? TAKEN_OVER_MESSAGE : (error as Error).message);
      return isStopped;
    }
    return false;
  };
  let unchecked = all;
  for (let attempt = 1; attempt === 1 || (unchecked.length > 0 && attempt <= MAX_ATTEMPTS); attempt++)
    await app
      .get(SourceOperations)
      .runAsOnlyChecker(async (lost) => {
        if (attempt === 1) await first?.();
        const stopped: KnownSource[] = [];
        for (const one of unchecked) if (await checkOne(one, lost)) stopped.push(one);
        unchecked = stopped;
      }, PATIENCE_MS)
      .finally(() => terminal.end());
  const checked = new Set(all.map(({ source }) => source.id));
  const now = (await app.get(Sources).all())
    .filter(({ source }) => checked.has(source.id))
    .map((one) => withOwnFault(app.get(Sources), one, faults));
  const rows = now.map((one) => toSourceRow(one));
  return {
    json: now.map(toSourceJson),
    lines:
      now.length === 0
        ? ['There is no source to check: all are paused, or none exist.']
        : [
            ...formatTable(
              ['source', 'state', 'events', 'added', 'changed', 'withdrawn'],
              rows.map(({ cells }) => cells.slice(0, 6)),
            ),
            ...rows.flatMap(({ notes }) => notes),
          ],
    failed: now.some(({ note: { error, fault, heldBack, unrecorded } }) => error || fault || heldBack || unrecorded),
  };
};

/** A process that was stalled for seconds loses its turn to another one, and continues after that. */
const MAX_ATTEMPTS = 3;

const TAKEN_OVER_MESSAGE = 'Another process checks sources now. This check was stopped, and that process continues it.';

const withOwnFault = (sources: Sources, knownSource: KnownSource, faults: ReadonlyMap<string, string>): KnownSource => {
  const { source, note } = knownSource;
  const fault = faults.get(source.id);
  return fault && !note.fault ? sources.toKnownSource(source, { ...note, fault }) : knownSource;
};

const chooseSource = async ({ app, positionals }: CommandCall): Promise<KnownSource> => {
  const nameOrId = positionals[0]!;
  const all = await app.get(Sources).all();
  const same = (text: string) => text.toLowerCase();
  const found = all.filter(({ source, name }) => source.id === nameOrId || same(name) === same(nameOrId));
  const alike = found.length > 0 ? found : all.filter(({ name }) => same(name).includes(same(nameOrId)));
  if (alike.length > 1) throw new Error(`More than one source has this name: ${alike.map(({ name }) => name).join(', ')}.`);
  if (!alike[0]) throw new Error(`There is no source '${redactAddress(nameOrId)}'.`);
  return alike[0];
};

const optionText = (value: string | boolean | undefined) =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;

const SCHEME_PATTERN = /^[a-z][a-z0-9+.-]+:/i;

const parseSourceAddress = (addressText: string) => {
  const address = toHttpAddress(addressText);
  if (SCHEME_PATTERN.test(address) && !isWebAddress(address))
    throw new UsageError('ADDRESS must begin with http, https or webcal, or be the path of a file.');
  if (!isWebAddress(address)) return resolve(address);
  if (URL.canParse(address)) return address;
  throw new UsageError('ADDRESS is not a valid address.');
};
