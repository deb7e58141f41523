/** 'Paper Moon opens at the Playhouse', but not 'Opening Reception' or 'Registration opens'. */
export const isOpening = (name: string): boolean => OPENING.test(name);

const OPENING = /\bopening (?:day|night|weekend)\b|\bpremieres?\b|(?<!\b(?:enrollment|registration|tickets?) )\bopens\b/i;
