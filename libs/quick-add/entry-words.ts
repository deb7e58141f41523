/** What one hands in, orders or pays to take part. */
export const ENTRY_WORDS =
  'registrations?|register|sign[- ]?ups?|enroll(?:ment)?|enter|entr(?:y|ies)|appl(?:y|ications?)|(?:pre-?)?orders?|slips?|forms?|waivers?|deposits?|money|payments?|balance|fees?|dues|tickets?|rsvps?|reservations?|nominations?|vot(?:e|ing)|ballots?|submissions?|tuition|early[ -]?birds?|coupons?|vouchers?|offers?|drop off';

/** The sentence before a day. */
export const IS_OF_ENTRY = new RegExp(`\\b(?:${ENTRY_WORDS})\\b(?:[^.!?]|\\.(?=\\d))*$`, 'i');
