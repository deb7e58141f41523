/** 'Help with my taxes, can't afford an accountant': the question without what the resident says of herself; null if nothing else is asked. */
export const withoutStatements = (message: string): string | null => {
  const clauses = message.split(CLAUSE_END).filter((clause) => /\w/.test(clause));
  const asking = clauses.filter((clause) => !SAYS_OF_HERSELF.test(clause));
  return asking.length > 0 && asking.length < clauses.length ? asking.join(', ') : null;
};

const CLAUSE_END =
  /\s*(?:[,;:.!?–—]+|\.{2,})(?=\s|$)\s*| (?:but|because|bc|cuz|cause|since) (?=(?:i|we|im|my|our|he|she|they)\b)| (?=(?:is|are) there (?:an?|any\w*|some\w*|other)\b)| and (?=(?:i|we) (?:need|want|would like|have) to know\b)/i;

const SAYS_OF_HERSELF =
  /^\W*(?:(?:and|but|so|because|bc|cuz|cause|since|as|ok|well)\W+)*(?!(?:i|we) (?:need|want|would like|have) to know\b)(?:(?:i|we|im|ive|he|she|they)(?:'\w+)?\b|(?:an?|some|old|two) (?:\w+ ){0,2}(?:friends?|cousins?|nephews?|nieces?|relatives?|co-?workers?|neighbors?|classmates?|guests?|students?)(?: of (?:mine|ours))? (?:is|are|will be|comes|come|has|have|uses?|needs?|wants?|loves?|likes?|can(?:no|')?t|lives?|just|got)\b|(?:my|our|her|his|their) (?:\w+ ){1,3}?(?:is|are|has|have|was|needs?|wants?|loves?|likes?|can(?:no|')?t|lives?|just|got)\b|(?:can'?t|cant|cannot|don'?t|dont|didn'?t|never|not|no|need|new|just|tired|looking|lookin|heard|thinking|trying|hoping)\b(?!.*\b(?:when|where|what|which|how|who)\b))/i;

/** 'A deaf friend is visiting in December': what is asked is asked of those days. */
export const SAYS_WHO_COMES = /\b(?:visit(?:s|ing)?|coming|in town|staying|flying in)\b/i;

/** 'Is it open that day' */
export const POINTS_TO_DAY = /\b(?:that|the same) (?:day|night|evening|morning|afternoon|weekend)\b/i;
