import { type CanActivate, Injectable } from '@nestjs/common';
import { NotBuilt, Projector } from '#libs/event-sourcing';

/** What residents wish is checked against the read models. While those are of another log nothing is recorded: it could be of no meaning in this one. */
@Injectable()
export class OfThisLog implements CanActivate {
  constructor(private readonly projector: Projector) {}

  async canActivate() {
    if (await this.projector.isOfThisLog()) return true;
    throw new NotBuilt('What was recorded in this log');
  }
}
