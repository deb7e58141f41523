import { capitalize, type TownEvent } from '#libs/contracts';
import { describeEvent, formatPublisher, linkToEvent } from '../summaries/describe-event';
import { ALLOWED_WORD_LIST, EVENT_WORD_LIST, TIME_WORDS } from './allowed-words';
import type { Grounding, GroundingFormatters } from './grounding';

export const keepGroundedSentences = (text: string, ground: Grounding): string => {
  const filter = new GroundedSentenceFilter(ground);
  return (filter.push(text) + filter.flush()).trim();
};

/** An error of `written` is thrown after the sentences before it. */
export async function* streamGroundedSentences(written: AsyncIterable<string>, ground: Grounding): AsyncGenerator<string> {
  const filter = new GroundedSentenceFilter(ground);
  for await (const piece of written) {
    const sentences = filter.push(piece);
    if (sentences) yield sentences;
  }
  const rest = filter.flush();
  if (rest) yield rest;
}

/** Characters. Longer sentences are dropped, so that the buffer is bounded. */
const MAX_SENTENCE_LENGTH = 1_000;

class GroundedSentenceFilter {
  private rest = '';
  private isTooLong = false;
  private separator = '';
  private readonly usedPlaceholders = new Set<string>();

  constructor(private readonly ground: Grounding) {}

  push(piece: string): string {
    this.rest += piece;
    let output = '';
    for (let end = findSentenceEnd(this.rest); end > 0; end = findSentenceEnd(this.rest)) {
      output += this.filterSentence(this.rest.slice(0, end));
      this.rest = this.rest.slice(end);
    }
    if (this.rest.length > MAX_SENTENCE_LENGTH) {
      this.isTooLong = true;
      this.rest = '';
    }
    return output;
  }

  flush(): string {
    const output = this.filterSentence(this.rest);
    this.rest = '';
    return output;
  }

  private filterSentence(written: string): string {
    const isWhole = !this.isTooLong && written.length <= MAX_SENTENCE_LENGTH;
    this.isTooLong = false;
    const sentence = isWhole ? fillIn(written.trim(), this.ground, this.usedPlaceholders) : null;
    const output = sentence === null ? '' : this.separator + sentence;
    if (output) this.separator = ' ';
    // The first sentence has no separator.
    if (written.endsWith('\n') && this.usedPlaceholders.size > 0) this.separator = '\n';
    return output;
  }
}

/** 0 if there is none yet. */
const findSentenceEnd = (text: string): number => {
  const end = /(?<![.!?])[.!?]+(?=\s)[^\S\n]*\n?|\n/.exec(text);
  return end && end.index + end[0].length < text.length + (end[0].endsWith('\n') ? 1 : 0) ? end.index + end[0].length : 0;
};

/**
 * Null for a sentence with an unknown placeholder, a word that is not allowed or not true of its events, anything but words, or
 * nothing new.
 */
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
