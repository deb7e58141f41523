import { resolve } from 'node:path';
import { isTimeZone } from 'class-validator';
import { Clock, FeedTrials, type KnownSource, Pauses, Sources, Stopped, Sync, shownAddress, Tending, type TrialWish } from '#api';
import { type AddressPreview, type Day, isDay, isWeb, onTheWeb } from '#libs/contracts';
import { EventStore, Projector } from '#libs/event-sourcing';
import { type Call, type CliCommand, OPERATOR, type Outcome, Usage } from '../command';
import { CONFIRM, confirmed } from '../confirming';
import { printable } from '../printable';
import { REASON, reasonFor, reasonOf } from '../reason';
import { table } from '../table';
import { previewLines } from './feeds/preview-lines';
import { jsonOf, toldOf } from './feeds/told';

const SOURCE = 'SOURCE is its name as `sources list` shows it, or a part of it that no other has.';
const ALONE =
  'One process at a time checks sources: while a server or another operator does, nothing is done, and the exit code is 1.';

const list: CliCommand = {
  name: 'sources list',
  usage: '',
  summary: 'Shows every source: when it was checked, what it holds and changed, what is held back and why, and when it is next.',
  examples: ['sources list', 'sources list --json'],
  run: async (call) => {
    const all = await call.app.get(Sources).all();
    const rows = all.map((one) => toldOf(one));
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
      json: all.map(jsonOf),
      lines:
        all.length > 0
          ? [
              ...table(
                heads,
                rows.map(({ cells }) => cells),
              ),
              ...rows.flatMap(({ notes }) => notes),
            ]
          : ['There are no sources. `sources add` makes one.'],
    };
  },
};

const add: CliCommand = {
  name: 'sources add',
  usage:
    'ADDRESS --organization NAME [--sub-organization NAME] [--category NAME] [--name NAME] [--time-zone ZONE] [--skip-trial] [--reason WHY]',
  summary:
    "Has an organization's calendar loaded from now on, from the web or from a file, and shows its next events. What is added again is moved.",
  details: [
    'Its address is tried first. On a terminal it is added once its next events were seen; elsewhere they are shown with the outcome.',
  ],
  examples: [
    'sources add https://library.example/events.ics --organization "Public Library" --category Education',
    'sources add https://school.example/all.ics --organization Schools --name Sports --time-zone America/New_York',
  ],
  options: {
    organization: { type: 'string', help: 'who publishes it' },
    'sub-organization': { type: 'string', help: 'which part of it' },
    category: { type: 'string', help: 'the category of its events, and of its organization when that is new' },
    name: {
      type: 'string',
      help: "tells it from the publisher's other calendars; else the file its address ends with, what it calls itself, or its host",
    },
    'time-zone': {
      type: 'string',
      help: 'the zone its clock times are really in, such as America/New_York, whatever it says; `none` for what it says itself',
    },
    'skip-trial': { type: 'boolean', help: 'adds it without trying its address first' },
    reason: REASON,
  },
  writes: true,
  run: async (call) => {
    const { app, positionals, values } = call;
    const [trials, wish] = [app.get(FeedTrials), wishIn(positionals[0]!, values)];
    const preview = values['skip-trial'] === true ? undefined : await trials.preview(wish);
    if (preview && !(await isWanted(call, preview))) return { json: { facts: [] }, lines: ['Nothing was added.'], failed: true };
    const calendar = preview?.calendar ?? (await trials.calendarFor(wish));
    const { id, name, facts } = await app.get(Tending).add(OPERATOR, { ...wish, calendar }, reasonOf(call));
    const done = facts.map(({ type }) => type);
    const json = { id, name, facts: done, ...(preview && { next: preview.next, problem: preview.problem }) };
    const shown = preview && !call.ask ? previewLines(preview) : [];
    return { json, lines: [`${name} ${becameOf(done)}`, ...shown] };
  },
};

const wishIn = (said: string, values: Call['values']): TrialWish => {
  const [organization, subOrganization, category, calendar, timeZone] = OPTIONS.map((option) => textOf(values[option]));
  if (!organization) throw new Usage('--organization NAME says who publishes it.');
  if (timeZone && timeZone !== ITS_OWN && !isTimeZone(timeZone)) throw new Usage(`There is no time zone '${timeZone}'.`);
  return {
    ...{ organization, address: addressOf(said) },
    ...(calendar && { calendar }),
    ...(subOrganization && { subOrganization }),
    ...(category && { category }),
    ...(timeZone && { timeZone: timeZone === ITS_OWN ? null : timeZone }),
  };
};

/** Whoever sits at a terminal sees what it says before it is added; a script is told afterwards. */
const isWanted = async ({ ask }: Call, preview: AddressPreview): Promise<boolean> => {
  if (!ask) return true;
  const question = `Add it as ${preview.calendar}? Type yes: `;
  return /^y(es)?$/i.test((await ask([...previewLines(preview), question].map(printable).join('\n'))).trim());
};

const becameOf = (facts: readonly string[]): string => {
  if (facts.includes('SourceAdded')) return 'is a source now.';
  // Many publishers call all their calendars alike.
  if (facts.includes('SourceMoved'))
    return 'is read at another address now. If that is another calendar, add both with a --name.';
  return facts.length > 0 ? 'was changed.' : 'was a source already.';
};

/** In place of a zone. */
const ITS_OWN = 'none';

const OPTIONS = ['organization', 'sub-organization', 'category', 'name', 'time-zone'] as const;

const pause: CliCommand = {
  name: 'sources pause',
  usage: 'SOURCE --reason WHY [--until DAY] | SOURCE --off',
  summary: 'Lets a source be, until a day or until `--off`. Its events stay.',
  details: [SOURCE],
  examples: [
    'sources pause "Public Library" --reason "They are moving house"',
    'sources pause "Public Library" --reason "Closed for repairs" --until 2030-04-01',
    'sources pause "Public Library" --off',
  ],
  options: {
    until: { type: 'string', help: 'the day on which it is loaded again, such as 2026-11-20; a running server sees to that' },
    off: { type: 'boolean', help: 'has it loaded again' },
    reason: REASON,
  },
  writes: true,
  run: async (call) => {
    const { source, name } = await chosen(call);
    const isOff = call.values['off'] === true;
    const tending = call.app.get(Tending);
    if (isOff) await tending.resume(OPERATOR, source.id, reasonOf(call));
    else await tending.pause(OPERATOR, source.id, { reason: reasonFor(call, 'They are moving house'), until: dayIn(call) });
    return { json: { id: source.id, paused: !isOff }, lines: [`${name} is ${isOff ? 'loaded again' : 'paused'}.`] };
  },
};

const dayIn = ({ app, values }: Call): Day | undefined => {
  const until = textOf(values['until']);
  if (until === undefined) return undefined;
  if (!isDay(until) || until <= app.get(Clock).today()) throw new Usage('--until must be a day after today, such as 2026-11-20.');
  return until;
};

const remove: CliCommand = {
  name: 'sources remove',
  usage: 'SOURCE --reason WHY [--confirm NAME]',
  summary: 'Has a source loaded no more. Its events stay as they are.',
  details: [SOURCE, ALONE],
  examples: ['sources remove "Public Library" --reason "They have a new calendar" --confirm "Public Library / events.ics"'],
  options: { reason: REASON, confirm: CONFIRM },
  writes: true,
  run: async (call) => {
    const [tending, reason] = [call.app.get(Tending), reasonFor(call, 'They have a new calendar')];
    const { source, name } = await chosen(call);
    await confirmed(call, name, `${name} will be loaded no more.`);
    // A check that is under way would remember what it has found of a source that is gone.
    return tending.alone(async () => {
      await tending.remove(OPERATOR, source.id, reason);
      return { json: { id: source.id, removed: true }, lines: [`${name} is loaded no more. Its events stay.`] };
    });
  },
};

const sync: CliCommand = {
  name: 'sources sync',
  usage: '[SOURCE] [--reason WHY]',
  summary: 'Checks one source now, or all that are not paused. What goes wrong with one costs the others nothing.',
  details: [SOURCE, ALONE],
  examples: ['sources sync', 'sources sync "Public Library"'],
  options: { reason: REASON },
  writes: true,
  run: async (call) => {
    await call.app.get(Pauses).endDue();
    const one = call.positionals.length > 0 ? [await chosen(call)] : undefined;
    const all = one ?? (await call.app.get(Sources).all()).filter(({ source }) => !source.isPaused);
    const [tending, reason] = [call.app.get(Tending), reasonOf(call)];
    const first = async () => {
      for (const { source } of all) await tending.order(OPERATOR, source.id, reason);
    };
    return check(call, all, { first });
  },
};

const accept: CliCommand = {
  name: 'sources accept',
  usage: 'SOURCE [--reason WHY]',
  summary: 'Loads a source as it is now, although it was held back: an operator answers for it.',
  details: [SOURCE, ALONE],
  examples: ['sources accept "Public Library"', 'sources accept "Public Library" --reason "They have called the season off"'],
  options: { reason: REASON },
  writes: true,
  run: async (call) => {
    const known = await chosen(call);
    return check(call, [known], {
      force: true,
      first: () => call.app.get(Tending).accept(OPERATOR, known.source.id, undefined, reasonOf(call)),
    });
  },
};

const refuse: CliCommand = {
  name: 'sources refuse',
  usage: 'SOURCE --reason WHY',
  summary: 'Keeps what the calendar has of a source that was held back, for as long as the source says the same.',
  details: [SOURCE, ALONE],
  examples: ['sources refuse "Public Library" --reason "Their calendar was emptied by mistake"'],
  options: { reason: REASON },
  writes: true,
  run: async (call) => {
    const [tending, why] = [call.app.get(Tending), reasonFor(call, 'Their calendar was emptied by mistake')];
    return tending.alone(async () => {
      const { source, name } = await chosen(call);
      await tending.refuse(OPERATOR, source.id, undefined, why);
      return { json: { id: source.id, refused: true }, lines: [`${name} stays as it was.`] };
    });
  },
};

export const feedCommands: readonly CliCommand[] = [list, add, pause, remove, sync, accept, refuse];

type How = Readonly<{ force?: boolean; first?: () => Promise<void> }>;

/** Each of them, whatever happens to the others. */
const check = async (call: Call, all: readonly KnownSource[], { force = false, first }: How = {}): Promise<Outcome> => {
  const { app, terminal } = call;
  await app.get(Projector).showsInTheEnd(await app.get(EventStore).head());
  const faults = new Map<string, string>();
  await app
    .get(Tending)
    .alone(async (lost) => {
      await first?.();
      for (const [nth, { source, name }] of all.entries()) {
        terminal.progress(`Checking ${name}`, nth / all.length, `${nth} of ${all.length} sources`);
        const checked = app.get(Sync).check(source, { force, stopped: lost });
        await checked.catch((error: Error) => faults.set(source.id, error instanceof Stopped ? TAKEN_OVER : error.message));
      }
    })
    .finally(() => terminal.end());
  const checked = new Set(all.map(({ source }) => source.id));
  const now = (await app.get(Sources).all())
    .filter(({ source }) => checked.has(source.id))
    .map((one) => blamed(app.get(Sources), one, faults));
  const rows = now.map((one) => toldOf(one));
  return {
    json: now.map(jsonOf),
    lines:
      now.length === 0
        ? ['There is no source to check: there are none, or all are paused.']
        : [
            ...table(
              ['source', 'state', 'events', 'added', 'changed', 'withdrawn'],
              rows.map(({ cells }) => cells.slice(0, 6)),
            ),
            ...rows.flatMap(({ notes }) => notes),
          ],
    failed: now.some(({ note: { error, fault, heldBack, unrecorded } }) => error || fault || heldBack || unrecorded),
  };
};

const TAKEN_OVER = 'Another process checks sources now. It was not checked to its end, and that process goes on with it.';

/** What kept us from checking it now, also where that leaves no note. */
const blamed = (sources: Sources, known: KnownSource, faults: ReadonlyMap<string, string>): KnownSource => {
  const { source, note } = known;
  const fault = faults.get(source.id);
  return fault && !note.fault ? sources.known(source, { ...note, fault }) : known;
};

const chosen = async ({ app, positionals }: Call): Promise<KnownSource> => {
  const wanted = positionals[0]!;
  const all = await app.get(Sources).all();
  const same = (text: string) => text.toLowerCase();
  const found = all.filter(({ source, name }) => source.id === wanted || same(name) === same(wanted));
  const alike = found.length > 0 ? found : all.filter(({ name }) => same(name).includes(same(wanted)));
  if (alike.length > 1) throw new Error(`More than one source is called so: ${alike.map(({ name }) => name).join(', ')}.`);
  if (!alike[0]) throw new Error(`There is no source '${shownAddress(wanted)}'.`);
  return alike[0];
};

const textOf = (value: string | boolean | undefined) =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;

const OF_A_SCHEME = /^[a-z][a-z0-9+.-]+:/i;

const addressOf = (said: string) => {
  const address = onTheWeb(said);
  if (OF_A_SCHEME.test(address) && !isWeb(address))
    throw new Usage('Its ADDRESS begins with http, https or webcal, or is the path of a file.');
  if (!isWeb(address)) return resolve(address);
  if (URL.canParse(address)) return address;
  throw new Usage('Its ADDRESS is none.');
};
