import { type CanActivate, Injectable } from '@nestjs/common';
import { NotBuilt, Projector } from '#libs/event-sourcing';

/** Refuses requests while the read models belong to another log: ids in it may mean something else. */
@Injectable()
export class MatchingLogGuard implements CanActivate {
  constructor(private readonly projector: Projector) {}

  async canActivate() {
    if (await this.projector.isOfThisLog()) return true;
    throw new NotBuilt('What was recorded in this log');
  }
}
