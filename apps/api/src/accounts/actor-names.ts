import { Injectable } from '@nestjs/common';
import { accountOfActor } from '#libs/domain';
import { People } from './people';

/** Looked up when needed, never recorded. */
@Injectable()
export class ActorNames {
  constructor(private readonly people: People) {}

  async of(actor: string): Promise<string> {
    const account = accountOfActor(actor);
    if (account === undefined) return actor === 'operator' ? 'the command line' : actor;
    return (await this.people.emailOf(account)) ?? 'a deleted account';
  }
}
