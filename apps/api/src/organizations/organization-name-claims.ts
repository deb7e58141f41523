import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  ClaimName,
  claimedName,
  ForgoName,
  NameAlreadyClaimed,
  NameNotClaimed,
  organization,
  type RegisterOrganization,
  type RenameOrganization,
} from '#libs/domain';
import { type CommandMetadata, type NewEvent, Streams } from '#libs/event-sourcing';

type NamingCommand = RegisterOrganization | RenameOrganization;

/** Attempts after a concurrent claim of the name. */
const MAX_ATTEMPTS = 10;

/**
 * Two streams cannot change in one step, so a name is claimed in its own first. A later claimant makes the earlier one forgo it,
 * which is refused if it is in use. Nothing needs repair if this breaks off.
 */
@Injectable()
export class OrganizationNameClaims {
  constructor(private readonly streams: Streams) {}

  async handle(decider: typeof organization, command: NamingCommand): Promise<readonly NewEvent[]> {
    try {
      return await this.streams.handle(decider, command);
    } catch (error) {
      if (!(error instanceof NameNotClaimed)) throw error;
      const claimed = { ...command, data: { ...command.data, claim: await this.claim(command) } };
      return this.streams.handle(decider, claimed as NamingCommand);
    }
  }

  private async claim({ data: { id, name }, issued }: NamingCommand): Promise<number> {
    let over = 0;
    for (let left = MAX_ATTEMPTS; ; left--) {
      try {
        await this.streams.handle(claimedName, new ClaimName({ name, id, over }, toStepMetadata(issued)));
        return over + 1;
      } catch (error) {
        if (!(error instanceof NameAlreadyClaimed) || left === 0) throw error;
        const { id: other, nth } = error.newest;
        if (other !== id)
          await this.streams.handle(organization, new ForgoName({ id: other, name, nth }, toStepMetadata(issued)));
        over = nth;
      }
    }
  }
}

/** Metadata of an intermediate command: same actor and cause, but its own command id, and no limit of a caller is charged. */
const toStepMetadata = ({ admit: _, ...issued }: CommandMetadata): CommandMetadata => ({
  ...issued,
  commandId: randomUUID(),
  consistency: 'eventual',
});
