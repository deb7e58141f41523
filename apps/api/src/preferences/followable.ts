import { BadRequestException, Injectable } from '@nestjs/common';
import { entryOf, isHidden, MY_EVENTS, parseEntry } from '#libs/contracts';
import type { EntryId, OrganizationTree } from '#libs/domain';
import { Directory } from '../organizations/directory';
import { TownSettings } from '../settings/town-settings';

/** Checks wishes against what exists. What was followed before stays welcome, even when it exists no longer. */
@Injectable()
export class Followable {
  constructor(
    private readonly directory: Directory,
    private readonly town: TownSettings,
  ) {}

  /**
   * Answers what the names of `wished` mean and the organizations with their sub-organizations. A page that is still open may
   * use a name given up since. Throws a 400 that names the entry.
   */
  async organizations(
    wished: readonly string[],
    followed: readonly EntryId[],
  ): Promise<{ wished: EntryId[]; tree: OrganizationTree }> {
    const names = await this.directory.names();
    const entries = wished.map((text) => {
      const { organization } = parseEntry(text);
      if (isHidden(organization) || organization === MY_EVENTS)
        throw new BadRequestException(`organizations: '${text}' cannot be followed.`);
      const entry = names.entryOf(text) ?? followed.find((one) => one === text);
      if (!entry) throw new BadRequestException(`organizations: there is no '${text}'.`);
      return entry;
    });
    const subs = names.organizations.map(({ id, subOrganizations }) => [id, subOrganizations.map((sub) => sub.id)]);
    return { wished: entries, tree: Object.fromEntries(subs) };
  }

  /** The entry of a collection district, by its whole name. Throws a 400 that names the field. */
  async district(wished: string): Promise<EntryId> {
    const { collection, districts } = this.town;
    const names = await this.directory.names();
    const entry = districts.includes(wished) ? names.entryOf(entryOf(collection, wished)) : undefined;
    if (!entry) throw new BadRequestException('district must be one of the collection districts.');
    return entry;
  }

  /** Throws a 400 that names the id. */
  async subcalendars(wished: readonly number[], followed: readonly number[]) {
    const known = new Set((await this.directory.subcalendars()).map(({ id }) => id));
    const unknown = wished.find((id) => !known.has(id) && !followed.includes(id));
    if (unknown !== undefined) throw new BadRequestException(`subcalendars: there is no ${unknown}.`);
  }
}
