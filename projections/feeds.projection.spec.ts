import type { HashedKey } from '#libs/domain';
import { ada, bob } from '#libs/domain/testing';
import { projectionSpecFor } from '#libs/event-sourcing/testing';
import { feeds } from './feeds.projection';

const { given } = projectionSpecFor(feeds);
const follows = (key: HashedKey, entry: string) => ({ type: 'OrganizationFollowed' as const, data: { key, entry } });
const leaves = (key: HashedKey, entry: string) => ({ type: 'OrganizationUnfollowed' as const, data: { key, entry } });
const saves = (key: HashedKey, eventId: number) => ({ type: 'EventSaved' as const, data: { key, eventId } });

describe("what goes into a person's feed", () => {
  it('is what each follows', () => {
    given(follows(ada, 'Library'), follows(ada, 'Library::Kids'), follows(bob, 'Boosters'), leaves(ada, 'Library')).then({
      [ada]: { entries: ['Library::Kids'], saved: [], defaults: false },
      [bob]: { entries: ['Boosters'], saved: [], defaults: false },
    });
  });

  it("are the town's defaults for Ada, who only saved an event, until she follows something", () => {
    given(saves(ada, 7)).then({ [ada]: { entries: [], saved: [7], defaults: true } });
    given(saves(ada, 7), follows(ada, 'Library')).then({ [ada]: { entries: ['Library'], saved: [7], defaults: false } });
  });

  it('is nothing but saved events for Bob, who declined the defaults', () => {
    given({ type: 'FeedDefaultsDeclined', data: { key: bob } }, saves(bob, 7)).then({
      [bob]: { entries: [], saved: [7], defaults: false },
    });
  });

  it('loses an event that is no longer saved', () => {
    given(saves(ada, 7), saves(ada, 8), { type: 'EventUnsaved', data: { key: ada, eventId: 7 } }).then({
      [ada]: { entries: [], saved: [8], defaults: true },
    });
  });
});
