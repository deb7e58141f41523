import { Injectable } from '@nestjs/common';
import type { Organization } from '#libs/contracts';
import type { SeedingStarted } from '#libs/domain';
import {
  FinishSeeding,
  OfferFeedDefault,
  OfferSubcalendar,
  PublishEvent,
  RegisterOrganization,
  StartSeeding,
} from '#libs/domain';
import { BEGINNING, EventStore, Projector } from '#libs/event-sourcing';
import { subOrganizationId } from '#libs/integrations';
import { type SampleEvent, sampleTown } from '#libs/sample-town';
import { Commands } from '../commands/commands';
import { inParallel } from '../commands/in-parallel';
import { Clock } from '../settings/clock';
import { TownSettings } from '../settings/town-settings';
import { SEED, sampleId } from './sample-id';

const ACTOR = 'seed';

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
    if (await this.isEmpty()) return true;
    const recorded = await this.store.read('operations-town');
    const about = (type: string) => recorded.some((fact) => fact.type === type && fact.data.seed === SEED);
    return about('SeedingStarted') && !about('SeedingFinished');
  }

  async isEmpty(): Promise<boolean> {
    return (await this.store.head()) === BEGINNING;
  }

  /** Answers how many events the sample town has. */
  async seed(): Promise<number> {
    await this.commands.issueWithoutWaiting(ACTOR, StartSeeding, { seed: SEED, today: this.clock.today() });
    const { organizations, subcalendars, defaults, events } = sampleTown(await this.startedOn(), this.town.timeZone);
    const idOf = new Map(organizations.map(({ name, id }) => [name, id]));

    for (const organization of organizations) {
      await this.commands.issueWithoutWaiting(ACTOR, RegisterOrganization, registration(organization));
    }
    for (const { id: subcalendarId, organizationId: id, ...offer } of subcalendars) {
      await this.commands.issueWithoutWaiting(ACTOR, OfferSubcalendar, { id, subcalendarId, ...offer });
    }
    for (const { organization, subOrganization, subDisplayOrder } of defaults) {
      const id = idOf.get(organization)!;
      const sub = subOrganization && subOrganizationId(id, subOrganization);
      await this.commands.issueWithoutWaiting(ACTOR, OfferFeedDefault, { id, subOrganizationId: sub || null, subDisplayOrder });
    }
    await inParallel(events, (event) =>
      this.commands.issueWithoutWaiting(ACTOR, PublishEvent, published(event, idOf.get(event.organization)!)),
    );
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

export const registration = ({ subOrganizations, ...organization }: Organization): RegisterOrganization['data'] => ({
  ...organization,
  subOrganizations: subOrganizations.map((sub) => ({ subOrganizationId: subOrganizationId(organization.id, sub.name), ...sub })),
});

const published = (
  { uid, status, organization: _, subOrganization, ...told }: SampleEvent,
  organizationId: number,
): PublishEvent['data'] => ({
  id: sampleId(uid),
  content: {
    ...told,
    organizationId,
    ...(subOrganization && { subOrganizationId: subOrganizationId(organizationId, subOrganization) }),
  },
  origin: { source: SEED, uid, instance: '' },
  cancelled: status === 'cancelled',
});
