import { type Preferences, SESSION_KEY, USER_KEY } from '#libs/contracts';
import { preferences as decider, hashedKey, type PreferencesEvent, type SessionCarriedOver } from '#libs/domain';
import { EventStore, fold, ReadModels, type Recorded } from '#libs/event-sourcing';
import { catalogue, NO_PREFERENCES, type PreferencesDocument, preferences } from '#projections';
import { Directory } from '../../../api/src/organizations/directory';
import type { Names } from '../../../api/src/organizations/names';
import { told } from '../../../api/src/preferences/told';
import { isInstant } from '../../../api/src/settings/is-instant';
import { NO_TEXT_SETTINGS } from '../../../api/src/text-messages/text-settings';
import { type Call, type CliCommand, Usage } from '../command';
import { table } from '../table';

type Fact = Recorded<PreferencesEvent>;

export const auditPreferences: CliCommand = {
  name: 'audit preferences',
  usage: 'KEY [--at INSTANT]',
  summary: 'Tells who followed, saved and unsaved what and when, in order; with --at, the preferences as they were then.',
  examples: ['audit preferences user_7f3c2a90', 'audit preferences user_7f3c2a90 --at 2026-11-20T12:00:00-05:00'],
  options: { at: { type: 'string', help: 'an ISO instant, such as 2026-11-20T12:00:00-05:00' } },
  run: async ({ app, positionals, values }) => {
    const key = keyIn(positionals);
    const until = instantIn(values);
    const recorded = (await app.get(EventStore).read(`${decider.stream}-${key}`)) as readonly Fact[];
    const facts = until ? recorded.filter(({ metadata }) => metadata.time <= until) : recorded;
    const [events, names] = [await eventNames(app.get(ReadModels), facts), await app.get(Directory).names()];
    const nothing: PreferencesDocument = { key, ...NO_PREFERENCES };
    const then = facts.reduce((state, fact) => fold(preferences, state, fact, key) ?? nothing, nothing);
    const history = facts.map((fact) => ({
      time: fact.metadata.time,
      actor: actorOf(fact),
      fact: fact.type,
      what: whatOf(fact, events, names),
    }));
    return {
      json: { at: until ?? null, history, preferences: told(then, names, then.saved, NO_TEXT_SETTINGS) },
      lines: [
        ...(facts.length === 0
          ? ['Nothing was recorded.']
          : table(
              ['time', 'by', 'fact', 'what'],
              history.map((h) => [h.time, h.actor, h.fact, h.what]),
            )),
        '',
        until ? `As it was at ${until}:` : 'As it is:',
        ...summary(told(then, names, then.saved, NO_TEXT_SETTINGS), events),
      ],
    };
  },
};

const keyIn = ([key]: readonly string[]) => {
  if (!key || !(SESSION_KEY.test(key) || USER_KEY.test(key)))
    throw new Usage('KEY is session_{timestamp}_{random} or user_{id}.');
  return hashedKey(key);
};

const instantIn = ({ at }: Call['values']) => {
  if (typeof at !== 'string') return undefined;
  if (!isInstant(at)) throw new Usage('--at takes an ISO instant, such as 2026-11-20T12:00:00-05:00.');
  return new Date(at).toISOString();
};

const eventNames = async (readModels: ReadModels, facts: readonly Fact[]) => {
  const ids = [...new Set(facts.flatMap(savedIn))];
  const found = await Promise.all(ids.map((id) => readModels.get(catalogue, id)));
  return new Map(ids.map((id, i) => [id, found[i] ? `${found[i].event.name} (${found[i].event.date})` : `event ${id}`]));
};

const savedIn = ({ data }: Fact): readonly number[] => {
  if ('eventId' in data) return [data.eventId];
  return 'saved' in data ? data.saved : [];
};

const actorOf = ({ metadata, data }: Fact) => (metadata.actor === data.key ? 'themselves' : metadata.actor);

const whatOf = ({ type, data }: Fact, events: ReadonlyMap<number, string>, names: Names) => {
  if (type === 'PreferencesForgotten') return 'everything';
  if ('entry' in data) return names.textOf(data.entry);
  if ('eventId' in data) return events.get(data.eventId)!;
  if ('session' in data) return broughtIn(data, events, names);
  return 'subcalendarId' in data ? `sub-calendar ${data.subcalendarId}` : "the town's defaults";
};

const broughtIn = (
  { followed, subcalendars, saved }: SessionCarriedOver['data'],
  events: ReadonlyMap<number, string>,
  names: Names,
) =>
  [
    ...followed.map(({ entry }) => names.textOf(entry)),
    ...subcalendars.map((id) => `sub-calendar ${id}`),
    ...saved.map((id) => events.get(id)!),
  ].join(', ') || 'nothing new';

const summary = (then: Preferences, events: ReadonlyMap<number, string>) => [
  `  follows: ${then.defaults ? "nothing yet, the town's defaults stand in" : then.followedOrganizations.join(', ') || 'nothing'}`,
  `  sub-calendars: ${then.followedSubcalendars.join(', ') || 'none'}`,
  `  saved: ${then.savedEvents.map((id) => events.get(id)).join(', ') || 'nothing'}`,
];
