import { capitalize, type TownEvent } from '#libs/contracts';
import { describeEvent, formatPublisher, linkToEvent } from '../summaries/describe-event';
import { ALLOWED_WORD_LIST, EVENT_WORD_LIST, TIME_WORDS } from './allowed-words';
import type { Grounding, GroundingFormatters } from './grounding';

export const keepGroundedSentences = (text: string, ground: Grounding): string => {
  const used = new Set<string>();
  let [kept, separator] = ['', ''];
  for (const written of splitAtEnds(text)) {
    const sentence = written.length <= MAX_SENTENCE_LENGTH ? fillIn(written.trim(), ground, used) : null;
    if (sentence) [kept, separator] = [kept + separator + sentence, ' '];
    // The first sentence has no separator.
    if (written.endsWith('\n') && used.size > 0) separator = '\n';
  }
  return kept.trim();
};

/** Characters. Longer sentences are dropped. */
const MAX_SENTENCE_LENGTH = 1_000;

const splitAtEnds = (text: string): string[] => {
  const sentences: string[] = [];
  let rest = text;
  for (let end = findSentenceEnd(rest); end > 0; end = findSentenceEnd(rest)) {
    sentences.push(rest.slice(0, end));
    rest = rest.slice(end);
  }
  return [...sentences, rest];
};

/** 0 if there is none. */
const findSentenceEnd = (text: string): number => {
  const end = /(?<![.!?])[.!?]+(?=\s)[^\S\n]*\n?|\n/.exec(text);
  return end && end.index + end[0].length < text.length + (end[0].endsWith('\n') ? 1 : 0) ? end.index + end[0].length : 0;
};

/** Null for an unknown placeholder, a word that is not allowed or not true of its events, anything but words, or nothing new. */
const fillIn = (sentence: string, ground: Grounding, used: Set<string>): string | null => {
  const tokens = tokenize(sentence.replace(/^(?:[-*•]\s+|#+\s+)/, '').replace(/\*+/g, ''));
  if (tokens === null) return null;
  const events = new Map(ground.events.map((event) => [String(event.id), event]));
  const named = tokens.flatMap(({ kind, key }) => (kind === 'event' || kind === 'by' ? [events.get(key)] : []));
  const of = named.filter((event) => event !== undefined);
  if (of.length < named.length) return null;
  if (tokens.some(({ kind }) => kind === 'by') && new Set(of.map(({ organization }) => organization)).size > 1) return null;
  if (!tokens.every((token) => token.kind !== 'word' || isWordAllowed(token.key, of, ground))) return null;
  // Time words are checked against events only, so they must not accompany a fact.
  if (tokens.some(({ kind }) => kind === 'fact') && tokens.some(({ key }) => Object.hasOwn(TIME_WORDS, key))) return null;
  if (!tokens.every((token) => token.kind !== 'fact' || Object.hasOwn(ground.facts ?? {}, token.key))) return null;
  const tells = tokens.filter(({ kind }) => kind === 'event' || kind === 'fact').map(({ text }) => text);
  if (tells.every((one) => used.has(one))) return null;
  return capitalize(tokens.map((token) => renderToken(token, ground, events, used)).join(''));
};

const isWordAllowed = (word: string, of: readonly TownEvent[], { today }: Grounding): boolean => {
  if (ALLOWED_WORDS.has(word)) return true;
  if (of.length === 0) return false;
  if (Object.hasOwn(TIME_WORDS, word)) return of.every((event) => TIME_WORDS[word]!(event, today));
  return EVENT_WORDS.has(word) && of.every((event) => isInEventText(event, word));
};

const ALLOWED_WORDS = new Set(ALLOWED_WORD_LIST);
const EVENT_WORDS = new Set(EVENT_WORD_LIST);

const isInEventText = ({ name, category, organization, description = '' }: TownEvent, word: string): boolean =>
  new RegExp(`(?<![a-z])${word}(?![a-z])`, 'i').test(`${name}\n${category}\n${organization}\n${description}`);

const renderToken = (
  { kind, key, text }: SentenceToken,
  ground: Grounding,
  events: Map<string, TownEvent>,
  used: Set<string>,
) => {
  if (kind === 'word' || kind === 'sign') return text;
  const { facts, today, words = TEXT_FORMATTERS } = ground;
  if (kind === 'by') return words.by(events.get(key)!);
  const isTold = used.has(text);
  used.add(text);
  if (kind === 'fact') return facts![key]!;
  return isTold ? words.name(events.get(key)!) : words.event(events.get(key)!, today);
};

const TEXT_FORMATTERS: GroundingFormatters = { event: describeEvent, name: linkToEvent, by: formatPublisher };

/** `key` is the lower-case word, the event's id or the fact's name. */
type SentenceToken = Readonly<{ kind: 'word' | 'sign' | 'event' | 'by' | 'fact'; text: string; key: string }>;

const TOKEN_PATTERN =
  /\{\{ ?(?:(event|by) (\d{1,16})|(fact) ([\w-]{1,60})) ?\}\}|([A-Za-z]+(?:-[A-Za-z]+)*)(?:['’]s)?|([ ,.!?;:()–—-])/gy;

const tokenize = (sentence: string): SentenceToken[] | null => {
  const tokens: SentenceToken[] = [];
  let read = 0;
  for (const [text, pointer, number, fact, name, word] of sentence.replace(/\s/g, ' ').matchAll(TOKEN_PATTERN)) {
    read += text.length;
    if (pointer) tokens.push({ kind: pointer as 'event' | 'by', text: `{{${pointer} ${number}}}`, key: number! });
    else if (fact) tokens.push({ kind: 'fact', text: `{{fact ${name}}}`, key: name! });
    else tokens.push(word ? { kind: 'word', text, key: word.toLowerCase() } : { kind: 'sign', text, key: text });
  }
  return read === sentence.length ? tokens : null;
};
