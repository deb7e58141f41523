import type { CatalogueEvent } from '#libs/domain';
import { projectionSpecFor, testMetadata } from '#libs/event-sourcing/testing';
import { revisions } from './revisions.projection';

const { given } = projectionSpecFor(revisions);
const listing = { organizationId: 4 };
const schedule = { date: '2026-11-20', time: '' };
const content = { name: 'Story Time', category: 'Education', ...listing, ...schedule };
const origin = { source: 'library', uid: 'a', instance: '' };
type Told = Exclude<CatalogueEvent, { type: 'EventIdentified' | 'EventRebooked' }>;
const published: Told = { type: 'EventPublished', data: { id: 1, content, origin } };
const merged: Told = { type: 'EventMerged', data: { id: 1, into: 2, listing, schedule } };
const restored: Told = { type: 'EventRestored', data: { id: 1, listing, schedule } };
const documentAt = (sequence: number, about: object = {}) => ({
  1: { id: 1, sequence, publishedAt: testMetadata.time, changedAt: testMetadata.time, ...about },
});

describe('the revisions of an event', () => {
  it('begin when it is published', () => given(published).then(documentAt(0)));

  it('are counted whenever anything about it is told anew', () =>
    given(
      published,
      { type: 'EventRescheduled', data: { id: 1, listing, from: schedule, to: { ...schedule, date: '2026-11-21' } } },
      { type: 'EventRelisted', data: { id: 1, schedule, from: listing, to: { organizationId: 5 } } },
      { type: 'EventRevised', data: { id: 1, changes: { name: { from: 'Story Time', to: 'Story Hour' } } } },
      { type: 'EventCancelled', data: { id: 1 } },
      { type: 'EventReinstated', data: { id: 1 } },
    ).then(documentAt(5)));

  it('name for ever whatever told the same at some time', () =>
    given(published, merged, restored, merged).then(documentAt(3, { mergedInto: [2], wasMerged: 1 })));
});
