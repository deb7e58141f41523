import { BadRequestException, Injectable } from '@nestjs/common';
import { isHiddenOrganization, OWN_EVENTS_ORGANIZATION, parseOrganizationEntry, toOrganizationEntry } from '#libs/contracts';
import type { EntryId, OrganizationTree } from '#libs/domain';
import { Directory } from '../organizations/directory';
import { TownSettings } from '../settings/town-settings';

/** An entry followed before is accepted even if it does not exist any more. */
@Injectable()
export class FollowRequestResolver {
  constructor(
    private readonly directory: Directory,
    private readonly town: TownSettings,
  ) {}

  /** Accepts former names, because a page may still be open. Throws a 400 that names the entry. */
  async organizations(
    requestedEntries: readonly string[],
    followed: readonly EntryId[],
  ): Promise<{ wished: EntryId[]; tree: OrganizationTree }> {
    const names = await this.directory.names();
    const entries = requestedEntries.map((text) => {
      const { organization } = parseOrganizationEntry(text);
      if (isHiddenOrganization(organization) || organization === OWN_EVENTS_ORGANIZATION)
        throw new BadRequestException(`organizations: '${text}' cannot be followed.`);
      const entry = names.entryOf(text) ?? followed.find((one) => one === text);
      if (!entry) throw new BadRequestException(`organizations: there is no '${text}'.`);
      return entry;
    });
    const subs = names.organizations.map(({ id, subOrganizations }) => [id, subOrganizations.map((sub) => sub.id)]);
    return { wished: entries, tree: Object.fromEntries(subs) };
  }

  /** By its whole name. Throws a 400 that names the field. */
  async district(wished: string): Promise<EntryId> {
    const { collection, districts } = this.town;
    const names = await this.directory.names();
    const entry = districts.includes(wished) ? names.entryOf(toOrganizationEntry(collection, wished)) : undefined;
    if (!entry) throw new BadRequestException('district must be one of the collection districts.');
    return entry;
  }

  /** Throws a 400 that names the id. */
  async subcalendars(wished: readonly number[], followed: readonly number[]) {
    const subcalendarIds = new Set((await this.directory.subcalendars()).map(({ id }) => id));
    const unknown = wished.find((id) => !subcalendarIds.has(id) && !followed.includes(id));
    if (unknown !== undefined) throw new BadRequestException(`subcalendars: there is no ${unknown}.`);
  }
}
