import type { FeedDefault } from '#libs/contracts';

export const FEED_DEFAULTS: FeedDefault[] = (
  [
    ['Moorestown Township', null, 50],
    ['Moorestown Township', 'Township Council', 90],
    ['Moorestown Township', 'Planning Board', 80],
    ['Moorestown Township', 'Zoning Board of Adjustment', 70],
    ['Moorestown Library', "Children's programs", 90],
    ['Moorestown Library', 'Friends of the Library', 60],
    ['Moorestown Township Public Schools', null, 50],
    ['Moorestown Township Public Schools', 'Moorestown High School', 90],
    ['Moorestown Recreation', 'Special events', 60],
    ['Community House of Moorestown', null, 50],
    ['Moorestown Business Association', null, 50],
    ['Nixle Alerts', null, 50],
  ] as const
).map(([organization, subOrganization, subDisplayOrder]) => ({ organization, subOrganization, subDisplayOrder }));
