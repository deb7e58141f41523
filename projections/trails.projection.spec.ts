import { toUserKey } from '#libs/contracts';
import { type HashedAddress, type HashedNumber, hashedKey } from '#libs/domain';
import { ada, bob } from '#libs/domain/testing';
import type { Sealed } from '#libs/event-sourcing';
import { projectionSpecFor } from '#libs/event-sourcing/testing';
import { trails } from './trails.projection';

const { given } = projectionSpecFor(trails);
const sealed = 'sealed' as Sealed;
const phone = (key: typeof ada) => ({
  type: 'PhoneNumberGiven' as const,
  data: { key, number: 'n' as HashedNumber, phone: sealed },
});

describe('The trail of somebody', () => {
  it('leads to the telephone that two of them gave, for each of them', () => {
    given(phone(ada), phone(bob), phone(ada)).then({
      [`phoneNumber-n ${ada}`]: { stream: 'phoneNumber-n', key: ada },
      [`phoneNumber-n ${bob}`]: { stream: 'phoneNumber-n', key: bob },
    });
  });

  it('leads from the key of an account to the account', () => {
    const key = hashedKey(toUserKey('7'));
    given({ type: 'AccountRegistered', data: { id: '7', address: 'a' as HashedAddress, email: sealed, password: sealed } }).then({
      [`test-1 ${key}`]: { stream: 'test-1', key },
    });
  });
});
