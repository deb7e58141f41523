import { Injectable } from '@nestjs/common';
import { ReadModels } from '#libs/event-sourcing';
import {
  catalogue,
  counts,
  feedDefaults,
  forgottenAccounts,
  merges,
  organizations,
  subcalendars,
  traitCorrections,
} from '#projections';
import { oncePerTurn } from '../response-cache/once-per-turn';
import { Clock } from '../settings/clock';
import { Calendar } from './calendar';

@Injectable()
export class TownVersion {
  constructor(
    private readonly readModels: ReadModels,
    private readonly calendar: Calendar,
    private readonly clock: Clock,
  ) {}

  readonly current = oncePerTurn(() => this.read());

  /** Changes with each relevant fact, each expired event, and each day. */
  async read(): Promise<string> {
    return `${this.clock.today()} ${await this.calendar.expiredCount()} ${this.readModels.revision(...MODELS)}`;
  }
}

/** Includes forgotten accounts, so that their cached responses are dropped too. */
const MODELS = [catalogue, counts, feedDefaults, forgottenAccounts, merges, organizations, subcalendars, traitCorrections];
