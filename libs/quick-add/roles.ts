import { memoize } from '#libs/contracts';
import { type Found, likelyRules, MONTH, WEEKDAY } from '#libs/when';

/**
 * What a day, an hour or a series is to the event. `opening` is when one can register, `aside` is of something else: when to call, a rain
 * date, the day of the notice.
 */
export type Role = 'on' | 'from' | 'until' | 'before' | 'deadline' | 'opening' | 'aside';

export const withRole = <Reading extends { isName?: boolean }>(
  words: string,
  { from, to, reading }: Found<Reading>,
): Found<Reading & { role: Role }> => {
  if (POSSESSIVE.test(words.slice(from, to + 3))) return { from, to, reading: { ...reading, role: 'aside' } };
  const after = words.slice(to, to + MAX_LEAD);
  const before = words.slice(Math.max(0, from - MAX_LEAD), from);
  const isFallback = FALLBACK_NEXT.test(after) || (BEGINS_SENTENCE.test(before) && IF_NEEDED_NEXT.test(after));
  if (CALLED_OFF.test(after) || isFallback) return { from, to, reading: { ...reading, role: 'aside' } };
  if (isInReturn(before) && !HOUR_NEXT.test(words.slice(to))) return { from, to, reading: { ...reading, role: 'aside' } };
  if (isBeforeNext(before, after)) return { from, to, reading: { ...reading, role: 'aside' } };
  const { role, taken } = leadOf(before);
  const isName = reading.isName && taken > 0 ? { isName: false } : {};
  return { from: from - taken, to, reading: { ...reading, ...isName, role } };
};

/** Several readings begin at one word: what stands before it is read once for all of them. */
const MAX_CACHED_LEADS = 500;

const isInReturn = memoize((before: string): boolean => IN_RETURN.test(before) || RESUMPTION.test(before), MAX_CACHED_LEADS);

const isBehindAside = memoize((before: string): boolean => ASIDE.test(before) || FALLBACK.test(before), MAX_CACHED_LEADS);

/** `taken` is the number of characters that belong to the day. */
const leadOf = memoize((before: string): Readonly<{ role: Role; taken: number }> => {
  for (const { role, pattern, isTaken } of likelyRules(ROLES, before)) {
    const lead = pattern.exec(before);
    if (lead) return { role, taken: isTaken ? lead[0].trimStart().length : 0 };
  }
  return { role: 'on', taken: 0 };
}, MAX_CACHED_LEADS);

/** For hours and series, whose own words say 'until' or 'from'. */
export const withAside = <Reading>(words: string, { from, to, reading }: Found<Reading>): Found<Reading & { role: Role }> => {
  const before = words.slice(Math.max(0, from - MAX_LEAD), from);
  const said = words.slice(from, to);
  const withLead = `${before}${HOUR_LEAD.exec(said)?.[0] ?? ''}`;
  const isAside =
    isBehindAside(withLead) ||
    (withLead.endsWith('until ') && OPEN_BESIDE.test(withLead)) ||
    (OWN_SENTENCE.test(before) && TOWED.test(words.slice(to, to + MAX_LEAD))) ||
    FAST.test(withLead) ||
    PROPOSAL_NEXT.test(words.slice(to, to + MAX_LEAD));
  const ofLead = hourRoleOf(before);
  const isBy = ofLead !== 'aside' && /^(?:by|before|until) /i.test(said);
  return { from, to, reading: { ...reading, role: isAside ? 'aside' : isBy ? 'deadline' : ofLead } };
};

const hourRoleOf = memoize((before: string): Role => {
  if (isBehindAside(before) || [REASON, OF_OTHER_HOURS, AT_CURB, RECEIVED, CHARGED].some((pattern) => pattern.test(before)))
    return 'aside';
  if (DEADLINE.test(before) || ARRIVAL.test(before)) return 'deadline';
  return OPENING.test(before) ? 'opening' : 'on';
}, MAX_CACHED_LEADS);

const MAX_LEAD = 80;

/** 'the sitter comes at 5:15 so let's do dinner at 6': the hour of the reason, before that of the proposal. */
const PROPOSAL_NEXT =
  /^,? so (?:let['’]?s|let me|(?:can|could|should|shall|why don['’]?t) (?:we|you|i)|how about|what about|maybe)\b[^.;!]*? (?:at|to|around|about|by|@) ?(?:\d|noon)/i;

/** “Monday's recycling goes out Tuesday” */
const POSSESSIVE = /^\w[\w ]*['’]s(?:\s|$)/i;

/** 'Class of November 28 is cancelled. Next class is …' */
const CALLED_OFF = new RegExp(
  `^,? (?:is|are|was|were|has been|have been|will be)(?: now| being)? (?:cancel(?:l?ed)?|called off|postponed|rescheduled|moved)\\b|^(?: [\\p{L}'’]+){0,4} (?:is|are|was|were|has been|have been|got|will be)(?: now| being)? (?:moved|rescheduled|postponed|changed|pushed)(?: back| up)? to (?:the )?(?:${WEEKDAY}|${MONTH}|\\d{1,2}/\\d|tomorrow|today|next)`,
  'iu',
);

/** 'No practice Monday. Next practice is Wed 11/25' */
const isBeforeNext = (before: string, after: string): boolean => {
  const [called, next] = [NONE_ON.exec(before), NEXT_ONE.exec(after)];
  if (next !== null && NOT_MET.test(before)) return true;
  return called !== null && next !== null && called.groups!.what!.toLowerCase() === next.groups!.what!.toLowerCase();
};

const NONE_ON = /\bno (?:\p{L}+ ){0,2}?(?<what>\p{L}{3,})(?: on| for| this)? $/iu;
/** 'The class will not meet Nov 24. Next meeting Dec 1' */
const NOT_MET = /\b(?:will not|won['’]t|does not|doesn['’]t|is not|isn['’]t) (?:be )?(?:meet(?:ing)?|held)(?: on)? $/i;
const NEXT_ONE = /^[^.;!]{0,40}[.;!,–—-]+ *(?:our |the )?next (?<what>\p{L}+)/iu;

/** What an event fails by. */
const FAILURE =
  '(?:rain|snow|storm|thunder|sleet|lightning|ice|wind)(?:s|y|ing|ed|storms?)?(?: outs?)?|pour(?:s|ing)|weather|postponed|cancel(?:l?ed|s)|called off|(?:rained|snowed) out';
/** 'if the weather is good', 'if it does not rain' */
const GOOD =
  "[^.;!?]*\\b(?:no|not|n['’]t|without|good|nice|fine|holds?|permits?|permitting|cooperates?|allows?|clear|enough|on the ground)\\b";

/** 'if it', 'in case of high', 'if the game is': the failure is that of the event, not of tickets or a school. */
const OF_EVENT =
  "(?: (?:it|there|we|this|that|of|is|are|was|has|have|been|be|gets?|got|['’]s|a|an|any|heavy|bad|poor|high|strong|severe|inclement|extreme|the(?: (?!weather\\b)\\p{L}+(?= (?:is|are|was|has|gets?)\\b))?)|['’]s){0,6} ";

const ASIDE =
  /\b\d ?(?:[ap]\.?m\.?)? [ECMP][SD]?T\s?[/|(,]\s?$|\b(?:posted|updated|published|sent|issued|printed|dated)\W+(?:on )?(?:[\d/.,-]+ (?:at )?)?$|\b(?:clos(?:ed?|es|ing|ure)|holiday|break|recess|no (?:school|classes))\b[^|•]*\b(?:re-?opens?|resumes?|back|returns?|returning|see you)\W+(?:on )?$|(?:\bbox office \(|(?:office|box office)(?: is)? (?:hours|opens?|closes?)|[.,;:!?|•–—)\n] *(?:(?:please|or|and|to \w+|for \w+|do not|don't|with)\W+)*(?:(?:call|text|phone|tel|telephone)(?=\W+(?:\d|(?:us|the|ahead|or|in|for|to|after|before|between)\b))|contact|e-?mail|questions|inquiries|reply|fax|office))\b[^.!?;|•\n]*$|\b(?:call|text|phone) \(?\d{3}[^.!?;|•\n]*$|\d{3}[-. ]\d{4},? \([^()\d]*$|[.;!|•(] *(?:[a-z][a-z'’]* ){0,3}hours(?: are)?:? $/i;
/** Another date that only counts if the first one fails: 'Weather date: Dec 6', 'In case of high wind: Saturday', 'if it snows we try again Sunday'. */
const FALLBACK = new RegExp(
  [
    '\\b(?:rain|snow|storm|wind|weather|make-?up|back-?up|alternat(?:e|ive)|fall-?back|postponement)(?: ?(?:dates?|days?|make-?ups?)){1,2}\\W+(?:\\w+\\W+)?$',
    '[.,;!?|•–—(\\n] *(?:rain|snow|back-?up|make-?up|fall-?back)(?:[:=]| [-–—]) *$',
    // 'Cloudy? We try again Dec 19'
    '\\b(?:rain|snow|storm|cloud|wind)(?:y|s|ing)?\\? [^.;!?|•\\d\\n]*$',
    `[.,;!?|•–—(\\n] *(?:or )?(?:in (?:the )?(?:case|event) (?:of|that)|in case|if|should)\\b(?!${GOOD})${OF_EVENT}(?:${FAILURE})\\b[^.;!?|•\\d\\n]*$`,
  ].join('|'),
  'iu',
);
/** 'Picnic Saturday at noon, Sunday if it rains' */
const FALLBACK_NEXT = new RegExp(
  `^,? (?:if|in case)(?: of| it| there['’]?s| there is| we)?(?: (?:heavy|bad|is|gets?))* (?:${FAILURE})\\b`,
  'i',
);
/** 'Hearing Monday at 9. Tuesday if needed', but in 'volunteer Saturday and Sunday if needed' it is one of the days. */
const IF_NEEDED_NEXT = /^,? if (?:it is |it['’]s )?(?:necessary|needed)\b/i;
const BEGINS_SENTENCE = /[.;!?\n(] *$/;
/** 'No mail Thursday, delivery resumes Friday'. With an hour of its own, it is an event. */
const RESUMPTION =
  /\b(?:early (?:dismissal|release)|no (?:bus|mail|trash|practice|pickup|collection|delivery))\b[^.;!?|•]*\b(?:re-?opens?|resumes?|back|returns?|returning|see you)\W+(?:on )?$|\b(?:cancel(?:l?ed)?|postponed|no \p{L}+)\b.*\b(?:back to (?:normal|regular|usual)|(?:normal|regular|usual) (?:\p{L}+ )?(?:resumes?|returns?))\b[^.;!?|•]{0,20}$/iu;
const HOUR_NEXT = /^,? (?:at )?(?:\d|noon\b)/;
/** 'Registration opens Feb 1', 'tickets on sale Dec 1' */
const OPENING =
  /\b(?:reg|regist(?:er|ration)s?|enroll(?:ment)?|sign[- ]?ups?|tickets?|rsvps?|tables|seats|spots|pre-?orders?|orders?|refunds?|early bird\w*)\b(?: \w+){0,2}?,? (?:opens?|begins?|beginning|starts?|starting|available|on sale|until|through)\W+(?:(?:on|from|at|now|starting|beginning|through|until)\W+){0,3}$/i;

/** 'Can't do Monday', 'I'll take Tuesday', 'if you do the 21st', 'instead of Thursday' */
const OF_OTHERS =
  /\b(?:(?:can['’]?t|cannot|couldn['’]?t|won['’]?t)(?: (?:\w+ )?(?:do|make|come)(?: it)?)?|(?:i|he|she|we|they)['’]ll (?:do|take|drive|have|get)|(?:if|can|could|will|would) you (?:can |could |please )?(?:do|take|drive|have|get|cover|host))(?: on)?(?: the)? $|\b(?:instead of|rather than|originally|formerly|was|not)(?: on)? $/i;

/** 'Entry $35 until Tuesday, $45 race day', 'non-refundable after Dec 7' */
const PRICED =
  /(?:\$ ?\d[\d.]*|\b(?:(?:non-?)?refundable|refund(?:s|ed)?|pre-?sale|early[ -]?bird|discount(?:s|ed)?|rates?|prices?))(?: (?!is|are|due|ends?|begins?|starts?)\p{L}+){0,2} (?:until|till?|through|thru|before|by|after)(?: on)?(?: the)? $/iu;

/** 'Minutes of Nov. 16' */
const RECORDED = /\b(?:minutes|notes|report|transcript|recording|video)s? (?:of|from)(?: the)? $/i;

/** '… passed away November 17', 'established 5/1/1950', 'bills were mailed November 6' */
const PAST =
  /\b(?:(?:was|were) (?:mailed|sent|posted|published|held|built)|passed(?: away)?|died|born|est\.?|established|founded)(?: \p{L}+ly)?(?: on)?,? $/iu;

/** 'Unclaimed wreaths will be sold after December 1' */
const UNCLAIMED = /\b(?:will|may|can) be \p{L}+(?: \p{L}+){0,3} after(?: the)? $/iu;

/** 'must be 5 by September 1' */
const AGE =
  /\b(?:be|turn|turns|turned|turning|reach|age|aged) (?:at least )?(?:age )?(?:\d{1,2}|two|three|four|five|six|sixteen|eighteen|twenty one)(?: years?(?: old| of age)?| or older)? (?:by|on or before|before|as of|on)(?: the)? $/i;

/** 'drive carpool Wed? I'll do your Monday'; of 'your Sun 9-5' each may be the event. */
const IN_RETURN = /\b(?:(?:i|he|she|we|they)['’]?ll|i can) (?:do|take|drive|have|get|cover) (?:ur|your) $/i;

const HOUR_LEAD = /^(?:after|past|until|from) /i;
/** 'npo after midnight', 'nothing to eat after 10 pm' */
const FAST =
  /\b(?:npo|nothing(?= (?:to (?:eat|drink)|by mouth|after)\b)|no (?:food|eating|drinking|water|liquids|fluids|solids)|(?:don['’]?t|do not) (?:eat|drink)|fast(?:ing)?(?! [^.!?;,\d]*\b(?:tests?|labs?)\b))\b[^.!?;,\d]*\b(?:after|past|until|from) $/i;

/** 'Trivia 7:30, kitchen open till 9': what else is there, in a clause of its own. */
const OPEN_BESIDE =
  /[,.;!|•–—(] *(?:(?:the|our|a|with) )?(?!(?:doors?|gates?|registration|check-?in|sign-?in)\b)(?:\p{L}[\p{L}'’-]* ){1,3}(?:(?:is|are|will be|stays?) )?(?:open|available|served) until $/iu;

/** 'Friday routes are collected Saturday. Have carts out by 7 a.m.' */
const AT_CURB =
  /[.!;] +(?:please )?(?:(?:[a-z]+ ){1,3}(?:must|should|needs? to|have to) be|have|put|set|place|leave|rake|bring|move)\b[^.!?;]*(?:\b(?:carts?|cans?|bins?|bags?|containers?|trash|garbage|recycling)\b[^.!?;]*\bout|\b(?:curb|curbside|street|roadside))(?:,[^.!?;]{0,30},?)?(?: (?:by|before|no later than))? $/i;

const IN_SENTENCE = '(?:[^.!?;]|[ap]\\.m\\.)';
/** 'Parking ban Dec 1 to March 31. Vehicles on the street between 2 and 6 a.m. will be towed' */
const TOWED = new RegExp(`^${IN_SENTENCE}*\\b(?:will|may|shall) be (?:towed|ticketed|fined|tagged|removed)\\b`, 'i');
const OWN_SENTENCE = /[.!?] +\p{Lu}[^.!?]*$/u;

/** 'review moved to Tuesday since Paula is out Monday' */
const REASON =
  /\b(?:since|because|cuz|bc|b\/c|as|while) [^.;!?|•,\d]{1,30}(?:\b(?:is|are|am|was|were|has|have|had|will|works?|cannot)|['’](?:s|m|re|ll|ve|t)) [^.;!?|•,\d]{0,30}$/i;

/** 'now 3:45, not 4:30', 'following the 10 a.m. service' */
const OF_OTHER_HOURS = /\b(?:instead of|rather than|originally|formerly|not)(?: at)? $|\bfollowing (?:the|our) $/i;

/** 'Board meets Dec 9. Agenda available Dec. 4', 'Tryouts Dec 9. Results will be posted Friday' */
const PUBLISHED =
  /[.;!(] *(?:[\p{L}'’]+ ){0,3}(?:agendas?|minutes|packets?|results?|schedules?|rosters?|details|photos|pictures|forms?|videos?|recordings?|lists?|scores?|grades|winners?)\b[^.;!?]{0,30}\b(?:available|posted|online|out|released|announced|e-?mailed|mailed|sent(?: home)?|published|notified)\W+(?:(?:on|by|after|until|through|starting) )?$/iu;

/** 'Hearing Dec 1. Written comments accepted until noon Nov 30' */
const RECEIVED = new RegExp(
  `[.;!(] +(?:[\\p{L}'’]+ ){0,3}(?:comments?|entr(?:y|ies)|nominations?|applications?|submissions?|proposals?|bids?|donations?|orders?|letters|ballots|forms?|reservations?|registrations?|requests?|auditions?)\\b${IN_SENTENCE}{0,30}\\b(?:accepted|received|taken|submitted|postmarked|returned|needed|due|close[sd]?)\\b${IN_SENTENCE}{0,25}$`,
  'iu',
);
/** 'Tax is due Dec 31. A penalty is added each month after that' */
const CHARGED = new RegExp(
  `[.;!(] +${IN_SENTENCE}*\\b(?:fees?|penalt(?:y|ies)|interest|fines?|surcharges?)\\b${IN_SENTENCE}{0,40}\\b(?:added|charged|billed|applied|assessed|appl(?:y|ies)|accrues?|due)\\b${IN_SENTENCE}{0,15}$`,
  'iu',
);
/** 'Report on January 25. Respond within 10 days' */
const RESPONSE =
  /[.;!(] +(?:please )?(?:respond|reply|rsvp|return|complete|submit|appeal|apply|register|enroll|sign up|renew|cancel)\b[^.;!?\d]{0,30}$/i;
/** 'Meeting about the trip 12/9. Trip dates are May 5-8' */
const OTHER_DATES =
  /[.;!] +(?!(?:save|new|event|rescheduled|next)\b)(?:[\p{L}'’]+ ){1,3}dates?(?: (?:is|are|will be)|:) [^.;!?]{0,15}$/iu;

/** When those who take part come: 'students report at 6:30'. */
const ARRIVAL =
  /\b(?:[a-z]{2,}s|cast|crew|band|choir|chorus|orchestra)(?: (?:and|must|should|will|need to|are to|please))* (?:report|arrive|line up|be (?:there|here)|check in|show up|set up|meet)\W+(?:(?:at|by|in|the|to|their|gym|hall|classrooms?|rooms?|buses|cafeteria|auditorium|stage|backstage|no later than|around|about)\W+){0,5}$/i;

const DEADLINE =
  /\b(?:by(?! (?:appointment|appt|donation|invitation|request|reservation)\b)|due|no later than|deadline|rsvp|r\.s\.v\.p\.|(?:register|registration|sign ?up|tickets|orders?|forms?) (?:by|before|until|due|ends?|closes?)|ends?|(?<!\b(?:doors?|gates?) )closes?|expires?|on sale)\W+(?:\w+\W+){0,2}$/i;

/** A pattern of what stands before the day; whether these words belong to the day. */
type RoleRule = Readonly<{ role: Role; pattern: RegExp; isTaken: boolean }>;

const ROLES: readonly RoleRule[] = [
  { role: 'aside', pattern: ASIDE, isTaken: false },
  { role: 'aside', pattern: FALLBACK, isTaken: false },
  { role: 'aside', pattern: PRICED, isTaken: false },
  { role: 'aside', pattern: RECORDED, isTaken: false },
  { role: 'aside', pattern: PAST, isTaken: false },
  { role: 'aside', pattern: UNCLAIMED, isTaken: false },
  { role: 'opening', pattern: OPENING, isTaken: false },
  { role: 'aside', pattern: OF_OTHERS, isTaken: false },
  { role: 'aside', pattern: RECEIVED, isTaken: false },
  { role: 'aside', pattern: RESPONSE, isTaken: false },
  { role: 'aside', pattern: OTHER_DATES, isTaken: false },
  { role: 'aside', pattern: REASON, isTaken: false },
  { role: 'aside', pattern: AGE, isTaken: false },
  { role: 'aside', pattern: PUBLISHED, isTaken: false },
  {
    role: 'from',
    pattern: /[\s,]+(?:(?:but|and|except) )?(?:it|they|that|this) (?:starts?|begins?)(?: on)?(?: the)? $/i,
    isTaken: true,
  },
  {
    role: 'until',
    pattern:
      /[\s,]+(?:(?:(?:but|and|except) )?(?:it|they|that|this)|and) (?:ends?|goes|runs|lasts?)(?: (?:on|until|till|through))?(?: the)? $/i,
    isTaken: true,
  },
  {
    role: 'until',
    pattern: /(?:^|\s)(?:(?:from )?now |up )?(?:until|(?<!\b(?:walk|follow|drive-)[ -]?)through|ending)(?: on)?(?: the)? $/i,
    isTaken: true,
  },
  {
    role: 'until',
    pattern: /\b(?:drive|sale|exhibit(?:ion)?|display|contest|festival|fair|collection)\W+ends?(?: on)? $/i,
    isTaken: false,
  },
  { role: 'from', pattern: /(?:^|[\s,])(?:starting|beginning|as of|from)(?: on)?(?: the)? $/i, isTaken: true },
  { role: 'deadline', pattern: /(?:^|\s)on or before $/i, isTaken: true },
  { role: 'before', pattern: /(?:^|\s)before $/i, isTaken: true },
  { role: 'deadline', pattern: DEADLINE, isTaken: false },
];
