import { Injectable } from '@nestjs/common';
import type { CatalogueContent, SeedingStarted } from '#libs/domain';
import {
  FinishSeeding,
  OfferFeedDefault,
  OfferSubcalendar,
  PublishEvent,
  RegisterOrganization,
  StartSeeding,
} from '#libs/domain';
import { BEGINNING, EventStore, Projector } from '#libs/event-sourcing';
import { eventId } from '#libs/integrations';
import { type SampleEvent, sampleTown } from '#libs/sample-town';
import { Commands } from '../commands/commands';
import { inParallel } from '../in-parallel';
import { Clock } from '../settings/clock';
import { TownSettings } from '../town/town-settings';

const ACTOR = 'seed';
const SEED = 'sample';

/** Fills an empty log with the sample town. Interrupted, it goes on where it was: what is there already is not recorded again. */
@Injectable()
export class Seeding {
  constructor(
    private readonly commands: Commands,
    private readonly store: EventStore,
    private readonly projector: Projector,
    private readonly clock: Clock,
    private readonly town: TownSettings,
  ) {}

  /** True for a log that is empty or whose seeding was interrupted. */
  async isOpen(): Promise<boolean> {
    if ((await this.store.head()) === BEGINNING) return true;
    const recorded = await this.store.read('operations-town');
    const about = (type: string) => recorded.some((fact) => fact.type === type && fact.data.seed === SEED);
    return about('SeedingStarted') && !about('SeedingFinished');
  }

  /** Answers how many events the sample town has. */
  async seed(): Promise<number> {
    await this.commands.issueWithoutWaiting(ACTOR, StartSeeding, { seed: SEED, today: this.clock.today() });
    const { organizations, subcalendars, defaults, events } = sampleTown(await this.startedOn(), this.town.timeZone);
    const idOf = new Map(organizations.map(({ name, id }) => [name, id]));

    for (const organization of organizations) await this.commands.issueWithoutWaiting(ACTOR, RegisterOrganization, organization);
    for (const { id: subcalendarId, organizationId: id, ...offer } of subcalendars) {
      await this.commands.issueWithoutWaiting(ACTOR, OfferSubcalendar, { id, subcalendarId, ...offer });
    }
    for (const offer of defaults) {
      await this.commands.issueWithoutWaiting(ACTOR, OfferFeedDefault, { id: idOf.get(offer.organization)!, ...offer });
    }
    await inParallel(events, (event) => this.commands.issueWithoutWaiting(ACTOR, PublishEvent, published(event)));
    await this.commands.issueWithoutWaiting(ACTOR, FinishSeeding, { seed: SEED, events: events.length });
    await this.projector.caughtUpTo(await this.store.head());
    return events.length;
  }

  private async startedOn() {
    const recorded = await this.store.read('operations-town');
    const started = recorded.find((fact) => fact.type === 'SeedingStarted' && fact.data.seed === SEED);
    return (started as unknown as SeedingStarted).data.today;
  }
}

const published = ({ uid, status, ...content }: SampleEvent) => ({
  id: eventId(SEED, uid, ''),
  content: content as CatalogueContent,
  origin: { source: SEED, uid, instance: '' },
  cancelled: status === 'cancelled',
});
