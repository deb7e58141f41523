import { NO_HOURS_ANSWER, WEATHER_ANSWER } from './fixed-answers';

const UNANSWERABLE: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:what(?:'s|s| is| will)?|how(?:'s| is)?|will|going to|the|check)\b.{0,24}\b(?:weather|forecast|temperature)\b(?! (?:balloon|class|talk|spotter|workshop))|^\W*weather\b|\b(?:when|what time)\b.{0,20}\b(?:sun ?(?:sets?|rises?)|sun (?:go|come)s? (?:up|down))\b(?! \w)|\bwill it (?:rain|snow)\b|\bis it (?:going to|gonna) (?:rain|snow|be (?:hot|cold|warm|windy|nice|icy|sunny|cloudy))\b|\bhow (?:hot|cold|warm) \b/i,
    WEATHER_ANSWER,
  ],
  [
    /\bwi-?fi (?:password|passcode|code|key)s?\b|\b(?:password|passcode)s? (?:for|of|to) the\b/i,
    'The calendar has events, but no passwords.',
  ],
  [
    /\bwho(?:'s| is| are) (?:the |our |my )?(?:\w+ )?(?:mayor|governor|president|principal|superintendent|chief|treasurer|coach(?:es|ing)?|in charge of the town)\b|\b(?:book|order|buy|reserve|call|write|draw|sing) (?:me|us) (?:a|an|some|the)\b|\b(?:ignore|forget|disregard)\b.{0,20}\b(?:instructions|rules|prompts?)\b|\bhow (?:old|big|tall|far|fast|deep) (?:is|are|was|does|do)\b(?! (?:(?:you|i|we|they|he|she|one|people|kids?|children|(?:a|the|my|our) \w+) (?:have|has|need|got|must)|it|that|this)\b)|\bhow many (?:people|residents|inhabitants|miles|students)\b|\bpopulation of\b/i,
    'I only know what is on, when and where.',
  ],
  [
    /\b(?:opening|business|office|store) hours\b|\b(?:what|which) (?:are|is) (?:the )?(?!.*\bschools?\b)[\w' ]*\bhours\b|\bhours (?:of|for|at) (?!.*\bschools?\b)/i,
    NO_HOURS_ANSWER,
  ],
  [
    /\bwho (?:won|wins|lost|scored)\b(?! (?:someone|somebody|an?|their|his|her|my|loved)\b)|(?<!\b(?:have|bring|need|borrow|own|get|read|with|buy|music|vocal)(?: (?:an?|the|my|any|your|our|own))* )\b(?:final )?scores?\b(?! (?:to|for) sing)|\bresults? of\b|\bdid .{1,40} win\b/i,
    'The calendar has games, not how they ended.',
  ],
  [
    /\bwho(?:'s| has| makes| got| sells| does)\b.{0,12}\b(?:the )?best\b|\b(?:good|best|nearest|closest|recommend)\b.{0,24}\b(?:restaurants?|pizza|plumbers?|dentists?|doctors?|hotels?|stores?|coffee shops?|barbers?|mechanics?|bars?)\b|\b(?:restaurants?|pizza|plumbers?|dentists?|doctors?|hotels?|stores?|coffee shops?|barbers?|mechanics?|bars?)\b.{0,12}\b(?:has|have|is|are|serves?|makes?)\b.{0,6}\b(?:good|best|nearest|closest)\b/i,
    'I know events, not businesses.',
  ],
];

export const findUnanswerable = (text: string): string | null =>
  UNANSWERABLE.find(([pattern]) => pattern.test(text))?.[1] ?? null;

/** 'Library card' of 'how do I renew my library card', or the room that is reserved; null if it asks for nothing that offices give. */
export const findAskedPaper = (text: string): string | null => {
  const { paper, room } = PAPER.exec(text)?.groups ?? {};
  return paper ?? room ?? null;
};

const PAPER =
  /\b(?:how|where) (?:(?:do|can|could|would|should) (?:i|we|you|one|people) |to )(?:go to )?(?:(?:get|renew|replace|apply for|pay|order|file|obtain|request)\b(?: (?:for|an?|my|our|the|new|another|replacement))* (?<paper>(?:[a-z]+(?:'s)? ){0,2}(?:cards?|licen[sc]es?|permits?|bills?|passports?|certificates?))|(?:rent|reserve|book)(?: (?:an?|the|out))* (?<room>(?:[a-z]+ )?(?:rooms?|pavilions?|shelters?|halls?|gyms?|picnic tables?)))(?: (?:at|in|from|for|here|online|out)\b.*)?\W*$/i;
