import { eventInPath } from '#libs/contracts';
import { flag, type Stored, text } from './local-storage';

/**
 * Stands on the device, but every tab goes by what it wrote there itself: two of them must not take each other's. Only a page that
 * is loaded at the event gone to, as by a reload, goes by what it finds.
 */
const ofTab = <T>(value: Stored<T>): Stored<T> => {
  let own = isAtEventGoneTo() ? value.read() : value.newcomer();
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

const eventId = text('scrollToEventId');

const isAtEventGoneTo = () => eventInPath(globalThis.location?.pathname ?? '') === eventId.read();

/** Where one was in which list when one went to an event's page. */
export const wayBack = {
  eventId: ofTab(eventId),
  position: ofTab(text('eventListScrollPosition')),
  fromMePage: ofTab(flag('fromMePage', false)),
};

/** Whether there is a place to come back to at this path: in the town's list, or in one's own. */
export const leadsBackTo = (path: string): boolean =>
  wayBack.eventId.read() !== '' && path === (wayBack.fromMePage.read() ? '/me' : '/');

export const forgetPlace = () => {
  wayBack.eventId.forget();
  wayBack.position.forget();
};
