import { isInSpan, type Span } from './candidates';
import type { FoundPlace } from './place-reading';
import { splitIntoSentences } from './sentence-end';

/** Without places behind the sentence that says when and where: 'Meeting Tuesday at 7 in the school cafeteria. Child care in Room 4'. */
export const withoutPlacesOfOtherSentences = (
  text: string,
  places: readonly FoundPlace[],
  whens: readonly Span[],
): readonly FoundPlace[] => {
  if (places.length < 2) return places;
  const sentences = splitIntoSentences(text);
  const isStated = (one: Span) => places.some((place) => place.reading.weight >= STATED && isInSpan(place, one));
  const saysWhen = (one: Span) => whens.some((when) => isInSpan(when, one));
  const event = sentences.find((one) => saysWhen(one) && isStated(one));
  if (!event) return places;
  const others = sentences.filter((one) => one.from > event.to && !saysWhen(one) && !GOES_ON.test(text.slice(one.from, one.to)));
  return places.filter((place) => place.reading.weight >= LABELLED || !others.some((one) => isInSpan(place, one)));
};

const [STATED, LABELLED] = [4, 12];

/** 'Reception after at the Grange Hall' */
const GOES_ON = /\b(?:after|afterwards?|follows|following|then)\b/i;
