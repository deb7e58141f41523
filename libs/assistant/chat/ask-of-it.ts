import type { ChatQuery } from '#libs/contracts';
import { TRAIT_PATTERNS } from './lexicon/audiences';
import { ANY_OTHER, OF_THAT, TWO_THINGS, VERB_OF_SUBJECT } from './lexicon/follow-ups';
import type { FollowUp } from './merge-queries';
import { MAX_TEXT_LENGTH } from './question';
import { extractTerms } from './terms';

/** 'Where is it and do I need a ticket': the first of two things that are asked of the event before. Its text may answer the second. */
export const askTwoThings = ({
  text,
  query: { asks, span, topic, whose },
  before,
  eventIds: [first],
}: FollowUp): ChatQuery | null =>
  first !== undefined && asks && (before.words ?? before.among) && !span && !topic && !whose && TWO_THINGS.test(text)
    ? { asks, among: [first] }
    : null;

/**
 * 'Can I watch it on zoom', 'can I walk across': the word after its subject is a verb. Beside a pronoun or a preposition alone it
 * names no event, whatever titles bear it.
 */
export const askOfIt = ({ text, query, before, eventIds, events }: FollowUp): ChatQuery | null => {
  const [start, verb] = VERB_OF_SUBJECT.exec(text) ?? [];
  const [first] = eventIds;
  const isOfOne = before.words !== undefined || before.among !== undefined || new Set(eventIds.map(events.nameOf)).size === 1;
  const { span, topic, whose, asks } = query;
  if (!verb || first === undefined || !isOfOne || span || topic || whose || asks || ANY_OTHER.test(text)) return null;
  const object = text.slice(start!.length);
  const [manner = ''] = TRAIT_PATTERNS.flatMap(([, pattern]) => pattern.exec(object)?.[0] ?? []);
  const isBare = object.replace(/\W/g, '') === '' && !events.areTitled(verb);
  if (!(isBare || OF_THAT.test(object)) || extractTerms(object.replace(manner, ' '), '').length > 0) return null;
  const words = extractTerms(`${verb} ${manner}`, '').map(({ word }) => word);
  return { asks: 'about', ...(words.length > 0 && { words: words.join(' ').slice(0, MAX_TEXT_LENGTH) }), among: [first] };
};
