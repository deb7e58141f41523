import { createHash } from 'node:crypto';
import { command, type DomainEvent, decider, Rejected } from '#libs/event-sourcing';

/** `nth` counts the claims of this name. */
export type NameClaimed = DomainEvent<'NameClaimed', { name: string; id: number; nth: number }>;

/** Supersedes claim `over`, which is 0 if no claim is known. */
export class ClaimName extends command('ClaimName')<{ name: string; id: number; over: number }> {}

/** A claim alone has no effect: a new claimant lets the former one forgo the name, so an interrupted command blocks nobody. */
export const claimedName = decider<ClaimState, ClaimName, NameClaimed>({
  stream: 'name',
  identify: ({ name }) => createHash('sha256').update(name).digest('hex'),
  initialState: { id: null, nth: 0 },
  decide: {
    ClaimName: ({ over, ...claimed }, newest) => {
      if (newest.nth !== over) throw new NameAlreadyClaimed(newest as NameClaim);
      return [{ type: 'NameClaimed', data: { ...claimed, nth: over + 1 } }];
    },
  },
  evolve: { NameClaimed: (_, { id, nth }) => ({ id, nth }) },
});

export class NameAlreadyClaimed extends Rejected {
  constructor(readonly newest: NameClaim) {
    super('name-claimed', 'Another organization has claimed this name.');
  }
}

type NameClaim = Readonly<{ id: number; nth: number }>;
type ClaimState = NameClaim | Readonly<{ id: null; nth: 0 }>;
