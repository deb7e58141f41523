import { BadRequestException, Injectable } from '@nestjs/common';
import { entryOf, FEATURED, isHidden, MY_EVENTS, parseEntry } from '#libs/contracts';
import type { OrganizationTree } from '#libs/domain';
import { Directory } from '../organizations/directory';

/** Checks wishes against what exists. What was followed before stays welcome, even when it exists no longer. */
@Injectable()
export class Followable {
  constructor(private readonly directory: Directory) {}

  /** Answers the organizations with their sub-organizations. Throws a 400 that names the entry. */
  async organizations(wished: readonly string[], followed: readonly string[]): Promise<OrganizationTree> {
    const tree = new Map((await this.directory.organizations()).map((o) => [o.name, o.subOrganizations.map(({ name }) => name)]));
    const known = new Set([FEATURED, ...[...tree].flatMap(([name, subs]) => [name, ...subs.map((sub) => entryOf(name, sub))])]);
    for (const entry of wished) {
      const { organization } = parseEntry(entry);
      if (isHidden(organization) || organization === MY_EVENTS)
        throw new BadRequestException(`organizations: '${entry}' cannot be followed.`);
      if (!known.has(entry) && !followed.includes(entry)) throw new BadRequestException(`organizations: there is no '${entry}'.`);
    }
    return Object.fromEntries(tree);
  }

  /** Throws a 400 that names the id. */
  async subcalendars(wished: readonly number[], followed: readonly number[]) {
    const known = new Set((await this.directory.subcalendars()).map(({ id }) => id));
    const unknown = wished.find((id) => !known.has(id) && !followed.includes(id));
    if (unknown !== undefined) throw new BadRequestException(`subcalendars: there is no ${unknown}.`);
  }
}
