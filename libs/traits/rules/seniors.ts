import { type Evidence, words } from '../evidence';

export const SENIORS_PRIOR = -2.5;

export const SENIORS_EVIDENCE: readonly Evidence[] = [
  {
    weight: 4,
    in: ['organization', 'subOrganization'],
    pattern: words(
      'seniors',
      'senior (?:center|citizens?|services|club)',
      'older adults',
      'aarp',
      'office (?:on|of) aging',
      'retired',
      'golden age',
    ),
  },
  {
    weight: 4,
    in: ['location'],
    pattern: words('senior (?:center|living|residence)', 'assisted living', 'retirement (?:home|community)', 'nursing home'),
  },
  {
    weight: 4,
    in: ['name', 'categories'],
    pattern: words(
      'aging',
      'ageing',
      'medicare',
      'chair (?:yoga|exercise|dance)',
      'seated',
      'golden (?:agers?|years)',
      'memory caf[eé]',
      'silver ?sneakers',
      'retirees?',
      '(?<!flag )retirement',
      '(?<!(?:with|by) )aarp(?! shred\\w*)',
      "(?<!(?:fight|end|for) )alzheimer'?s?",
      'dementia',
      'fall prevention',
      'senior (?:lunch|bingo|social|movie|trip|exercise|fitness|walk\\w*)',
      'older (?:adults|members)',
      '(?:50|55|60|62|65) ?(?:\\+|plus|and (?:over|older|up|better))',
    ),
  },
  {
    weight: 3,
    in: ['description'],
    pattern: words('older (?:adults?|members|residents|people)', 'retirees?', 'medicare', 'creative aging'),
  },
  {
    weight: -5,
    in: ['name', 'description'],
    pattern: words(
      'senior (?:prom|night|class|day|week|project|show|thesis|recital|capstone)',
      'graduating seniors?',
      'high school',
      'seniors? (?:at|in) (?:college|university)',
      'students? (?:and|&) seniors?',
      'children',
      'college',
      'all ages',
      'anyone',
      'for adults who',
    ),
  },
  { weight: -4, in: ['organization'], pattern: words('university', 'college', 'athletics', 'high school') },
];
