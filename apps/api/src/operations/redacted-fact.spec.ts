import { toRecorded } from '#libs/event-sourcing/testing';
import { redactData, toRedactedFact } from './redacted-fact';

describe('What operators are told of a fact', () => {
  it('is all of it where everybody may know', () => {
    const content = { id: 7, content: { name: 'Fair', tags: ['outdoors', null], isFree: true } };
    expect(redactData('event-7', content)).toEqual(content);
    expect(redactData('event-7', { text: 'x'.repeat(500) })).toEqual({ text: `${'x'.repeat(400)}…` });
  });

  it('has no word in it that somebody wrote or is known by, however deep it stands', () => {
    const saved = { key: 'a1b2', eventId: 7, about: [{ email: 'ann@example.com', consent: true }], none: null };
    expect(redactData('preferences-a1b2', saved)).toEqual({
      ...{ key: '…', eventId: 7, none: null },
      about: [{ email: '…', consent: true }],
    });
  });

  it('has no name in it either that is none of ours: under which day somebody changed something, say', () => {
    const data = { id: 7, alone: { '2026-12-24': 'sealed', '2026-12-25': null }, 'ann@example.com': true };
    expect(redactData('ownEvent-7', data)).toEqual({ id: 7, alone: { '…': null }, '…': true });
    expect(redactData('event-7', { '2026-12-24': 1 })).toEqual({ '2026-12-24': 1 });
  });

  it('lets nobody in at the address of a source', () => {
    expect(redactData('source-9', { id: '9', address: 'https://ann:secret@example.com', every: 15 })).toEqual({
      ...{ id: '9', address: '…', every: 15 },
    });
  });

  it('says where it stands, when it was recorded, and by whom', () => {
    const fact = { ...toRecorded({ type: 'EventCancelled', data: { id: 7 } }, 12), stream: 'event-7' };
    expect(toRedactedFact(fact, 'operator')).toMatchObject({
      position: '12',
      type: 'EventCancelled',
      actor: 'operator',
      data: { id: 7 },
    });
  });
});
