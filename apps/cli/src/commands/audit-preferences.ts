import { Clock, Directory, FactLines, Histories, type ResidentState, toPreferencesResponse } from '#api';
import { type FactLine, formatCount, isByResident, type MyAlmanacEvent, type Preferences } from '#libs/contracts';
import { NO_PREFERENCES } from '#projections';
import type { CliCommand } from '../command';
import { formatTable } from '../table';
import { KEY_ARGUMENT_HELP, recordAuditOf } from './audited-key';
import { AT_OPTION, parseInstantOption } from './instant-option';

export const auditPreferencesCommand: CliCommand = {
  name: 'audit preferences',
  usage: 'KEY [--at INSTANT] [--feed]',
  summary:
    'Shows the recorded preferences of a key in order: follows, saves, consent, reminders. With --at, also the state at that time.',
  details: [
    KEY_ARGUMENT_HELP,
    'Telephone numbers, addresses and own events stay encrypted. Of a forgotten person it shows only that there were facts.',
    'This look-up is recorded. With --json each fact also has its command and its request.',
  ],
  examples: ['audit preferences user_7f3c2a90', 'audit preferences nora@example.com --at 2026-11-20T12:00:00-05:00 --feed'],
  options: { at: AT_OPTION, feed: { type: 'boolean', help: 'also shows what My Almanac contained' } },
  writes: true,
  run: async (call) => {
    const { app, positionals, values } = call;
    const until = parseInstantOption(values);
    const key = await recordAuditOf(call, positionals[0]!, 'history');
    const histories = app.get(Histories, { strict: false });
    const { lines, state, parked, skipped } = await histories.full(key, until);
    const directory = app.get(Directory);
    const preferences = state && preferencesOf(state, await directory.names());
    const subcalendarNames = new Map((await directory.subcalendars()).map(({ id, name }) => [id, name]));
    const { events } = await app.get(FactLines, { strict: false }).eventNamesOf(state?.preferences?.saved ?? []);
    const instant = until ?? app.get(Clock).now();
    const feed = values['feed'] === true && state ? ((await histories.at(key, { instant })).then?.feed ?? []) : undefined;
    return {
      json: { at: until ?? null, history: lines.map(factLine), preferences, parked, skipped, ...(feed && { feed }) },
      lines: [
        ...(lines.length === 0
          ? ['Nothing was recorded.']
          : formatTable(
              ['time', 'by', 'fact', 'what'],
              lines.map(factLine).map(({ time, actor, fact, what }) => [time, actor, fact, what ?? '(forgotten)']),
            )),
        '',
        until ? `As it was at ${until}:` : 'As it is now:',
        ...(preferences ? summaryLines(preferences, events, subcalendarNames) : ['  This person was forgotten.']),
        ...(parked ? [`  unchanged since position ${parked.position}, whose fact could not be folded: ${parked.reason}`] : []),
        ...skipped.map(({ position, reason }) => `  without position ${position}, which an operator skipped: ${reason}`),
        ...(feed ? feedLines(feed) : []),
      ],
    };
  },
};

const factLine = (line: FactLine) => {
  const { time, by, kind, what, position, command, correlation } = line;
  const actor = isByResident(line) ? 'themselves' : by;
  return { time, actor, fact: kind, what, position, command, request: correlation };
};

const preferencesOf = (
  { preferences, agreed, reminders }: ResidentState,
  names: Parameters<typeof toPreferencesResponse>[1],
): Preferences => {
  const then = preferences ?? NO_PREFERENCES;
  const texts = { smsConsentGiven: agreed, smsRemindersEnabled: reminders, phoneNumber: null, smsNumber: null };
  return toPreferencesResponse(then, names, then.saved, texts);
};

type NamesById = ReadonlyMap<number, string>;

const summaryLines = (then: Preferences, events: NamesById, subcalendarNames: NamesById) => [
  `  follows: ${then.defaults ? 'nothing yet, the defaults of the town apply' : then.followedOrganizations.join(', ') || 'nothing'}`,
  `  subcalendars: ${then.followedSubcalendars.map((id) => subcalendarNames.get(id) ?? id).join(', ') || 'none'}`,
  `  saved: ${then.savedEvents.map((id) => events.get(id)).join(', ') || 'nothing'}`,
  `  text messages: ${then.smsConsentGiven ? 'consent given' : 'no consent'}, reminders ${then.smsRemindersEnabled ? 'on' : 'off'}`,
];

const feedLines = (feed: readonly MyAlmanacEvent[]) => [
  `  My Almanac: ${formatCount(feed.length, 'event')}, without own ones`,
  ...feed.map(({ name, date, organization }) => `    ${date}  ${name}, ${organization}`),
];
