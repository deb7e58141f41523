import { toUserKey } from '#libs/contracts';
import { hashedKey } from '#libs/domain';
import type { Sealed, SealedText } from '#libs/event-sourcing';
import { projectionSpecFor, testMetadata } from '#libs/event-sourcing/testing';
import { ownEvents } from './own-events.projection';

const { given } = projectionSpecFor(ownEvents);
const sealed = (text: string): SealedText => ({ sealed: text as Sealed, hash: text });
const ada = { id: 7, account: 'ada' };
const created = { type: 'OwnEventCreated' as const, data: { ...ada, content: sealed('Piano') } };
const document = {
  ...{ ...ada, owner: hashedKey(toUserKey('ada')), content: sealed('Piano'), alone: {} },
  ...{ createdAt: testMetadata.time, changedAt: testMetadata.time, sequence: 0 },
};

describe("the events of Ada's own", () => {
  it('are hers, and sealed', () => given(created).then({ 7: document }));

  it('are what she says of them by now', () =>
    given(created, { type: 'OwnEventRevised', data: { ...ada, content: sealed('Violin') } }).then({
      7: { ...document, content: sealed('Violin'), sequence: 1 },
    }));

  it('may differ on one day, or be dropped on it', () =>
    given(
      created,
      { type: 'OccurrenceRevised', data: { ...ada, day: '2026-11-23', content: sealed('Recital') } },
      { type: 'OccurrenceDropped', data: { ...ada, day: '2026-11-30' } },
    ).then({ 7: { ...document, alone: { '2026-11-23': sealed('Recital'), '2026-11-30': null }, sequence: 2 } }));

  it('are gone when she deletes them', () => given(created, { type: 'OwnEventDeleted', data: ada }).then({}));
});
