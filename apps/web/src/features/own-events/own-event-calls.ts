import type { TownEvent } from '#libs/contracts';
import type { OwnEventBody } from '#libs/contracts/requests';
import { ApiError, api } from '../../lib/api';
import { forgetCreated, forgetIfCreated } from './created-event';

export type Extent = (typeof EXTENTS)[number]['mode'];

export const EXTENTS = [
  { mode: 'this day', label: 'This day' },
  { mode: 'all', label: 'All days' },
] as const;

export type SaveOutcome = 'done' | { problem: string | undefined };

export const createEvents = (requests: readonly OwnEventBody[]): Promise<SaveOutcome[]> =>
  Promise.all(requests.map((request) => outcomeOf(api.post('/events/user', request).then(forgetCreated))));

export const reviseEvent = (event: TownEvent, extent: Extent, request: OwnEventBody): Promise<SaveOutcome> =>
  outcomeOf(
    api
      .put(`/events/user/${seriesOf(event)}`, { ...request, ...occurrenceDayOf(event, extent) })
      .then(() => forgetIfCreated(seriesOf(event))),
  );

export const deleteEvent = (event: TownEvent, extent: Extent): Promise<SaveOutcome> =>
  outcomeOf(
    api.delete(`/events/user/${seriesOf(event)}`, occurrenceDayOf(event, extent)).then(() => forgetIfCreated(seriesOf(event))),
  );

const seriesOf = (event: TownEvent) => event.repeats?.id ?? event.id;

const occurrenceDayOf = ({ repeats }: TownEvent, extent: Extent) =>
  repeats && extent === 'this day' ? { occurrence: repeats.day } : {};

const outcomeOf = (sent: Promise<unknown>): Promise<SaveOutcome> =>
  sent.then(
    () => 'done' as const,
    (error: unknown) => ({ problem: error instanceof ApiError && error.status < 500 ? error.sentence : undefined }),
  );
