import { LEADING_INTERJECTIONS } from './lexicon/interjections';

/** 'Damn. Anything else on' */
export const withoutInterjections = (message: string): string => message.replace(LEADING_INTERJECTIONS, '');

/** 'I already know how to play so no lessons': behind its reason, the request stands alone. */
export const requestBehindReason = (message: string): string | null => REASON_THEN_REQUEST.exec(message)?.[1] ?? null;

const REASON_THEN_REQUEST =
  /^\W*(?:(?:and|but|ok|oh|well|sorry)\W+)*(?:i|we|he|she|they|im|ive|my \w+|our \w+)(?:'\w+)? (?!(?:need|want|would like) to know\b)(?!.*\bnot (?:an?|the)\b)[^.;?!]{2,80}?,? so ((?:no|not|nothing|just|only|something|anything|somewhere|online|in[- ]person|maybe|preferably|for)\b.+)$/i;

/** 'No lessons', of what was told: said to leave them out. */
export const toExclusion = (message: string): string => message.replace(ONLY_REFUSED, '$1not ');

const ONLY_REFUSED =
  /^(\W*(?:(?:and|but|ok|so|please)\W+)*)no (?!(?:thanks?|thank|problem|worries|wait|idea|way|one|it|that|this|i|we|not|more|school|classe?s?|need|go|luck|rush|doubt)\b)(?=[a-z]+(?: [a-z]+)?(?: please| for (?:me|us))?[\s.!]*$)/i;

/** 'Help with my taxes, can't afford an accountant': the question without what the resident says of herself; null if nothing else is asked. */
export const withoutStatements = (message: string): string | null => {
  const clauses = message.split(CLAUSE_END).filter((clause) => /\w/.test(clause));
  const asking = clauses.filter((clause) => !SAYS_OF_HERSELF.test(clause));
  return asking.length > 0 && asking.length < clauses.length ? asking.join(', ') : null;
};

/** 'I can't get up then': it is said and not asked. */
export const asksNothing = (message: string): boolean =>
  /\w/.test(message) && message.split(CLAUSE_END).every((clause) => !/\w/.test(clause) || SAYS_OF_HERSELF.test(clause));

const CLAUSE_END =
  /\s*(?:[,;:.!?–—]+|\.{2,})(?=\s|$)\s*| (?:but|because|bc|cuz|cause|since) (?=(?:i|we|im|my|our|he|she|they)\b)| (?=(?:is|are) there anything\b)| and (?=(?:i|we) (?:need|want|would like|have) to know\b)/i;

const SAYS_OF_HERSELF =
  /^\W*(?:(?:and|but|so|because|bc|cuz|cause|since|as|ok|oh|well|sorry)\W+)*(?!(?:i|we) (?:need|want|would like|have) to know\b)(?:(?:i|we|im|ive|he|she|they|shes|hes|theyre)(?:'\w+)?\b|(?:an?|some|old|two) (?:\w+ ){0,2}(?:friends?|cousins?|nephews?|nieces?|relatives?|co-?workers?|neighbors?|classmates?|guests?|students?)(?: of (?:mine|ours))? (?:is|are|will be|comes|come|has|have|uses?|needs?|wants?|loves?|likes?|can(?:no|')?t|lives?|just|got)\b|(?:my|our|her|his|their) (?:\w+ ){1,3}?(?:is|are|has|have|was|needs?|wants?|loves?|likes?|can(?:no|')?t|lives?|just|got)\b|(?:can'?t|cant|cannot|don'?t|dont|didn'?t|never|not|no|need|new|just|tired|looking|lookin|heard|thinking|trying|hoping)\b(?!.*\b(?:when|where|what|which|how|who)\b))/i;

/** 'We'll be away then, whens the next one': the one clause that asks, and what is said beside it; null if all is asked, or nothing. */
export const requestBeside = (message: string): { request: string; said: string } | null => {
  const clauses = spokenClausesOf(message);
  const isSaid = (clause: string) => REMARK.test(clause) || (SAYS_OF_HERSELF.test(clause) && !LIMITS.test(clause));
  const [request, ...others] = clauses.filter((clause) => !isSaid(clause));
  return request !== undefined && others.length === 0 && clauses.length > 1
    ? { request, said: clauses.filter(isSaid).join(', ') }
    : null;
};

/** Of what has no mark between a question and a statement, too. */
const spokenClausesOf = (message: string): string[] =>
  [CLAUSE_END, QUESTION_BEHIND_STATEMENT, STATEMENT_BEHIND_REQUEST]
    .reduce((clauses, end) => clauses.flatMap((clause) => clause.split(end)), [message])
    .filter((clause) => /\w/.test(clause));

/** 'We are away that weekend is there another one': people speak and type without a mark between the two. */
export const QUESTION_BEHIND_STATEMENT =
  /(?<=^\W*(?:(?:and|but|so|ok|oh|well|sorry|since|as) )*(?:i|we|he|she|they|it|that|this|my|our)(?:'?[a-z]+)? .{2,80}(?<!\b(?:know|knows|see|tell|ask|asking|wondering|wonder|sure|of|for|at|in|on|to|from|by|with|and|or|that|than|just|only|about|if))) (?=(?:(?:what|when|where|who|which|how|any other|anything)(?:'?s)?|(?:is|are|can|could|will|would|does|do|should) (?:there|i|we|he|she|it|they|that))\b)/i;

/** 'Just the free stuff please we are broke' */
const STATEMENT_BEHIND_REQUEST =
  /(?<=\b(?:please|ones?|stuff|things|events|today|tonight|tomorrow|days?|nights?)) (?=(?:(?:we|they)(?: are|'re| have)|i am|i'?m|i have|(?:he|she)(?: is|'?s))\b)/i;

/** 'Just the free ones' */
const LIMITS = /^\W*(?:just|only)\b/i;

/** 'That's a sad one lol': said of what was told. */
const REMARK =
  /^\W*(?:(?:that|this|it)(?:'?s| is| was| looks| sounds)\b(?!.*\b(?:what|when|where|how|which|who)\b).+|(?:(?:oh|ah|wow|sounds|looks|fun|great|good|nice|awesome|cool|super|amazing|lovely|sweet|neat|ok(?:ay)?|alright|perfect|thanks|thank you|thx|lol|haha|too bad|bummer|shame|darn|shoot)\b\W*)+)$/i;

/** 'A deaf friend is visiting in December': what is asked is asked of those days. */
export const SAYS_WHO_COMES = /\b(?:visit(?:s|ing)?|coming|in town|staying|flying in)\b/i;

/** 'Is it open that day' */
export const POINTS_TO_DAY = /\b(?:that|the same) (?:day|night|evening|morning|afternoon|weekend)\b/i;
