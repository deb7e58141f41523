import { capitalize, type TownEvent } from '#libs/contracts';
import { linked, publisherWords, toldEvent } from '../summaries/told-event';
import type { Ground, GroundWords } from './ground';
import { ANY_TIME, OF_THE_EVENT, OF_THE_TIME } from './words';

/** What of a written text is told: each sentence whole, as the server fills it in, or not at all. '' when nothing is left. */
export const believed = (text: string, ground: Ground): string => {
  const believing = new Believing(ground);
  return (believing.hear(text) + believing.end()).trim();
};

/** The same of one that is still being written, sentence by sentence. What `written` throws is thrown when all before it is told. */
export async function* believedPieces(written: AsyncIterable<string>, ground: Ground): AsyncGenerator<string> {
  const believing = new Believing(ground);
  for await (const piece of written) {
    const told = believing.hear(piece);
    if (told) yield told;
  }
  const rest = believing.end();
  if (rest) yield rest;
}

/** A sentence that does not end is no sentence, and nobody keeps it in mind. */
const LONGEST_SENTENCE = 1_000;

class Believing {
  private rest = '';
  private tooLong = false;
  private between = '';
  private readonly told = new Set<string>();

  constructor(private readonly ground: Ground) {}

  hear(piece: string): string {
    this.rest += piece;
    let told = '';
    for (let end = endOf(this.rest); end > 0; end = endOf(this.rest)) {
      told += this.sentence(this.rest.slice(0, end));
      this.rest = this.rest.slice(end);
    }
    if (this.rest.length > LONGEST_SENTENCE) {
      this.tooLong = true;
      this.rest = '';
    }
    return told;
  }

  end(): string {
    const told = this.sentence(this.rest);
    this.rest = '';
    return told;
  }

  private sentence(written: string): string {
    const isWhole = !this.tooLong && written.length <= LONGEST_SENTENCE;
    this.tooLong = false;
    const sentence = isWhole ? filledIn(written.trim(), this.ground, this.told) : null;
    const told = sentence === null ? '' : this.between + sentence;
    if (told) this.between = ' ';
    // The first that is told has nothing before it.
    if (written.endsWith('\n') && this.told.size > 0) this.between = '\n';
    return told;
  }
}

/** Where the first sentence ends, behind what ends it; 0 while nobody knows. */
const endOf = (text: string): number => {
  const end = /(?<![.!?])[.!?]+(?=\s)[^\S\n]*\n?|\n/.exec(text);
  return end && end.index + end[0].length < text.length + (end[0].endsWith('\n') ? 1 : 0) ? end.index + end[0].length : 0;
};

/** Null for a sentence with anything in it that is not the server's, not true of its events, or not just words; or with nothing new. */
const filledIn = (sentence: string, ground: Ground, told: Set<string>): string | null => {
  const tokens = tokensOf(sentence.replace(/^(?:[-*•]\s+|#+\s+)/, '').replace(/\*+/g, ''));
  if (tokens === null) return null;
  const events = new Map(ground.events.map((event) => [String(event.id), event]));
  const named = tokens.flatMap(({ kind, key }) => (kind === 'event' || kind === 'by' ? [events.get(key)] : []));
  const of = named.filter((event) => event !== undefined);
  if (of.length < named.length) return null;
  if (tokens.some(({ kind }) => kind === 'by') && new Set(of.map(({ organization }) => organization)).size > 1) return null;
  if (!tokens.every((token) => token.kind !== 'word' || isBelieved(token.key, of, ground))) return null;
  // When an event is says nothing of a fact beside it.
  if (tokens.some(({ kind }) => kind === 'fact') && tokens.some(({ key }) => Object.hasOwn(OF_THE_TIME, key))) return null;
  if (!tokens.every((token) => token.kind !== 'fact' || Object.hasOwn(ground.facts ?? {}, token.key))) return null;
  const tells = tokens.filter(({ kind }) => kind === 'event' || kind === 'fact').map(({ text }) => text);
  if (tells.every((one) => told.has(one))) return null;
  return capitalize(tokens.map((token) => written(token, ground, events, told)).join(''));
};

const isBelieved = (word: string, of: readonly TownEvent[], { today }: Ground): boolean => {
  if (PLAIN.has(word)) return true;
  if (of.length === 0) return false;
  if (Object.hasOwn(OF_THE_TIME, word)) return of.every((event) => OF_THE_TIME[word]!(event, today));
  return THEIR_OWN.has(word) && of.every((event) => saysItself(event, word));
};

const PLAIN = new Set(ANY_TIME);
const THEIR_OWN = new Set(OF_THE_EVENT);

const saysItself = ({ name, category, organization, description = '' }: TownEvent, word: string): boolean =>
  new RegExp(`(?<![a-z])${word}(?![a-z])`, 'i').test(`${name}\n${category}\n${organization}\n${description}`);

const written = ({ kind, key, text }: Token, ground: Ground, events: Map<string, TownEvent>, told: Set<string>) => {
  if (kind === 'word' || kind === 'sign') return text;
  const { facts, today, words = TO_READ } = ground;
  if (kind === 'by') return words.by(events.get(key)!);
  const isTold = told.has(text);
  told.add(text);
  if (kind === 'fact') return facts![key]!;
  return isTold ? words.name(events.get(key)!) : words.event(events.get(key)!, today);
};

const TO_READ: GroundWords = { event: toldEvent, name: linked, by: publisherWords };

/** `text` is what was written; `key` what it comes to: a word in small letters, the number of an event, the name of a fact. */
type Token = Readonly<{ kind: 'word' | 'sign' | 'event' | 'by' | 'fact'; text: string; key: string }>;

const TOKEN =
  /\{\{ ?(?:(event|by) (\d{1,16})|(fact) ([\w-]{1,60})) ?\}\}|([A-Za-z]+(?:-[A-Za-z]+)*)(?:['’]s)?|([ ,.!?;:()–—-])/gy;

/** Null where anything else stands in it. */
const tokensOf = (sentence: string): Token[] | null => {
  const tokens: Token[] = [];
  let read = 0;
  for (const [text, pointer, number, fact, name, word] of sentence.replace(/\s/g, ' ').matchAll(TOKEN)) {
    read += text.length;
    if (pointer) tokens.push({ kind: pointer as 'event' | 'by', text: `{{${pointer} ${number}}}`, key: number! });
    else if (fact) tokens.push({ kind: 'fact', text: `{{fact ${name}}}`, key: name! });
    else tokens.push(word ? { kind: 'word', text, key: word.toLowerCase() } : { kind: 'sign', text, key: text });
  }
  return read === sentence.length ? tokens : null;
};
