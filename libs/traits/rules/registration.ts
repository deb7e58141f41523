import { type Evidence, words } from '../evidence';
import { NOTICE } from './kinds';

export const REGISTRATION_PRIOR = -2.5;

export const REGISTRATION_EVIDENCE: readonly Evidence[] = [
  {
    weight: 4,
    in: ['name'],
    pattern: words(
      '(?:summer|spring|winter|day|nature|art|arts|sports|mini|science|music) camps?',
      'mini camp',
      'bus trip',
      '(?:day|boat) trip',
      'learn to \\w+',
      'course',
      '(?:trail|color) runs?',
      '(?:5|10)k',
      'trot',
      'marathon',
      'golf outing',
      'certification',
      'workshop series',
      'pelagic',
    ),
  },
  {
    weight: 2,
    in: ['name'],
    pattern: words(
      'class(?:es)?',
      'workshops?',
      'lessons?',
      'retreat',
      'clinic',
      'camps?',
      'tryouts',
      'auditions?',
      'luncheon',
      'gala',
      'cpr',
    ),
  },
  {
    weight: 2,
    in: ['organization', 'categories', 'subOrganization'],
    pattern: words('adult school', 'classes', 'wellness', 'studio'),
  },
  {
    weight: 3,
    in: ['description'],
    pattern: words(
      'spac(?:e|es) (?:is|are) (?:very )?limited',
      'limited (?:space|seating|spots)',
      'waitlist',
      'sold out',
      'first come, first served registration',
      'appointments? first',
      'registration (?:is )?(?:open|opens|link|form)',
      'click here (?:to|for)',
      'enroll\\w*',
      'sign up',
      'register',
    ),
  },
  {
    weight: -6,
    in: ['name', 'description'],
    pattern: words(
      'no (?:registration|sign ?up|reservations?|rsvp|appointment)',
      'registration (?:is )?(?:not|recommended|encouraged|suggested|preferred|appreciated)',
      '(?:sign ?up|register) to speak',
      'drop ?in',
      'walk ?ins?',
      'just show up',
      'first come',
    ),
  },
  { weight: -6, in: ['name'], pattern: NOTICE },
];
