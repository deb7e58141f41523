/** 'Paper Moon opens at the Playhouse', but not 'Opening Reception' or 'Registration opens'. */
export const isOpening = (name: string): boolean => OPENING.test(name);

const OPENING = /\bopening (?:day|night|weekend)\b|\bpremieres?\b|(?<!\b(?:enrollment|registration|tickets?) )\bopens\b/i;

/** 'New exhibit through October', 'Open daily' or 'First day of early voting'. */
export const saysRunBegins = (description: string | undefined): boolean =>
  description !== undefined && RUN_BEGINNING.test(description);

const RUN_BEGINNING =
  /\bfirst day of\b|\b(?:daily|every day|until sold out)\b|\b(?:through|thru|until)\s+(?:(?:early|mid|late)[ -])?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|spring|summer|fall|winter)\p{L}*\b/iu;
