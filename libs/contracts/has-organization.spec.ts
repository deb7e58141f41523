import { hasOrganization } from './has-organization';
import { OWN_EVENTS_ORGANIZATION } from './reserved-names';
import { anEvent } from './testing';

const TOWN = [{ name: 'Moorestown Library' }, { name: 'Moorestown Township' }];

describe('an event', () => {
  it('is announced by an organization of the town, by the hidden one, or by the resident whose own it is', () => {
    for (const about of [
      {},
      { organization: 'wzy' },
      { organization: OWN_EVENTS_ORGANIZATION },
      { organization: '', isUserCreated: 'true' },
    ] as const)
      expect(hasOrganization(anEvent(about), TOWN)).toBe(true);
  });

  it('of an organization that nobody knows is nobody’s', () => {
    expect(hasOrganization(anEvent({ organization: 'Moorestown Circus' }), TOWN)).toBe(false);
    expect(hasOrganization(anEvent(), [])).toBe(false);
  });
});
