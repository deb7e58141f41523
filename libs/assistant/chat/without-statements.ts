/** 'Help with my taxes, can't afford an accountant': the question without what the resident says of herself; null if nothing else is asked. */
export const withoutStatements = (message: string): string | null => {
  const clauses = message.split(CLAUSE_END).filter((clause) => /\w/.test(clause));
  const asking = clauses.filter((clause) => !SAYS_OF_HERSELF.test(clause));
  return asking.length > 0 && asking.length < clauses.length ? asking.join(', ') : null;
};

const CLAUSE_END =
  /\s*(?:[,;:.!?–—]+|\.{2,})(?=\s|$)\s*| (?:but|because|bc|cuz|cause|since) (?=(?:i|we|im|my|our|he|she|they)\b)| and (?=(?:i|we) (?:need|want|would like|have) to know\b)/i;

const SAYS_OF_HERSELF =
  /^\W*(?:(?:and|but|so|because|bc|cuz|cause|since|as|ok|well)\W+)*(?!(?:i|we) (?:need|want|would like|have) to know\b)(?:(?:i|we|im|ive|he|she|they)(?:'\w+)?\b|(?:my|our|her|his|their) (?:\w+ ){1,3}?(?:is|are|has|have|was|needs?|wants?|loves?|likes?|can(?:no|')?t|lives?|just|got)\b|(?:can'?t|cant|cannot|don'?t|dont|didn'?t|never|not|no|need|new|just|tired|looking|lookin|heard|thinking|trying|hoping)\b(?!.*\b(?:when|where|what|which|how|who)\b))/i;

/** 'Is it open that day' */
export const POINTS_TO_DAY = /\b(?:that|the same) (?:day|night|evening|morning|afternoon|weekend)\b/i;
