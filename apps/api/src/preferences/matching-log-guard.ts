import { type CanActivate, Injectable } from '@nestjs/common';
import { NotBuilt, Projector } from '#libs/event-sourcing';

/**
 * Requests are checked against the read models. Refuses them while those belong to another log, because ids in it may mean
 * something else.
 */
@Injectable()
export class MatchingLogGuard implements CanActivate {
  constructor(private readonly projector: Projector) {}

  async canActivate() {
    if (await this.projector.isOfThisLog()) return true;
    throw new NotBuilt('What was recorded in this log');
  }
}
