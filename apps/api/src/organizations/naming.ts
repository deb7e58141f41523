import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  AlreadyClaimed,
  ClaimName,
  claimedName,
  ForgoName,
  organization,
  type RegisterOrganization,
  type RenameOrganization,
  Unclaimed,
} from '#libs/domain';
import { type Issued, type NewEvent, Streams } from '#libs/event-sourcing';

type Naming = RegisterOrganization | RenameOrganization;

/** How often others may come between before a name is given up. */
const ATTEMPTS = 10;

/**
 * Lets organizations come by names. No two streams change in one step, so a name is claimed first, in a stream of its own.
 * Whoever finds it claimed lets the other forgo it: that is refused where it is borne already, and whoever does not bear it yet
 * comes too late. Wherever this breaks off, nothing is left that somebody would have to mend.
 */
@Injectable()
export class NamingStreams {
  constructor(private readonly streams: Streams) {}

  /** Throws `Rejected`. */
  async handle(decider: typeof organization, wish: Naming): Promise<readonly NewEvent[]> {
    try {
      return await this.streams.handle(decider, wish);
    } catch (error) {
      if (!(error instanceof Unclaimed)) throw error;
      const claimed = { ...wish, data: { ...wish.data, claim: await this.claim(wish) } };
      return this.streams.handle(decider, claimed as Naming);
    }
  }

  private async claim({ data: { id, name }, issued }: Naming): Promise<number> {
    let over = 0;
    for (let left = ATTEMPTS; ; left--) {
      try {
        await this.streams.handle(claimedName, new ClaimName({ name, id, over }, apart(issued)));
        return over + 1;
      } catch (error) {
        if (!(error instanceof AlreadyClaimed) || left === 0) throw error;
        const { id: other, nth } = error.newest;
        if (other !== id) await this.streams.handle(organization, new ForgoName({ id: other, name, nth }, apart(issued)));
        over = nth;
      }
    }
  }
}

/** A step on the way of a command: in the same name and for the same reason, but a command of its own, and charged to nobody. */
const apart = ({ admit: _, ...issued }: Issued): Issued => ({ ...issued, commandId: randomUUID(), consistency: 'eventual' });
