import { type Evidence, words } from '../evidence';
import { HOUR } from '../statements';
import { NOTICE, PUBLIC_CLINICS } from './kinds';

export const REGISTRATION_PRIOR = -2.5;

/** Too few for the whole town. */
const PLACES = '(?:\\d\\d|six|eight|ten|twelve|fifteen|twenty|thirty)';

export const REGISTRATION_EVIDENCE: readonly Evidence[] = [
  {
    weight: 4,
    in: ['name'],
    pattern: words(
      '(?:summer|spring|winter|day|nature|art|arts|sports|mini|science|music) camps?',
      'mini camp',
      'bus trip',
      '(?:day|boat|bike|canoe|kayak) trip',
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
      'sold out',
      '\\d+ sessions?(?: series)?',
      '(?:bike|road|canoe|kayak) race(?! (?:street|road))',
      'appointments(?! (?:to|with))',
    ),
  },
  {
    weight: 2,
    in: ['name'],
    pattern: words(
      'class(?:es)?(?! of \\d)',
      'workshops?',
      'lessons?',
      'retreat',
      `(?<!(?:${PUBLIC_CLINICS}) )clinic`,
      'camps?',
      'tryouts',
      'auditions?',
      'luncheon',
      'gala',
      'cpr',
    ),
  },
  {
    weight: 3,
    in: ['name'],
    pattern: words(
      'sign ?ups?(?=(?: (?:day|night|deadline))?\\W*$)',
      '(?<!(?:kindergarten|voter|dog|pet|car|vehicle|business) )registration(?! (?:opens|deadline|closes|hall|building))',
    ),
  },
  { weight: 1, in: ['price'], pattern: /(?<![\d.])(?:[2-9]\d|[1-9]\d\d)(?!\d)/ },
  {
    weight: 2,
    in: ['organization', 'categories', 'subOrganization'],
    pattern: words('adult school', 'classes', 'wellness', 'studio', 'camps'),
  },
  {
    weight: 3,
    in: ['description'],
    pattern: words(
      'spac(?:e|es) (?:is|are) (?:very )?limited',
      'limited (?:space|seating|spots)',
      'waitlist',
      '(?<!(?:until|till|or|when|if) )sold out',
      'first come, first served registration',
      'appointments? first',
      'registration (?:is )?(?:open|opens|link|form)',
      'enroll\\w*',
      `sign up(?! (?:for (?:\\w+ ){0,6}(?:e ?)?newsletters?|at (?:the (?:door|table|counter|bar)|${HOUR})|to (?:speak|perform|play|read|sing)))`,
      '(?<!(?:skippers|vendors|exhibitors|crews|need to|have to) )register',
      `limited to ${PLACES}(?! (?:minutes|items|boxes|bags|tires|pounds|per|words))`,
      `limit (?:of )?${PLACES} (?:people|persons|participants|students|guests|players|hikers|paddlers|teams)`,
      `only (?:\\w+ )?${PLACES} (?:places|spots)`,
      `${PLACES} (?:places|spots) (?:available|left|remain\\w*|only|open)`,
      '(?:write|e ?mail|contact) (?:\\S+ ){0,3}(?:for|to receive) the (?:zoom )?link',
      'tickets (?:\\S+ )?(?:online only|only online)',
      '(?:buy|get|order|purchase) (?:your )?tickets (?:ahead|early|in advance|before)',
      '(?:no tickets|none) (?:sold )?at the door',
      'tickets (?:are )?on sale (?:beginning|from|now|on|through|until)',
      'call (?:\\S+ )?for an? (?:seat|slot|spot)',
      '(?:call|text|e ?mail|write|phone)\\b[^.!?]{0,40} to (?:save|hold|reserve|get) (?:your|a|an) (?:seat|slot|spot|place)',
      'tickets by',
      'order (?:\\w+ )?by',
      '(?:kayak|canoe|boat|bus) (?:trip|tour)',
      'certification classes',
      'appointments(?::| (?:\\d\\S*|are (?:required|necessary|available|limited)|can|must|every|from|at))',
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
  { weight: -4, in: ['name'], pattern: words('open house') },
  { weight: -6, in: ['name'], pattern: NOTICE },
];
