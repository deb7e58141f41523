import { memoize } from '#libs/contracts';
import { isAudienceWord } from '../audience';
import { occurIn } from '../forms';
import { haveEqualWords, type Words } from '../word-lists';
import { isTelling } from './similar-titles';
import { isSignificant, titleWordsOf } from './title-words';

type NamedTitle = Readonly<{ all: Words; unmarked: string }>;

/** 'Pancake Breakfast for the Band' and 'Pancake Breakfast for the Food Pantry', neither of which names the cause of the other. */
export const areForTwoCauses = (a: NamedTitle, b: NamedTitle): boolean => {
  const [eventOfA, causeOfA] = splitAtCause(a.unmarked);
  if (causeOfA.length === 0) return false;
  const [eventOfB, causeOfB] = splitAtCause(b.unmarked);
  return (
    causeOfB.length > 0 &&
    haveEqualWords(eventOfA, eventOfB) &&
    !causeOfA.some((word) => occurIn([word], b.all)) &&
    !causeOfB.some((word) => occurIn([word], a.all))
  );
};

const splitAtCause = memoize((unmarked: string): readonly [Words, Words] => {
  const [event = '', cause = ''] = unmarked.split(CAUSE_MARK);
  return [
    titleWordsOf(event).filter(isSignificant),
    titleWordsOf(cause).filter((word) => isSignificant(word) && isTelling(word) && !isAudienceWord(word)),
  ];
});

const CAUSE_MARK = /\s(?:benefit(?:ing|s)?|for|in support of|to benefit)\s/i;
