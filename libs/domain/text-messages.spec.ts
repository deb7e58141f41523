import type { Sealed } from '#libs/event-sourcing';
import { specFor } from '#libs/event-sourcing/testing';
import { type HashedNumber, hashedNumber } from './phone-number';
import { ada } from './testing';
import { type TextMessagesEvent, textMessages } from './text-messages';

const { given } = specFor(textMessages);
const number = 'n' as HashedNumber;
const phone = 'sealed' as Sealed;
const agreed: TextMessagesEvent = { type: 'TextMessagesAgreed', data: { key: ada } };
const numberGiven: TextMessagesEvent = { type: 'PhoneNumberGiven', data: { key: ada, number, phone } };
const on: TextMessagesEvent = { type: 'TextRemindersTurnedOn', data: { key: ada } };
const off: TextMessagesEvent = { type: 'TextRemindersTurnedOff', data: { key: ada } };
const choose = (reminders: boolean, withNumber = true) => ({
  type: 'ChooseTextMessages' as const,
  data: { key: ada, encryptedNumber: withNumber ? { number, phone } : null, reminders },
});
const decline = { type: 'DeclineTextMessages' as const, data: { key: ada, by: 'settings' as const } };

describe('text messages', () => {
  it('are agreed to, with a number and without', () => {
    given().when(choose(true)).then(agreed, numberGiven, on);
    given().when(choose(false, false)).then(agreed);
    given(agreed, numberGiven, on).when(choose(true)).thenNothing();
  });

  it('are turned on and off; without a number there are none', () => {
    given(agreed, numberGiven, on).when(choose(false)).then(off);
    given(agreed, numberGiven, on)
      .when(choose(true, false))
      .then({ type: 'PhoneNumberTakenBack', data: { key: ada } }, off);
  });

  it('are declined as a whole', () => {
    given(agreed, numberGiven, on)
      .when(decline)
      .then({ type: 'TextMessagesDeclined', data: { key: ada, by: 'settings' } });
    given().when(decline).thenNothing();
    given(agreed, numberGiven, on, { type: 'TextMessagesDeclined', data: { key: ada, by: 'stop' } })
      .when(choose(true))
      .then(agreed, numberGiven, on);
  });

  it('that were declined for a number stay with another one that was given meanwhile', () => {
    const stop = { type: 'DeclineTextMessages' as const, data: { key: ada, by: 'stop' as const, number: 'm' as HashedNumber } };
    given(agreed, numberGiven, on).when(stop).thenNothing();
  });

  it('know a number however it is written', () => {
    const key = Buffer.alloc(32, 1);
    expect(hashedNumber(key, '(856) 555-0142')).toBe(hashedNumber(key, '+1 856.555.0142'));
    expect(hashedNumber(key, '(856) 555-0142')).not.toBe(hashedNumber(Buffer.alloc(32, 2), '(856) 555-0142'));
  });
});
