import { type Preferences, SESSION_KEY, USER_KEY } from '#libs/contracts';
import { preferences as decider, hashedKey, type PreferencesEvent } from '#libs/domain';
import { EventStore, fold, type Recorded } from '#libs/event-sourcing';
import { NO_PREFERENCES, type PreferencesDocument, preferences } from '#projections';
import { whatOf } from '../../../api/src/audit/fact-words';
import { Histories } from '../../../api/src/audit/histories';
import { told } from '../../../api/src/preferences/told';
import { NO_TEXT_SETTINGS } from '../../../api/src/text-messages/text-settings';
import { type CliCommand, Usage } from '../command';
import { table } from '../table';
import { AT, instantIn } from './instant';

type Fact = Recorded<PreferencesEvent>;

export const auditPreferences: CliCommand = {
  name: 'audit preferences',
  usage: 'KEY [--at INSTANT]',
  summary: 'Tells who followed, saved and unsaved what and when, in order; with --at, the preferences as they were then.',
  examples: ['audit preferences user_7f3c2a90', 'audit preferences user_7f3c2a90 --at 2026-11-20T12:00:00-05:00'],
  options: { at: AT },
  run: async ({ app, positionals, values }) => {
    const key = keyIn(positionals);
    const until = instantIn(values);
    const recorded = (await app.get(EventStore).read(`${decider.stream}-${key}`)) as readonly Fact[];
    const facts = until ? recorded.filter(({ metadata }) => metadata.time <= until) : recorded;
    const called = await app.get(Histories, { strict: false }).calledIn(facts);
    const { names, events } = called;
    const nothing: PreferencesDocument = { key, ...NO_PREFERENCES };
    const then = facts.reduce((state, fact) => fold(preferences, state, fact, key) ?? nothing, nothing);
    const history = facts.map((fact) => ({
      time: fact.metadata.time,
      actor: actorOf(fact),
      fact: fact.type,
      what: whatOf(fact, called),
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

const actorOf = ({ metadata, data }: Fact) => (metadata.actor === data.key ? 'themselves' : metadata.actor);

const summary = (then: Preferences, events: ReadonlyMap<number, string>) => [
  `  follows: ${then.defaults ? "nothing yet, the town's defaults stand in" : then.followedOrganizations.join(', ') || 'nothing'}`,
  `  sub-calendars: ${then.followedSubcalendars.join(', ') || 'none'}`,
  `  saved: ${then.savedEvents.map((id) => events.get(id)).join(', ') || 'nothing'}`,
];
