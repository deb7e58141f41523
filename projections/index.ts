import { accounts } from './accounts.projection';
import { browsers } from './browsers.projection';
import { catalogue } from './catalogue.projection';
import { counts } from './counts.projection';
import { feedDefaults } from './feed-defaults.projection';
import { forgottenAccounts } from './forgotten.projection';
import { merges } from './merges.projection';
import { organizations } from './organizations.projection';
import { ownEvents } from './own-events.projection';
import { phoneNumbers } from './phone-numbers.projection';
import { places } from './places.projection';
import { preferences } from './preferences.projection';
import { reminders } from './reminders.projection';
import { reports } from './reports.projection';
import { revisions } from './revisions.projection';
import { sourceEntries } from './source-entries.projection';
import { sources } from './sources.projection';
import { subcalendars } from './subcalendars.projection';
import { subscriptions } from './subscriptions.projection';
import { suggestions } from './suggestions.projection';
import { textMessages } from './text-messages.projection';
import { trails } from './trails.projection';
import { traitCorrections } from './trait-corrections.projection';

export const projections = [
  accounts,
  browsers,
  catalogue,
  counts,
  feedDefaults,
  forgottenAccounts,
  merges,
  organizations,
  ownEvents,
  phoneNumbers,
  places,
  preferences,
  reminders,
  reports,
  revisions,
  sourceEntries,
  sources,
  subcalendars,
  subscriptions,
  suggestions,
  textMessages,
  trails,
  traitCorrections,
];

export * from './accounts.projection';
export * from './browsers.projection';
export * from './catalogue.projection';
export * from './counts.projection';
export * from './feed-defaults.projection';
export * from './forgotten.projection';
export * from './merges.projection';
export * from './organizations.projection';
export * from './own-events.projection';
export * from './phone-numbers.projection';
export * from './places.projection';
export * from './preferences.projection';
export * from './reminders.projection';
export * from './reports.projection';
export * from './revisions.projection';
export * from './source-entries.projection';
export * from './sources.projection';
export * from './subcalendars.projection';
export * from './subscriptions.projection';
export * from './suggestions.projection';
export * from './text-messages.projection';
export * from './trails.projection';
export * from './trait-corrections.projection';
