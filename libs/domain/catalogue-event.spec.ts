import { specFor } from '#libs/event-sourcing/testing';
import { type CatalogueEvent, catalogueEvent, type EventOrigin } from './catalogue-event';
import type { CatalogueContent } from './event-content';

const { given } = specFor(catalogueEvent);
const id = 7;
const origin: EventOrigin = { source: 'library', uid: 'story-time@library', instance: '' };
const content: CatalogueContent = {
  name: 'Story time',
  organizationId: 4,
  subOrganizationId: 41,
  category: 'Education',
  date: '2026-11-20',
  time: '10:00 AM',
  startTime: '2026-11-20T10:00:00-05:00',
  location: 'Main hall',
};
const schedule = { date: '2026-11-20', time: '10:00 AM', startTime: '2026-11-20T10:00:00-05:00' };
const listing = { organizationId: 4, subOrganizationId: 41 };

const publish = (changes: Partial<CatalogueContent> = {}, { cancelled = false, from = origin } = {}) => ({
  type: 'PublishEvent' as const,
  data: { id, content: { ...content, ...changes }, origin: from, cancelled },
});
const published: CatalogueEvent = { type: 'EventPublished', data: { id, content, origin } };
const cancelled: CatalogueEvent = { type: 'EventCancelled', data: { id } };
const merged: CatalogueEvent = { type: 'EventMerged', data: { id, into: 8, listing, schedule } };
const withdrawn: CatalogueEvent = { type: 'EventWithdrawn', data: { id, listing, schedule } };
const restored: CatalogueEvent = { type: 'EventRestored', data: { id, listing, schedule } };
const reinstated: CatalogueEvent = { type: 'EventReinstated', data: { id } };

describe('an event of the catalogue', () => {
  it('is published when it is first seen', () => {
    given().when(publish()).then(published);
  });

  it('is left alone while its publisher says the same', () => {
    given(published).when(publish()).thenNothing();
    given(published)
      .when(publish({ description: undefined }))
      .thenNothing();
  });

  it('is cancelled and announced elsewhere in one, said once, and no longer so when it is on again', () => {
    const cancellation = (as: number) => ({
      type: 'PublishEvent' as const,
      data: { ...publish({}, { cancelled: true }).data, rebookedAs: as },
    });
    const rebooked = (as: number): CatalogueEvent => ({ type: 'EventRebooked', data: { id, as } });
    given(published).when(cancellation(8)).then(rebooked(8), cancelled);
    given(published, cancelled).when(cancellation(8)).then(rebooked(8));
    given(published, rebooked(8), cancelled).when(cancellation(8)).thenNothing();
    given(published, rebooked(8), cancelled)
      .when(publish({}, { cancelled: true }))
      .thenNothing();
    given(published, rebooked(8), cancelled).when(cancellation(9)).then(rebooked(9));
    given(published, rebooked(8), cancelled, reinstated).when(cancellation(8)).then(rebooked(8), cancelled);
    given(published, rebooked(8), cancelled, withdrawn).when(publish()).then(restored, reinstated);
    given(published, rebooked(8), cancelled, withdrawn, restored, reinstated).when(publish()).thenNothing();
  });

  describe('made private by its publisher', () => {
    const hide = { type: 'MakeEventPrivate' as const, data: { id } };
    const listed: CatalogueEvent = { type: 'EventMadePrivate', data: { id, listed: { listing, schedule } } };
    const unlisted: CatalogueEvent = { type: 'EventMadePrivate', data: { id } };

    it('leaves the lists in which it stood, once', () => {
      given(published).when(hide).then(listed);
      given(published, cancelled).when(hide).then(listed);
      given(published, withdrawn).when(hide).then(unlisted);
      given(published, merged).when(hide).then(unlisted);
      given(published, listed).when(hide).thenNothing();
      given().when(hide).thenNothing();
    });

    it('is neither withdrawn, merged nor featured any more', () => {
      given(published, listed).when({ type: 'WithdrawEvent', data: { id } }).thenNothing();
      given(published, listed)
        .when({ type: 'MergeEvent', data: { id, into: 8 } })
        .thenNothing();
      given(published, listed)
        .when({ type: 'PromoteEvent', data: { id, isPromoted: true } })
        .thenRejected('event-in-no-list');
    });

    it('is rebooked anew when it is public again', () => {
      const off = publish({}, { cancelled: true });
      const cancellation = { ...off, data: { ...off.data, rebookedAs: 8 } };
      const rebooked: CatalogueEvent = { type: 'EventRebooked', data: { id, as: 8 } };
      given(published, rebooked, cancelled, listed).when(cancellation).then(published, rebooked, cancelled);
    });

    it('is published anew when it is public again', () => {
      given(published, listed).when(publish()).then(published);
      given(published, listed)
        .when(publish({}, { cancelled: true }))
        .then(published, cancelled);
      given(published, listed, published).when(publish()).thenNothing();
    });
  });

  describe('featured by an operator', () => {
    const promote = (isPromoted: boolean) => ({ type: 'PromoteEvent' as const, data: { id, isPromoted } });
    const relisted = (from: object, to: object, word: object = {}) =>
      ({
        type: 'EventRelisted',
        data: { id, schedule, from: { ...listing, ...from }, to: { ...listing, ...to }, ...word },
      }) as const;
    const promoted: CatalogueEvent = relisted({}, { isPromoted: true }, { promoted: true });
    const undone: CatalogueEvent = relisted({ isPromoted: true }, {}, { promoted: false });

    it('stays so, whatever its publisher says, until that is undone', () => {
      given(published).when(promote(true)).then(promoted);
      given(published, promoted).when(promote(true)).thenNothing();
      given(published, promoted).when(publish()).thenNothing();
      given(published, promoted).when(promote(false)).then(undone);
      given(published, promoted, undone).when(promote(false)).thenNothing();
      given(published, promoted, undone).when(promote(true)).then(promoted);
    });

    it('moves on with its publisher', () =>
      given(published, promoted)
        .when(publish({ subOrganizationId: 42 }))
        .then(relisted({ isPromoted: true }, { isPromoted: true, subOrganizationId: 42 })));

    it('is its publisher’s own doing where that features it', () => {
      const featured: CatalogueEvent = {
        type: 'EventPublished',
        data: { id, content: { ...content, isPromoted: true }, origin },
      };
      given(featured).when(promote(true)).thenNothing();
      given(featured).when(promote(false)).thenNothing();
      given(published, promoted, undone)
        .when(publish({ isPromoted: true }))
        .then(relisted({}, { isPromoted: true }));
    });

    it('is what stands in no list never', () => {
      given(published, withdrawn).when(promote(true)).thenRejected('event-in-no-list');
      given(published, merged).when(promote(true)).thenRejected('event-in-no-list');
      given().when(promote(true)).thenNothing();
    });
  });

  it('is nobody else’s to change or call off, whatever id another source hits upon', () => {
    const another = { source: 'another', uid: 'found by trying', instance: '' };
    given(published)
      .when(publish({ name: 'Cancelled' }, { from: another, cancelled: true }))
      .thenRejected('event-of-another-source');
    given(published, withdrawn)
      .when(publish({}, { from: another }))
      .thenRejected('event-of-another-source');
  });

  it('is rescheduled when it takes place at another time', () => {
    const moved = { date: '2026-11-21', startTime: '2026-11-21T10:00:00-05:00' };
    given(published)
      .when(publish(moved))
      .then({ type: 'EventRescheduled', data: { id, listing, from: schedule, to: { ...schedule, ...moved } } });
  });

  it('is rescheduled when it gains or loses a last day', () => {
    const run = { ...schedule, endDate: '2026-11-22' };
    const extended: CatalogueEvent = { type: 'EventRescheduled', data: { id, listing, from: schedule, to: run } };
    given(published)
      .when(publish({ endDate: '2026-11-22' }))
      .then(extended);
    given(published, extended)
      .when(publish())
      .then({ type: 'EventRescheduled', data: { id, listing, from: run, to: schedule } });
  });

  it('says its address and its coordinates together when one of them changes', () => {
    const coordinates = { latitude: 39.97, longitude: -74.95 };
    const [mill, barn] = ['12 River Road', '14 River Road'];
    const at = (about: Partial<CatalogueContent>): CatalogueEvent => ({
      type: 'EventPublished',
      data: { id, content: { ...content, ...about }, origin },
    });
    const revised = (changes: object) => ({ type: 'EventRevised', data: { id, changes } }) as CatalogueEvent;
    given(at({ address: mill }))
      .when(publish({ address: mill, coordinates }))
      .then(revised({ address: { from: mill, to: mill }, coordinates: { from: null, to: coordinates } }));
    given(at({ address: mill, coordinates }))
      .when(publish({ address: barn, coordinates }))
      .then(revised({ address: { from: mill, to: barn }, coordinates: { from: coordinates, to: coordinates } }));
    given(at({ address: mill }))
      .when(publish({ address: barn }))
      .then(revised({ address: { from: mill, to: barn } }));
  });

  it('is listed anew under another sub-organization', () => {
    given(published)
      .when(publish({ subOrganizationId: 42 }))
      .then({
        type: 'EventRelisted',
        data: { id, schedule, from: listing, to: { organizationId: 4, subOrganizationId: 42 } },
      });
  });

  it('is listed anew when it is promoted, and when it no longer is', () => {
    const featured = { ...listing, isPromoted: true };
    const promoted: CatalogueEvent = { type: 'EventRelisted', data: { id, schedule, from: listing, to: featured } };
    given(published)
      .when(publish({ isPromoted: true }))
      .then(promoted);
    given(published, promoted)
      .when(publish())
      .then({ type: 'EventRelisted', data: { id, schedule, from: featured, to: listing } });
  });

  it('is revised where anything else differs, field by field', () => {
    given(published)
      .when(publish({ name: 'Story hour', location: undefined, description: 'Bring a pillow' }))
      .then({
        type: 'EventRevised',
        data: {
          id,
          changes: {
            name: { from: 'Story time', to: 'Story hour' },
            location: { from: 'Main hall', to: null },
            description: { from: null, to: 'Bring a pillow' },
          },
        },
      });
  });

  it('is left alone once it has been revised to what its publisher says', () => {
    given(published, { type: 'EventRevised', data: { id, changes: { location: { from: 'Main hall', to: null } } } })
      .when(publish({ location: undefined }))
      .thenNothing();
  });

  it('can be moved, listed anew and revised at once, the move told under the old listing and the listing at the new time', () => {
    const later = { ...schedule, time: '11:00 AM' };
    const teens = { organizationId: 4, subOrganizationId: 42 };
    const facts: CatalogueEvent[] = [
      { type: 'EventRescheduled', data: { id, listing, from: schedule, to: later } },
      { type: 'EventRelisted', data: { id, schedule: later, from: listing, to: teens } },
      { type: 'EventRevised', data: { id, changes: { name: { from: 'Story time', to: 'Slam' } } } },
    ];
    const command = publish({ time: '11:00 AM', subOrganizationId: 42, name: 'Slam' });
    given(published)
      .when(command)
      .then(...facts);
    given(published, ...facts)
      .when(command)
      .thenNothing();
  });

  it('is cancelled once, and may be revised while it is', () => {
    given(published)
      .when(publish({}, { cancelled: true }))
      .then(cancelled);
    given(published, cancelled)
      .when(publish({}, { cancelled: true }))
      .thenNothing();
    given(published, cancelled)
      .when(publish({ name: 'No story time' }, { cancelled: true }))
      .then({ type: 'EventRevised', data: { id, changes: { name: { from: 'Story time', to: 'No story time' } } } });
  });

  it('is published and cancelled when it is cancelled at first sight', () => {
    given()
      .when(publish({}, { cancelled: true }))
      .then(published, cancelled);
  });

  it('is on again when its publisher no longer cancels it, and can be cancelled again', () => {
    given(published, cancelled).when(publish()).then(reinstated);
    given(published, cancelled, reinstated).when(publish()).thenNothing();
    given(published, cancelled, reinstated)
      .when(publish({}, { cancelled: true }))
      .then(cancelled);
  });

  it('is the same event under whatever UID its publisher calls it, and goes by the new one', () => {
    const rotated = { ...origin, uid: 'rotated' };
    const identified: CatalogueEvent = { type: 'EventIdentified', data: { id, origin: rotated } };
    given(published)
      .when(publish({}, { from: rotated }))
      .then(identified);
    given(published, identified)
      .when(publish({}, { from: rotated }))
      .thenNothing();
  });

  it('is merged into the one that has come to tell the same, once, and when there is such an event at all', () => {
    const merge = { type: 'MergeEvent' as const, data: { id, into: 8 } };
    given(published).when(merge).then(merged);
    given(published, merged).when(merge).thenNothing();
    given().when(merge).thenNothing();
  });

  describe('whose traits an operator corrects', () => {
    const correct = (is: boolean | null) => ({
      type: 'CorrectEventTraits' as const,
      data: { id, trait: 'free' as const, is, reason },
    });
    const corrected = (is: boolean | null): CatalogueEvent => ({
      type: 'EventTraitsCorrected',
      data: { id, trait: 'free', is, reason },
    });
    const reason = 'It costs ten dollars.';

    it('is corrected once, the other way, and not at all any more', () => {
      given(published).when(correct(false)).then(corrected(false));
      given(published, corrected(false)).when(correct(false)).thenNothing();
      given(published, corrected(false)).when(correct(true)).then(corrected(true));
      given(published, corrected(false)).when(correct(null)).then(corrected(null));
      given(published, corrected(false), corrected(null)).when(correct(null)).thenNothing();
      given(published).when(correct(null)).thenNothing();
      given().when(correct(true)).thenNothing();
    });

    it('keeps its correction whatever its publisher says', () => given(published, corrected(true)).when(publish()).thenNothing());
  });

  describe('that another source tells, too,', () => {
    const why = { rule: 'same title, start and place', score: 1 };
    const merge = { type: 'MergeEvent' as const, data: { id, into: 8, ...why } };
    const part = { type: 'PartEvents' as const, data: { id, from: [8] } };
    const both: CatalogueEvent = { type: 'EventMerged', data: { id, into: 8, listing, schedule, ...why } };
    const unmerged: CatalogueEvent = { type: 'EventUnmerged', data: { id, from: 8 } };
    const parted: CatalogueEvent = { type: 'EventParted', data: { id, from: 8 } };

    it('is merged with that by a rule, once, and goes on being told', () => {
      given(published).when(merge).then(both);
      given(published, both).when(merge).thenNothing();
      given(published, both).when(publish()).thenNothing();
      given(published, both)
        .when(publish({}, { cancelled: true }))
        .then(cancelled);
    });

    it('is merged with a third one as well', () => {
      const third = { type: 'MergeEvent' as const, data: { id, into: 9, ...why } };
      given(published, both)
        .when(third)
        .then({ type: 'EventMerged', data: { id, into: 9, listing, schedule, ...why } });
    });

    it('is one of its own when the rule no longer holds, until it holds again', () => {
      const unmerge = { type: 'UnmergeEvent' as const, data: { id, from: 8 } };
      given(published, both).when(unmerge).then(unmerged);
      given(published).when(unmerge).thenNothing();
      given(published, both, unmerged).when(merge).then(both);
    });

    it('is never merged with it again once an operator has parted them', () => {
      given(published, both).when(part).then(parted);
      given(published, both, parted).when(part).thenNothing();
      given(published, both, parted).when(merge).thenRejected('events-parted');
      given(published, parted).when(merge).thenRejected('events-parted');
    });

    it('is parted from all of them at once, or from those it is not parted from yet', () => {
      const ninth: CatalogueEvent = { type: 'EventParted', data: { id, from: 9 } };
      given(published, both)
        .when({ ...part, data: { id, from: [8, 9] } })
        .then(parted, ninth);
      given(published, parted)
        .when({ ...part, data: { id, from: [8, 9] } })
        .then(ninth);
    });

    it('may be merged with it again once that is undone', () => {
      const unpart = { type: 'UnpartEvents' as const, data: { id, from: 8 } };
      const unparted: CatalogueEvent = { type: 'EventUnparted', data: { id, from: 8 } };
      given(published, both, parted).when(unpart).then(unparted);
      given(published, both).when(unpart).thenNothing();
      given(published, both, parted, unparted).when(merge).then(both);
    });

    it('is confirmed by an operator as long as it is merged, and is not any more when that is undone', () => {
      const confirm = { type: 'ConfirmMerge' as const, data: { id, into: 8 } };
      const reopen = { type: 'ReopenMerge' as const, data: { id, into: 8 } };
      const isRight: CatalogueEvent = { type: 'MergeConfirmed', data: { id, into: 8 } };
      const reopened: CatalogueEvent = { type: 'MergeReopened', data: { id, into: 8 } };
      given(published, both).when(confirm).then(isRight);
      given(published, both, isRight).when(confirm).thenNothing();
      given(published, both, isRight).when(reopen).then(reopened);
      given(published, both, isRight, reopened).when(confirm).then(isRight);
      given(published, both).when(reopen).thenNothing();
      for (const over of [unmerged, parted]) given(published, both, isRight, over).when(reopen).thenNothing();
      given(published, both, unmerged).when(confirm).thenRejected('not-merged');
    });

    it('keeps why an operator parted the two', () => {
      const reason = 'Two bands of one name.';
      given(published, both)
        .when({ ...part, data: { ...part.data, reason } })
        .then({ type: 'EventParted', data: { id, from: 8, reason } });
    });

    it('can be told twice by its own source all the same', () => {
      const own = { type: 'MergeEvent' as const, data: { id, into: 7_000 } };
      given(published, both, parted)
        .when(own)
        .then({ type: 'EventMerged', data: { id, into: 7_000, listing, schedule } });
    });
  });

  it('is restored when its publisher tells of it again, as it is now', () => {
    given(published, merged).when(publish()).then(restored);
    given(published, cancelled, merged).when(publish()).then(restored);
    given(published, merged)
      .when(publish({}, { cancelled: true }))
      .then(restored, cancelled);
    given(published, merged, restored).when(publish()).thenNothing();
  });

  it('is withdrawn once, also while it is cancelled, and not while another tells it', () => {
    const withdraw = { type: 'WithdrawEvent' as const, data: { id } };
    given(published).when(withdraw).then(withdrawn);
    given(published, cancelled).when(withdraw).then(withdrawn);
    given(published, withdrawn).when(withdraw).thenNothing();
    given(published, merged).when(withdraw).thenNothing();
    given().when(withdraw).thenNothing();
  });

  it('is restored when it is announced again after it was withdrawn, and then told as it is now', () => {
    given(published, withdrawn).when(publish()).then(restored);
    given(published, withdrawn, restored).when(publish()).thenNothing();
    given(published, cancelled, withdrawn)
      .when(publish({}, { cancelled: true }))
      .then(restored, cancelled);
    given(published, withdrawn)
      .when(publish({ name: 'Story hour' }))
      .then(restored, { type: 'EventRevised', data: { id, changes: { name: { from: 'Story time', to: 'Story hour' } } } });
  });

  it('stands in the lists for a moment when another comes to tell what was withdrawn, so that every list finds what it takes away', () => {
    given(published, withdrawn)
      .when({ type: 'MergeEvent', data: { id, into: 8 } })
      .then(restored, merged);
  });
});
