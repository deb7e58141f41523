import { parseEventPath } from '#libs/contracts';
import { type StoredValue, storedFlag, storedText } from './local-storage';

/** Each tab uses what it wrote itself, so that two do not mix. Only a reload at the opened event reads the stored value. */
const tabValue = <T>(value: StoredValue<T>): StoredValue<T> => {
  let own = isOnOpenedEventPage() ? value.read() : value.newcomer();
  return {
    ...value,
    read: () => own,
    write: (next) => {
      own = next;
      value.write(next);
    },
    forget: () => {
      own = value.newcomer();
      value.forget();
    },
  };
};

const eventId = storedText('scrollToEventId');

const isOnOpenedEventPage = () => parseEventPath(globalThis.location?.pathname ?? '') === eventId.read();

export const returnPosition = {
  eventId: tabValue(eventId),
  position: tabValue(storedText('eventListScrollPosition')),
  fromMePage: tabValue(storedFlag('fromMePage', false)),
};

export const hasReturnPosition = (path: string): boolean =>
  returnPosition.eventId.read() !== '' && path === (returnPosition.fromMePage.read() ? '/me' : '/');

export const forgetReturnPosition = () => {
  returnPosition.eventId.forget();
  returnPosition.position.forget();
};
