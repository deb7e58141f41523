import type { SubcalendarSetting } from './subcalendar-setting';

export const MOORESTOWN_SUBCALENDARS: readonly SubcalendarSetting[] = [
  {
    organization: 'Moorestown Library',
    name: 'Children',
    titleWords: ['story time', 'lap time', 'brick builders', 'read to a dog', 'paper lanterns', 'summer reading'],
  },
  {
    organization: 'Moorestown Township Public Schools',
    name: 'Elementary schools',
    titleWords: ['kindergarten', 'book fair', 'science evening', 'read aloud'],
  },
  {
    organization: 'Perkins Center for the Arts',
    name: 'Classes and camps',
    titleWords: ['figure drawing', 'clay studio', 'printmaking', 'arts camp'],
  },
  {
    organization: 'Perkins Center for the Arts',
    name: 'Concerts and gallery',
    titleWords: ['chamber music', 'folk evening', 'recital', 'members’ opening', 'members’ exhibition', 'small prints'],
  },
];
