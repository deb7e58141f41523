/**
 * What the product may cost, in counts that are the same on every machine, so without times. A spec that measures more than its
 * budget fails, and so does one that measures clearly less: the limit stays true.
 * `count`s are exact. `kB` are 1,000 bytes and may be slightly below the limit: a build contains its date and an answer a nonce,
 * and both are compressed. `about` is a count that depends on how timers lie to one another, and may be a third below the limit.
 */
export const BUDGETS = {
  /** A first visit on a desktop screen in the sample town, as sent: brotli if the browser accepts it. */
  'first visit': {
    'scripts before the list': { limit: 1.43, unit: 'kB', means: 'sent while nobody uses the page and its clock stands still' },
    'scripts for the first press': { limit: 130.2, unit: 'kB', means: 'sent until React has adopted the page that is used' },
    'scripts until at rest': { limit: 243.5, unit: 'kB', means: 'with what is fetched ahead for the other pages' },
    styles: { limit: 31.3, unit: 'kB', means: 'all style sheets until at rest' },
    page: { limit: 17.8, unit: 'kB', means: 'the HTML with the first screen and what it was drawn from' },
    'all before the list': { limit: 89.6, unit: 'kB', means: 'bodies of all answers while nobody uses the page' },
    'all until at rest': { limit: 387, unit: 'kB', means: 'bodies of all answers' },
    'requests before the list': { limit: 4, unit: 'count', means: 'while nobody uses the page' },
    'requests for the first press': { limit: 12, unit: 'count', means: 'until React has adopted the page that is used' },
    'requests until at rest': { limit: 21, unit: 'count', means: 'with what is fetched ahead' },
    // Stands for tasks over 50 ms, which depend on the machine: the amount of script to parse and run, and the largest file.
    'script run for the first press': { limit: 470.7, unit: 'kB', means: 'scripts unpacked, as they are parsed and run' },
    'longest script for the first press': {
      limit: 318.2,
      unit: 'kB',
      means: 'the largest of them: a browser runs it in one task',
    },
  },
  /** The page of that visit at rest, without input, while its clock advances by a minute. */
  'idle page': {
    timers: { limit: 23, unit: 'count', means: 'timers that fire' },
    requests: { limit: 1, unit: 'count', means: 'calls to the server' },
    commits: { limit: 3, unit: 'count', means: 'times React changes the page' },
    components: { limit: 399, unit: 'count', means: 'components that render' },
    rows: { limit: 0, unit: 'count', means: 'rows of the list among them' },
  },
  /** A quarter of an hour of a page with a waiting reminder. */
  'hidden page': {
    requests: { limit: 0, unit: 'count', means: 'calls to the server' },
  },
  'saving an event': {
    components: { limit: 1025, unit: 'count', means: 'components that render' },
    rows: { limit: 1, unit: 'count', means: 'rows of the list among them' },
  },
  'an answer for the sidebar': {
    components: { limit: 502, unit: 'count', means: 'components that render' },
    rows: { limit: 0, unit: 'count', means: 'rows of the list among them' },
  },
  /** The second command of its kind, of a resident whose stream the process has loaded, on file stores. */
  FollowOrganizations: {
    'statements to record': { limit: 2, unit: 'count', means: 'on the log, without those that begin and end a transaction' },
    'commits to record': { limit: 1, unit: 'count', means: 'each waits for the disk' },
    'statements to show': { limit: 10, unit: 'count', means: 'of the read models, until they show it' },
    'commits to show': { limit: 1, unit: 'count', means: 'of the read models' },
  },
  SaveEvent: {
    'statements to record': { limit: 2, unit: 'count', means: 'on the log, without those that begin and end a transaction' },
    'commits to record': { limit: 1, unit: 'count', means: 'each waits for the disk' },
    'statements to show': { limit: 10, unit: 'count', means: 'of the read models, until they show it' },
    'commits to show': { limit: 1, unit: 'count', means: 'of the read models' },
  },
  CreateOwnEvent: {
    'statements to record': { limit: 2, unit: 'count', means: 'on the log, without those that begin and end a transaction' },
    'commits to record': { limit: 1, unit: 'count', means: 'each waits for the disk' },
    'statements to show': { limit: 16, unit: 'count', means: 'of the read models, until they show it' },
    'commits to show': { limit: 1, unit: 'count', means: 'of the read models' },
  },
  /** Measured on the double. Each call is one round trip. */
  'calls to EventStoreDB': {
    'the first command of a stream': { limit: 1, unit: 'count', means: 'the fact is appended as the first' },
    'another command': { limit: 1, unit: 'count', means: 'the fact is appended to what is known' },
    'a command that changes nothing': { limit: 1, unit: 'count', means: 'the stream is read' },
  },
  /** Without the commands that the driver adds. Some run concurrently, in one round trip. */
  'commands to MongoDB': {
    'a saved event': { limit: 29, unit: 'count', means: 'until the read models show it' },
    'nothing new': { limit: 1, unit: 'count', means: 'by a projector that finds nothing to do' },
  },
  /** SQLite queries of a call that is not in the response cache. */
  'statements per answer': {
    'GET /api/events': { limit: 6, unit: 'count', means: 'the list that everybody sees' },
    'GET /api/events?from=DAY&to=DAY': { limit: 2, unit: 'count', means: 'the events of some days, ended ones too' },
    'GET /api/events/pages': { limit: 0, unit: 'count', means: 'a page of a large town’s list' },
    'GET /api/feed/KEY/counts': { limit: 3, unit: 'count', means: 'how many events a large town’s list has' },
    'GET /': { limit: 7, unit: 'count', means: 'the page with the first screen, once the list is known' },
    'GET /api/events/ID': { limit: 6, unit: 'count', means: 'one event' },
    'GET /api/sidebar/KEY': { limit: 5, unit: 'count', means: 'the counts of somebody’s sidebar' },
    'GET /api/preferences/KEY': { limit: 3, unit: 'count', means: 'what somebody follows and has saved' },
    'GET /api/preferences/KEY/saved-events': { limit: 3, unit: 'count', means: 'the events somebody has saved' },
    'GET /api/feed/KEY': { limit: 5, unit: 'count', means: 'the list of what somebody follows' },
    'GET /api/events/user/KEY': { limit: 3, unit: 'count', means: 'somebody’s own events' },
    'GET /calendar.ics': { limit: 5, unit: 'count', means: 'the calendar for other programs' },
  },
  'statements per answer given before': {
    'GET /api/events': { limit: 0, unit: 'count', means: 'the list that everybody sees' },
    'GET /api/events?from=DAY&to=DAY': { limit: 1, unit: 'count', means: 'the events of some days, ended ones too' },
    'GET /api/events/pages': { limit: 0, unit: 'count', means: 'a page of a large town’s list' },
    'GET /api/feed/KEY/counts': { limit: 3, unit: 'count', means: 'how many events a large town’s list has' },
    'GET /': { limit: 0, unit: 'count', means: 'the page with the first screen, once the list is known' },
    'GET /api/events/ID': { limit: 6, unit: 'count', means: 'one event' },
    'GET /api/sidebar/KEY': { limit: 1, unit: 'count', means: 'the counts of somebody’s sidebar' },
    'GET /api/preferences/KEY': { limit: 3, unit: 'count', means: 'what somebody follows and has saved' },
    'GET /api/preferences/KEY/saved-events': { limit: 1, unit: 'count', means: 'the events somebody has saved' },
    'GET /api/feed/KEY': { limit: 1, unit: 'count', means: 'the list of what somebody follows' },
    'GET /api/events/user/KEY': { limit: 3, unit: 'count', means: 'somebody’s own events' },
    'GET /calendar.ics': { limit: 0, unit: 'count', means: 'the calendar for other programs' },
  },
  /** Read from query plans: a read model that is small here may be large elsewhere. */
  'read models scanned per answer': {
    'GET /api/events': { limit: 2, unit: 'count', means: 'the list that everybody sees' },
    'GET /api/events?from=DAY&to=DAY': { limit: 0, unit: 'count', means: 'the events of some days, ended ones too' },
    'GET /api/events/pages': { limit: 0, unit: 'count', means: 'a page of a large town’s list' },
    'GET /api/feed/KEY/counts': { limit: 0, unit: 'count', means: 'how many events a large town’s list has' },
    'GET /': { limit: 1, unit: 'count', means: 'the page with the first screen, once the list is known' },
    'GET /api/events/ID': { limit: 0, unit: 'count', means: 'one event' },
    'GET /api/sidebar/KEY': { limit: 0, unit: 'count', means: 'the counts of somebody’s sidebar' },
    'GET /api/preferences/KEY': { limit: 0, unit: 'count', means: 'what somebody follows and has saved' },
    'GET /api/preferences/KEY/saved-events': { limit: 0, unit: 'count', means: 'the events somebody has saved' },
    'GET /api/feed/KEY': { limit: 0, unit: 'count', means: 'the list of what somebody follows' },
    'GET /api/events/user/KEY': { limit: 0, unit: 'count', means: 'somebody’s own events' },
    'GET /calendar.ics': { limit: 1, unit: 'count', means: 'the calendar for other programs' },
  },
  /** Rows read: all rows of a scan, otherwise the rows returned. */
  'rows scanned per answer': {
    'GET /api/events': { limit: 2, unit: 'count', means: 'the list that everybody sees' },
    'GET /api/events?from=DAY&to=DAY': { limit: 4, unit: 'count', means: 'the events of some days, ended ones too' },
    'GET /api/events/pages': { limit: 0, unit: 'count', means: 'a page of a large town’s list' },
    'GET /api/feed/KEY/counts': { limit: 3, unit: 'count', means: 'how many events a large town’s list has' },
    'GET /': { limit: 56, unit: 'count', means: 'the page with the first screen, once the list is known' },
    'GET /api/events/ID': { limit: 3, unit: 'count', means: 'one event' },
    'GET /api/sidebar/KEY': { limit: 5, unit: 'count', means: 'the counts of somebody’s sidebar' },
    'GET /api/preferences/KEY': { limit: 2, unit: 'count', means: 'what somebody follows and has saved' },
    'GET /api/preferences/KEY/saved-events': { limit: 3, unit: 'count', means: 'the events somebody has saved' },
    'GET /api/feed/KEY': { limit: 5, unit: 'count', means: 'the list of what somebody follows' },
    'GET /api/events/user/KEY': { limit: 3, unit: 'count', means: 'somebody’s own events' },
    'GET /calendar.ics': { limit: 1242, unit: 'count', means: 'the calendar for other programs' },
  },
  /** For all read models together: no fact is parsed once per read model. */
  'parsed facts': {
    facts: { limit: 810, unit: 'count', means: 'in the log' },
    'to build': { limit: 786, unit: 'count', means: 'parsed for all read models, with those that say where a build stands' },
    'to rebuild': { limit: 867, unit: 'count', means: 'the same, beside live ones' },
  },
  /** By each projection, for the log of the sample town with 100 of its events and a resident, one fact at a time. */
  'documents written': {
    accounts: { limit: 2, unit: 'count', means: 'into accounts' },
    browsers: { limit: 0, unit: 'count', means: 'into browsers' },
    catalogue: { limit: 101, unit: 'count', means: 'into catalogue' },
    counts: { limit: 100, unit: 'count', means: 'into counts' },
    'feed-defaults': { limit: 12, unit: 'count', means: 'into feed-defaults' },
    forgotten: { limit: 0, unit: 'count', means: 'into forgotten' },
    merges: { limit: 0, unit: 'count', means: 'into merges' },
    organizations: { limit: 78, unit: 'count', means: 'into organizations' },
    'own-events': { limit: 1, unit: 'count', means: 'into own-events' },
    'phone-numbers': { limit: 0, unit: 'count', means: 'into phone-numbers' },
    places: { limit: 4, unit: 'count', means: 'into places' },
    preferences: { limit: 6, unit: 'count', means: 'into preferences' },
    reminders: { limit: 1, unit: 'count', means: 'into reminders' },
    reports: { limit: 1, unit: 'count', means: 'into reports' },
    revisions: { limit: 101, unit: 'count', means: 'into revisions' },
    'source-entries': { limit: 101, unit: 'count', means: 'into source-entries' },
    sources: { limit: 0, unit: 'count', means: 'into sources' },
    subcalendars: { limit: 27, unit: 'count', means: 'into subcalendars' },
    subscriptions: { limit: 1, unit: 'count', means: 'into subscriptions' },
    suggestions: { limit: 1, unit: 'count', means: 'into suggestions' },
    'text-messages': { limit: 0, unit: 'count', means: 'into text-messages' },
    trails: { limit: 3, unit: 'count', means: 'into trails' },
    'trait-corrections': { limit: 0, unit: 'count', means: 'into trait-corrections' },
  },
  /** A minute without new facts in a town on file stores. One timer belongs to a caller that has asked something before. */
  'idle server': {
    timers: { limit: 330, unit: 'about', means: 'timers that fire; most look again after a lease was written' },
    statements: { limit: 440, unit: 'about', means: 'statements that SQLite runs' },
  },
} as const satisfies Record<string, Record<string, Budget>>;

export type Budget = Readonly<{ limit: number; unit: 'count' | 'kB' | 'about'; means: string }>;
