import { Injectable } from '@nestjs/common';
import { addDays, DEFAULT_DISPLAY_ORDER } from '#libs/contracts';
import { entryId, type Listing, MergeEvent, PublishEvent, RegisterOrganization } from '#libs/domain';
import { EventStore, type NewEvent, Projector, ReadModels } from '#libs/event-sourcing';
import { organizationId, Problems, readCalendar, subOrganizationId } from '#libs/integrations';
import { sourceEntries } from '#projections';
import { Commands } from '../commands/commands';
import { inParallel } from '../commands/in-parallel';
import { Directory } from '../organizations/directory';
import { Clock } from '../settings/clock';
import { TownSettings } from '../settings/town-settings';
import { contentOf } from './content-of';
import { type Settled, settle } from './settlement';

const DAYS_BACK = 30;
const DAYS_AHEAD = 400;

/** One calendar of one organization. `calendar` tells it from the organization's other calendars, `name` is how people call it. */
export type Source = Readonly<{
  name: string;
  calendar: string;
  organization: string;
  subOrganization?: string;
  category?: string;
}>;

/** What a load of a source came to. `facts` counts what was recorded, by type; nothing where nothing had changed. */
export type Loaded = Readonly<{
  source: string;
  happenings: number;
  facts: Readonly<Record<string, number>>;
  problems: readonly string[];
  /** Of its happenings, how many could not be recorded; `problems` says why. */
  unrecorded: number;
}>;

/** Turns what an organization publishes into the town's events. */
@Injectable()
export class Importer {
  constructor(
    private readonly commands: Commands,
    private readonly store: EventStore,
    private readonly projector: Projector,
    private readonly readModels: ReadModels,
    private readonly directory: Directory,
    private readonly clock: Clock,
    private readonly town: TownSettings,
  ) {}

  /** Answers without waiting for the read models. Throws an Error when nothing could be loaded; then nothing has changed. */
  async load(source: Source, bytes: Uint8Array): Promise<Loaded> {
    const today = this.clock.today();
    const window = { from: addDays(today, -DAYS_BACK), to: addDays(today, DAYS_AHEAD) };
    const { happenings, problems, isCalendar, isCutShort } = readCalendar(bytes, { timeZone: this.town.timeZone, ...window });
    if (!isCalendar) throw new Error(`${source.name} is not a calendar.`);
    if (isCutShort) throw new Error(`${source.name} breaks off in the middle: nothing of it was imported.`);
    await this.everythingKnown();

    const registered = await this.register(source);
    const known = await this.readModels.find(sourceEntries, { source: { eq: registered.id } });
    const facts: Record<string, number> = {};
    const failures = new Problems();
    let unrecorded = 0;
    await inParallel(settle({ source: registered.id, happenings, known, today }), async (settled) => {
      // One that cannot be recorded costs itself alone.
      try {
        tally(facts, await this.record(registered, settled));
      } catch (error) {
        unrecorded += 1;
        failures.report(`${settled.happening.name}, ${settled.happening.date}, was not recorded: ${(error as Error).message}`);
      }
    });
    return { source: source.name, happenings: happenings.length, facts, problems: [...problems, ...failures.list()], unrecorded };
  }

  private async record({ id: source, listing, category }: Registered, { id, happening, doubles }: Settled) {
    const actor = `source ${source}`;
    const content = contentOf(happening, listing, category);
    const origin = { source, uid: happening.uid, instance: happening.instance };
    const published = await this.commands.issueWithoutWaiting(actor, PublishEvent, {
      id,
      content,
      origin,
      cancelled: happening.status === 'cancelled',
    });
    const merged = await Promise.all(
      doubles.map((double) => this.commands.issueWithoutWaiting(actor, MergeEvent, { id: double, into: id })),
    );
    return [...published, ...merged.flat()];
  }

  /** An event that the read models don't show yet would not be known again, and stand in the calendar twice. */
  private async everythingKnown() {
    if (await this.projector.shows(await this.store.head())) return;
    throw new Error('The read models have not caught up with the log. Import again when they have.');
  }

  /** Finds or makes the publisher. The source goes by its publisher's identity, so it is the same one after a renaming. */
  private async register({ calendar, organization, subOrganization, category: said }: Source): Promise<Registered> {
    const names = await this.directory.names();
    const known = names.organization(organization);
    const { id, name, description, displayOrder } = known ?? {
      id: organizationId(organization),
      name: organization,
      description: '',
      displayOrder: DEFAULT_DISPLAY_ORDER,
    };
    // Said of its events, and of the organization when it is new: another of its calendars may be of another category.
    const category = said ?? known?.category ?? 'Other';
    const sub = subOrganization && {
      subOrganizationId: (known && names.subOrganization(known, subOrganization)?.id) ?? subOrganizationId(id, subOrganization),
      name: subOrganization,
      subDisplayOrder: DEFAULT_DISPLAY_ORDER,
    };
    const listing = { organizationId: id, ...(sub && { subOrganizationId: sub.subOrganizationId }) };
    const source = `${entryId(id, listing.subOrganizationId)} ${calendar}`;
    const subOrganizations = sub ? [sub] : [];
    const registered = { id, name, category: known?.category ?? category, description, displayOrder, subOrganizations };
    await this.commands.issueWithoutWaiting(`source ${source}`, RegisterOrganization, registered);
    return { id: source, listing, category };
  }
}

/** A source whose publisher is known. */
type Registered = { id: string; listing: Listing; category: string };

const tally = (facts: Record<string, number>, recorded: readonly NewEvent[]) => {
  for (const { type } of recorded) facts[type] = (facts[type] ?? 0) + 1;
};
