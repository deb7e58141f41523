import { Injectable } from '@nestjs/common';
import type { Organization } from '#libs/contracts';
import {
  FinishSeeding,
  OfferFeedDefault,
  OfferSubcalendar,
  PublishEvent,
  RegisterOrganization,
  type SeedingStarted,
  StartSeeding,
} from '#libs/domain';
import { BEGINNING, EventStore, Projector } from '#libs/event-sourcing';
import { toSubOrganizationId } from '#libs/integrations';
import { createSampleTown, type SampleEvent } from '#libs/sample-town';
import { Commands } from '../commands/commands';
import { forEachInParallel } from '../commands/for-each-in-parallel';
import { Clock } from '../settings/clock';
import { TownSettings } from '../settings/town-settings';
import { SAMPLE_SEED, sampleEventId } from './sample-event-id';

const SEED_ACTOR = 'seed';

/** Continues after an interruption: what is recorded already is not recorded again. */
@Injectable()
export class TownSeeder {
  constructor(
    private readonly commands: Commands,
    private readonly store: EventStore,
    private readonly projector: Projector,
    private readonly clock: Clock,
    private readonly town: TownSettings,
  ) {}

  async isUnfinished(): Promise<boolean> {
    if (await this.isEmpty()) return true;
    const recorded = await this.store.read('operations-town');
    const hasFact = (type: string) => recorded.some((fact) => fact.type === type && fact.data.seed === SAMPLE_SEED);
    return hasFact('SeedingStarted') && !hasFact('SeedingFinished');
  }

  async isEmpty(): Promise<boolean> {
    return (await this.store.head()) === BEGINNING;
  }

  async seed(): Promise<number> {
    await this.commands.issueWithoutWaiting(SEED_ACTOR, StartSeeding, { seed: SAMPLE_SEED, today: this.clock.today() });
    const { organizations, subcalendars, defaults, events } = createSampleTown(await this.startDay(), this.town.timeZone);
    const idOf = new Map(organizations.map(({ name, id }) => [name, id]));

    for (const organization of organizations) {
      await this.commands.issueWithoutWaiting(SEED_ACTOR, RegisterOrganization, toRegistration(organization));
    }
    for (const { id: subcalendarId, organizationId: id, ...offer } of subcalendars) {
      await this.commands.issueWithoutWaiting(SEED_ACTOR, OfferSubcalendar, { id, subcalendarId, ...offer });
    }
    for (const { organization, subOrganization, subDisplayOrder } of defaults) {
      const id = idOf.get(organization)!;
      const sub = subOrganization && toSubOrganizationId(id, subOrganization);
      await this.commands.issueWithoutWaiting(SEED_ACTOR, OfferFeedDefault, {
        id,
        subOrganizationId: sub || null,
        subDisplayOrder,
      });
    }
    await forEachInParallel(events, (event) =>
      this.commands.issueWithoutWaiting(SEED_ACTOR, PublishEvent, toPublication(event, idOf.get(event.organization)!)),
    );
    await this.commands.issueWithoutWaiting(SEED_ACTOR, FinishSeeding, { seed: SAMPLE_SEED, events: events.length });
    await this.projector.caughtUpTo(await this.store.head());
    return events.length;
  }

  private async startDay() {
    const recorded = await this.store.read('operations-town');
    const started = recorded.find((fact) => fact.type === 'SeedingStarted' && fact.data.seed === SAMPLE_SEED);
    return (started as unknown as SeedingStarted).data.today;
  }
}

export const toRegistration = ({ subOrganizations, ...organization }: Organization): RegisterOrganization['data'] => ({
  ...organization,
  subOrganizations: subOrganizations.map((sub) => ({
    subOrganizationId: toSubOrganizationId(organization.id, sub.name),
    ...sub,
  })),
});

const toPublication = (
  { uid, status, organization: _, subOrganization, ...details }: SampleEvent,
  organizationId: number,
): PublishEvent['data'] => ({
  id: sampleEventId(uid),
  content: {
    ...details,
    organizationId,
    ...(subOrganization && { subOrganizationId: toSubOrganizationId(organizationId, subOrganization) }),
  },
  origin: { source: SAMPLE_SEED, uid, instance: '' },
  cancelled: status === 'cancelled',
});
