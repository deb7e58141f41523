import { projectionSpecFor } from '#libs/event-sourcing/testing';
import { sourceEntries } from './source-entries.projection';

const { given } = projectionSpecFor(sourceEntries);
const origin = { source: 'library', uid: 'story-time', instance: '' };
const content = { name: 'Story time', organizationId: 4, category: 'Education', date: '2026-11-20', time: '10 AM' };
const startTime = '2026-11-20T10:00:00-05:00';
const published = {
  type: 'EventPublished' as const,
  data: { id: 7, content: { ...content, startTime, location: 'Main hall' }, origin },
};
const entry = { id: 7, ...origin, name: 'Story time', date: '2026-11-20', startTime, location: 'Main hall' };

describe('what a source means by its entries', () => {
  it('is the event it published, told by its title, start and place', () => {
    given(published).then({ 7: entry });
  });

  it('need not have a start or a place', () => {
    given({ type: 'EventPublished', data: { id: 7, content, origin } }).then({
      7: { id: 7, ...origin, name: 'Story time', date: '2026-11-20' },
    });
  });

  it('is known by the new start after it was moved', () => {
    const from = { date: '2026-11-20', time: '10 AM', startTime };
    const to = { date: '2026-11-21', time: 'All Day' };
    const { startTime: _, ...allDay } = entry;
    given(published, { type: 'EventRescheduled', data: { id: 7, listing: { organizationId: 4 }, from, to } }).then({
      7: { ...allDay, date: '2026-11-21' },
    });
  });

  it('is known to have taken place nowhere where it was moved to a day long over, until it is moved again', () => {
    const from = { date: '2026-11-20', time: '10 AM', startTime };
    const on = (date: string) => ({ date, time: 'All Day' });
    const moved = (was: typeof from | ReturnType<typeof on>, is: ReturnType<typeof on>) => ({
      type: 'EventRescheduled' as const,
      data: { id: 7, listing: { organizationId: 4 }, from: was, to: is },
    });
    const { startTime: _, ...allDay } = entry;
    const longOver = { 7: { ...allDay, date: '2026-10-20', isBackdated: true as const } };
    given(published, moved(from, on('2026-10-20'))).then(longOver);
    given(published, moved(from, on('2026-10-21'))).then({ 7: { ...allDay, date: '2026-10-21' } });
    given(published, moved(from, on('2026-10-20')), moved(on('2026-10-20'), on('2026-11-24'))).then({
      7: { ...allDay, date: '2026-11-24' },
    });
  });

  it('lasts until its last day, and on that until it ends', () => {
    const from = { date: '2026-11-20', time: '10 AM', startTime };
    const until = { endDate: '2026-11-22', endTime: '2026-11-22T16:00:00-05:00' };
    const to = { ...from, ...until };
    given(published, { type: 'EventRescheduled', data: { id: 7, listing: { organizationId: 4 }, from, to } }).then({
      7: { ...entry, ...until },
    });
  });

  it('is known by the new title and place after it was revised, whatever else was', () => {
    const changes = {
      name: { from: 'Story time', to: 'Story hour' },
      location: { from: 'Main hall', to: null },
      description: { from: null, to: 'Bring a pillow' },
    };
    const { location: _, ...placeless } = entry;
    given(published, { type: 'EventRevised', data: { id: 7, changes } }).then({ 7: { ...placeless, name: 'Story hour' } });
  });

  it('is known under the identity it goes by now, and the UID it had before', () => {
    const rotated = { source: 'library', uid: 'story-2', instance: '2026-11-27' };
    const moved = { ...rotated, instance: '2026-11-28' };
    const identified = [rotated, moved].map((origin) => ({ type: 'EventIdentified' as const, data: { id: 7, origin } }));
    given(published, ...identified).then({ 7: { ...entry, ...moved, uidBefore: 'story-time' } });
  });

  it('is merged into another until it is told apart again', () => {
    const place = { listing: { organizationId: 4 }, schedule: { date: '2026-11-20', time: '10 AM', startTime } };
    const merged = { type: 'EventMerged' as const, data: { id: 7, into: 8, ...place } };
    given(published, merged).then({ 7: { ...entry, isMerged: true } });
    given(published, merged, { type: 'EventRestored', data: { id: 7, ...place } }).then({ 7: entry });
  });

  it('is known by its identity alone while it is private', () => {
    const hidden = { type: 'EventMadePrivate' as const, data: { id: 7 } };
    const { id, source, uid, instance } = entry;
    given(published, hidden).then({ 7: { id, source, uid, instance, name: '', date: '', isPrivate: true } });
    given(published, hidden, published).then({ 7: entry });
  });

  it('is cancelled until it is on again, and withdrawn until it is announced again, on unless told otherwise', () => {
    const place = { listing: { organizationId: 4 }, schedule: { date: '2026-11-20', time: '10 AM', startTime } };
    const cancelled = { type: 'EventCancelled' as const, data: { id: 7 } };
    const withdrawn = { type: 'EventWithdrawn' as const, data: { id: 7, ...place } };
    given(published, cancelled).then({ 7: { ...entry, isCancelled: true } });
    given(published, cancelled, { type: 'EventReinstated', data: { id: 7 } }).then({ 7: entry });
    given(published, cancelled, withdrawn).then({ 7: { ...entry, isCancelled: true, isWithdrawn: true } });
    given(published, cancelled, withdrawn, { type: 'EventRestored', data: { id: 7, ...place } }).then({ 7: entry });
  });
});
