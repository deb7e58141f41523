import { createHash } from 'node:crypto';
import { command, type DomainEvent, decider, Rejected } from '#libs/event-sourcing';

/** The `nth` time that the name was claimed. */
export type NameClaimed = DomainEvent<'NameClaimed', { name: string; id: number; nth: number }>;

/** For an organization, in place of claim `over`: 0 where nobody is known to have claimed it. */
export class ClaimName extends command('ClaimName')<{ name: string; id: number; over: number }> {}

/**
 * A name that an organization comes to bear. A claim is needed for that and says no more: who claims a name in somebody's
 * place lets them forgo it first, so that a claim of long ago, whose command broke off, is in nobody's way.
 */
export const claimedName = decider<Claim, ClaimName, NameClaimed>({
  stream: 'name',
  identify: ({ name }) => createHash('sha256').update(name).digest('hex'),
  initialState: { id: null, nth: 0 },
  decide: {
    ClaimName: ({ over, ...claimed }, newest) => {
      if (newest.nth !== over) throw new AlreadyClaimed(newest as Claimed);
      return [{ type: 'NameClaimed', data: { ...claimed, nth: over + 1 } }];
    },
  },
  evolve: { NameClaimed: (_, { id, nth }) => ({ id, nth }) },
});

/** There is a newer claim than the one that was known. */
export class AlreadyClaimed extends Rejected {
  constructor(readonly newest: Claimed) {
    super('name-claimed', 'Another organization has claimed this name.');
  }
}

type Claimed = Readonly<{ id: number; nth: number }>;
type Claim = Claimed | Readonly<{ id: null; nth: 0 }>;
