/** All that is asked of a place or an organization. */
export const OPENING = /^(?:open|opens|closed?|closes)$/i;

/** After the name of what is open or closed. */
export const OPENING_AFTER_NAME = /(?:^| )(?:open|closed)$/i;

/** 'City hall hours', not 'happy hours'. */
export const HOURS_AT_END =
  /(?<!\b(?:happy|what|after|how many|of|office|rush|few|in|two|three|\d+) )\bhours\b(?: (?:of operation|on|today|tomorrow|this|for))?\W*$/i;
