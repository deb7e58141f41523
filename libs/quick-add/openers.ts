/**
 * What residents say to the calendar before they say what is on: fillers, politeness, a verb that enters something and its object.
 * Verbs of the thing itself stay: 'put the bins out', 'set up the nativity', 'book flights'.
 */

const anyOf = (...alternatives: readonly string[]): string => `(?:${alternatives.join('|')})`;

const FILLER = anyOf(
  'um+',
  'uh+',
  'oh',
  'hmm+',
  'so',
  'ok',
  'okay',
  'alright',
  'all right',
  'hey',
  'hi',
  'hello',
  'yo',
  'well',
  'yeah',
  'and',
  'please',
  'pls',
  "let['’]?s see",
  'let me (?:see|think)',
  'you know',
  'i guess',
);

const POLITENESS = anyOf(
  '(?:can|could|would|will) (?:you|u|we|i)',
  "(?:i|we)(?: (?:need|want|have|would like|wanna)|['’]d like)(?: to)?(?= (?:add|put|schedule|create|enter|set up|pencil|mark down|jot|write down|book a)\\b)",
  "let['’]?s",
  'let me(?= (?:add|put|schedule|create|enter|set up|pencil|mark down|jot|write down|book)\\b)',
  'go ahead and',
);

/** 'put the bins out', 'put up the lights': what one does with a thing. */
const NO_DOING =
  "(?! (?:up|away|out|off|back|together)\\b| on (?!for\\b)| in (?:the|some)\\b)(?! (?:[a-z'’]+ ){1,3}(?:(?:out|away|up|back|together)(?: |$)|in(?= in |$)))";

/** 'set up a call', 'set up lunch with Carla'. 'Set up chairs' is to be done. */
const MEETINGS = anyOf(
  ...[
    'appointment',
    'appt',
    'meeting',
    'mtg',
    'event',
    'reminder',
    'call',
    'date',
    'time',
    'lunch',
    'dinner',
    'breakfast',
    'brunch',
    'coffee',
  ],
  ...[
    'interview',
    'zoom',
    'visit',
    'massage',
    'hair ?cut',
    'manicure',
    'session',
    'conference',
    'consult(?:ation)?',
    'playdate',
    'check-?up',
    'lesson',
    'tour',
  ],
);

/** 'put in that Jess is working', but not 'add that new class' */
const THAT =
  " that(?= (?:(?:i|we|he|she|they|the|my|our)(?:['’]\\w+)? |[a-z]+(?:['’]s [a-z]+)? (?:is|are|has|have|will|comes?|gets?|goes|lands?|leaves?|meets?|needs?|starts?|works?)\\b))";

const ENTRY = anyOf(
  ...[
    `add(?:${THAT})?`,
    'create',
    'schedule',
    'enter',
    'pencil in',
    'mark down',
    'jot down',
    'write down',
    'note down',
    'put (?:(?:me|us) )?down(?: (?:that|for))?',
  ],
  ...[
    `put(?: in(?:${THAT}|(?! (?:the|some) )(?! an? (?!(?:[a-z'’]+ ){0,2}${MEETINGS}))))?${NO_DOING}`,
    'new (?:event|reminder)\\b:?',
    'make it so(?: that)?(?= (?:i|we)\\b)',
    'mark (?:my|the|our|your) calendars? for',
    'block (?:off|out)(?: (?:some )?time)?(?: for)?',
    'book in',
    'book(?= an? )',
    'make(?= an? (?:new )?(?:note|event|reminder|entry)\\b)',
  ],
  `set up(?= an? | (?:[a-z'’]+ ){0,2}${MEETINGS}\\b| (?!for |the )[^,]*\\bwith )`,
);

const OBJECT =
  '(?: (?:an?|the)\\b)?(?: (?:new )?(?:calendar )?(?:event|reminder|appointment|entry|note|alarm) (?:for|to|about|of|called|named|titled|that))?(?: (?:an?|the)\\b)?';

const REMINDER = anyOf(
  '(?:remind|tell) (?:me|us)(?: (?:to|about|of|that))?(?: the)?',
  'set (?:a |an )?(?:reminder|alarm)(?: (?:to|for|about|that))?(?: the)?',
  "don['’]?t (?:let (?:me|us) )?forget(?: (?:to|about|that))?(?: the)?",
  'i need (?:a reminder|you)(?: (?:to|about|for))?',
  'remember(?: to| that)?',
  'note(?: to self)?:?',
  'make sure (?:to|i|we)',
  'reminder(?: (?:that|about|of|from))?(?: (?:the|our|your))?:?',
  'fyi:?',
  '(?:please be advised|(?:please|pls) be reminded|please note|this is to (?:inform|notify) you|(?:just )?(?:a )?heads up(?! (?:poker|display|seven|7)))(?: that)?[:,]?',
);

const OBLIGATION =
  "(?:i|we)(?:['’]ve)? (?:need|have|got|ought) to|(?:(?:i|we)(?:['’]ve)? )?gotta|(?:i|we)(?:['’]m|['’]re) supposed to(?! be (?:at|in|on)\\b)|(?:i|we) (?:must|should)";

const PROPOSAL = "(?:(?:can|could|should) we|let['’]?s) do|(?:what|how) about(?: an?)?";

const INVITATION = anyOf(
  "(?:hey,? )?(?:are|r) (?:you|u|ya|y['’]?all)(?: guys| all)? (?:free|around|available|up) for(?: an?)?",
  '(?:this is )?(?:just )?an? (?:friendly |quick |gentle |kind )?reminder (?:that|about|of|for|to)(?: (?:the|our|your))?',
  "we(?: are|['’]re) (?:so )?(?:excited|happy|pleased|thrilled|delighted) to (?:announce|invite you to|host|present|share)(?: (?:the|our|an?))?",
  "don['’]?t miss(?: the| our)?",
  '(?:legal|public) notice:?',
  "you(?:['’]re| are)(?: all)? (?:booked|confirmed|registered|scheduled|signed up) for(?: an?| the)?",
  'save the dates?(?: for)?[:!,]?',
  '(?:please )?join us (?:for|at)(?: (?:a|an|the|our))?',
  "you(?:'|’| a)?re invited to(?: (?:a|an|the|our))?",
  '(?:please )?come (?:out )?(?:to|for)(?: (?:a|an|the|our))?',
);

const OPENER = new RegExp(
  `^(?:${FILLER}\\b,? +)*(?:${POLITENESS}(?: (?:please|just))? +)*(?:${PROPOSAL}|${ENTRY}${OBJECT}|${REMINDER}(?: +(?:${OBLIGATION}))?|${OBLIGATION}|${INVITATION}) +(?=\\S)`,
  'i',
);

/** Words of a speaker before the name: 'so um', 'we have', 'we are going to the'. */
const LEFTOVER =
  /^(?:(?:(?:um+|uh+|oh),? and|(?:hey|hi|hello),?(?= (?:i|we)['’ ])|i(?= (?:see|work|volunteer|babysit|zoom|facetime|meet with|fly (?:to|out|home|back))\b)|um+|uh+|hmm+|oh|please|pls|so|ok|okay|alright|(?:and )?also(?! known as\b)|new one|let me think|(?:i|we) have(?: an?\b)?|(?:we(?:['’]re| are)|i(?:['’]m| am))(?= (?!going|doing|having)\p{L}{2,}ing\b)|(?:we(?:['’]re| are)|i(?:['’]m| am)) (?:doing|having(?! (?:[\p{L}'’&]+ ){1,4}over\b))(?: an?\b)?|(?:we(?:['’]re| are)|i(?:['’]m| am))(?: all)? going to(?: (?:the|an?)\b|(?= (?:see|hear|watch)\b))|it['’]s(?: going to be\b)?(?: an?\b)?|(?:he|she|they) ha(?:ve|s)|(?:i|we)['’]?ve got(?: an?\b)?|there is(?: an?\b)?|there['’]?s(?: an?\b)?|let['’]?s see|what was it|(?:oh )?yeah|oh right|you know|i guess)\b,?\s+)+(?=\S)/iu;

export const withoutOpener = (name: string): string => {
  const rest = name.replace(OPENER, '');
  const opener = name.slice(0, name.length - rest.length);
  return withoutFillers(ENTRY_IN_OPENER.test(opener) ? rest.replace(FOR_SPEAKER, '') : rest);
};

/** 'can you put in a massage for me' */
const ENTRY_IN_OPENER = new RegExp(`(?:^| )${ENTRY}`, 'i');
const FOR_SPEAKER = / for (?:me|us)$/i;

/** 'The car inspection' of somebody who speaks. 'The dog goes to the groomer' is a sentence, and 'The Who' a name. */
const ARTICLE =
  /^[Tt]he (?=\p{Ll})(?!.*\b(?:arrives?|can|comes?|gets?|goes|has|have|leaves?|may|meets?|needs?|starts?|visits?|will)\b)/u;

export const withoutFillers = (words: string): string => words.replace(LEFTOVER, '');

export const withoutArticle = (name: string): string => name.replace(ARTICLE, '');
