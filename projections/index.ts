import { catalogue } from './catalogue.projection';
import { counts } from './counts.projection';
import { feedDefaults } from './feed-defaults.projection';
import { feedEntries } from './feed-entries.projection';
import { feeds } from './feeds.projection';
import { organizations } from './organizations.projection';
import { preferences } from './preferences.projection';
import { sidebars } from './sidebars.projection';
import { subcalendars } from './subcalendars.projection';

export const projections = [
  catalogue,
  counts,
  feedDefaults,
  feedEntries,
  feeds,
  organizations,
  preferences,
  sidebars,
  subcalendars,
];

export * from './catalogue.projection';
export * from './counts.projection';
export * from './feed-defaults.projection';
export * from './feed-entries.projection';
export * from './feeds.projection';
export * from './organizations.projection';
export * from './preferences.projection';
export * from './sidebars.projection';
export * from './subcalendars.projection';
