import { redactKeys } from './redact-keys';

/** Returns a text that is safe to log: without keys, secrets, credentials, addresses, phone numbers and contents of requests. */
export const redactPersonalData = (text: string): string =>
  PERSONAL_PATTERNS.reduce((redacted, [pattern, replacement]) => redacted.replace(pattern, replacement), redactKeys(text));

/** Patterns are bounded, so that a long text is scanned in linear time. */
const PERSONAL_PATTERNS: readonly (readonly [what: RegExp, instead: string])[] = [
  [/([/\w-])\?[\w.~%[\]-]{1,60}=[^\s"'<>)]*/g, '$1?…'],
  [/(https?:\/\/)[^\s/@"']{1,200}@/gi, '$1…@'],
  [/((?:reset-password|email-address)(?:\/|%2f))[\w%.-]+/gi, '$1…'],
  [/\beyJ[\w-]{8,}\.[\w-]+(\.[\w-]*)?/g, '…'],
  [/\b(Bearer|Basic) +[\w.~+/=-]{6,}/gi, '$1 …'],
  [/\b((?:__Host-)?almanac=)[^\s;,"']+/g, '$1…'],
  [/\bsk-[\w-]{8,}/g, 'sk-…'],
  [/\buser_[\w-]{6,}/g, 'user_…'],
  [/[^\s@"'<>(),;:[\]{}=/]{1,64}(?:@|%40)[^\s@"'<>(),;:[\]{}=/]{1,255}\.[a-z]{2,}/gi, '…@…'],
  [/(?<![\w+.-])(?:\+\d{1,3}[-. ]?|1[-. ]?)?\(?\d{3}\)?[-. ]?\d{3}[-. ]?\d{4}(?![\w-])/g, '…'],
  [/(?<!\w)(?:\+|%2b)\d{8,15}\b/gi, '…'],
  // A parser quotes what it could not read.
  [/(?:\.\.\.)?".{0,200}?"(?:\.\.\.)? (is not valid JSON)/gs, '… $1'],
  [/Unexpected token '?.'?, /gsu, 'Unexpected token, '],
];
