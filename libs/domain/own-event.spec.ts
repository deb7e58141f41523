import type { Sealed, SealedText } from '#libs/event-sourcing';
import { specFor } from '#libs/event-sourcing/testing';
import { type OwnEventEvent, ownEvent } from './own-event';

const { given } = specFor(ownEvent);
/** Encrypting again gives another text with the same hash. */
const sealed = (text: string, time = 1): SealedText => ({ sealed: `${text} ${time}` as Sealed, hash: text });
const ada = { id: 7, account: 'ada' };
const [monday, tuesday] = ['2026-11-23', '2026-11-24'];

const created: OwnEventEvent = { type: 'OwnEventCreated', data: { ...ada, content: sealed('Piano') } };
const deleted: OwnEventEvent = { type: 'OwnEventDeleted', data: ada };
const dropped: OwnEventEvent = { type: 'OccurrenceDropped', data: { ...ada, day: monday } };
const create = { type: 'CreateOwnEvent' as const, data: { ...ada, content: sealed('Piano') } };
const revise = (content: SealedText, account = 'ada') => ({
  type: 'ReviseOwnEvent' as const,
  data: { ...ada, account, content },
});
const reviseAlone = (content: SealedText) => ({ type: 'ReviseOccurrence' as const, data: { ...ada, day: monday, content } });
const drop = { type: 'DropOccurrence' as const, data: { ...ada, day: monday } };
const remove = (account = 'ada') => ({ type: 'DeleteOwnEvent' as const, data: { ...ada, account } });

describe("an event of Ada's own", () => {
  it('is created, once for one wish', () => {
    given().when(create).then(created);
    given(created).when(create).thenNothing();
  });

  it('is revised when she says something else of it, and not when she says the same', () => {
    given(created)
      .when(revise(sealed('Violin')))
      .then({ type: 'OwnEventRevised', data: { ...ada, content: sealed('Violin') } });
    given(created)
      .when(revise(sealed('Piano', 2)))
      .thenNothing();
  });

  it('is deleted once, for good', () => {
    given(created).when(remove()).then(deleted);
    given(created, deleted).when(remove()).thenNothing();
    given(created, deleted)
      .when(revise(sealed('Violin')))
      .thenRejected('no-such-own-event');
    given(created, deleted).when(create).thenNothing();
  });

  it("is nobody else's to change, and they do not learn that there is one", () => {
    given(created)
      .when(revise(sealed('Violin'), 'bob'))
      .thenRejected('no-such-own-event');
    given(created).when(remove('bob')).thenRejected('no-such-own-event');
    given().when(remove('bob')).thenRejected('no-such-own-event');
  });

  it('may be another thing on one day alone', () => {
    const alone: OwnEventEvent = { type: 'OccurrenceRevised', data: { ...ada, day: monday, content: sealed('Recital') } };
    given(created)
      .when(reviseAlone(sealed('Recital')))
      .then(alone);
    given(created, alone)
      .when(reviseAlone(sealed('Recital', 2)))
      .thenNothing();
    given(created, alone).when(drop).then(dropped);
  });

  it('may be dropped on one day alone, and be on again', () => {
    given(created).when(drop).then(dropped);
    given(created, dropped).when(drop).thenNothing();
    given(created, dropped)
      .when({ ...drop, data: { ...drop.data, day: tuesday } })
      .then({ type: 'OccurrenceDropped', data: { ...ada, day: tuesday } });
    given(created, dropped)
      .when(reviseAlone(sealed('Recital')))
      .then({ type: 'OccurrenceRevised', data: { ...ada, day: monday, content: sealed('Recital') } });
  });
});
