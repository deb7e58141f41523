import { isAudienceWord } from '../audience';
import { occurIn } from '../forms';
import { haveEqualWords, type Words } from '../word-lists';
import { isTelling } from './similar-titles';
import { isSignificant, titleWordsOf } from './title-words';

type NamedTitle = Readonly<{ all: Words; unmarked: string }>;

/** 'Pancake Breakfast for the Band' and 'Pancake Breakfast for the Food Pantry', neither of which names the cause of the other. */
export const areForTwoCauses = (a: NamedTitle, b: NamedTitle): boolean => {
  const [[eventOfA, causeOfA], [eventOfB, causeOfB]] = [splitAtCause(a), splitAtCause(b)];
  return (
    haveEqualWords(eventOfA, eventOfB) &&
    causeOfA.length > 0 &&
    causeOfB.length > 0 &&
    !causeOfA.some((word) => occurIn([word], b.all)) &&
    !causeOfB.some((word) => occurIn([word], a.all))
  );
};

const splitAtCause = ({ unmarked }: NamedTitle): readonly [Words, Words] => {
  const [event = '', cause = ''] = unmarked.split(CAUSE_MARK);
  return [
    titleWordsOf(event).filter(isSignificant),
    titleWordsOf(cause).filter((word) => isSignificant(word) && isTelling(word) && !isAudienceWord(word)),
  ];
};

const CAUSE_MARK = /\s(?:benefit(?:ing|s)?|for|in support of|to benefit)\s/i;
