import { Commands, Directory, type OrganizationNames } from '#api';
import { parseOrganizationEntry } from '#libs/contracts';
import { RenameOrganization, RenameSubOrganization } from '#libs/domain';
import { EventStore, type NewEvent, Projector } from '#libs/event-sourcing';
import { type CliCommand, type CommandCall, OPERATOR_ACTOR } from '../command';
import { REASON_OPTION, readReason } from '../reason';

export const renameOrganizationCommand: CliCommand = {
  name: 'organizations rename',
  usage: 'OLD NEW [--force] [--reason WHY]',
  summary: "Renames 'Organization' or 'Organization::Sub'. Its followers, events and imports stay, and the old name still works.",
  examples: [
    'organizations rename "Public Library" "Town Library"',
    'organizations rename "Public Library::Kids" "Public Library::Children" --reason "So they call it themselves"',
  ],
  options: { force: { type: 'boolean', help: 'also takes the old name of another organization' }, reason: REASON_OPTION },
  writes: true,
  run: async (call) => {
    const [from, to] = call.positionals as [string, string];
    const facts = await renameOrganization(call, await currentNames(call), from, to);
    return {
      json: { from, to, renamed: facts.length > 0 },
      lines: [facts.length > 0 ? `'${from}' is now called '${to}'.` : `It is already called '${to}'.`],
    };
  },
};

/** Names are read from the read models, so these must be up to date. */
const currentNames = async ({ app }: CommandCall): Promise<OrganizationNames> => {
  if (await app.get(Projector).shows(await app.get(EventStore).head())) return app.get(Directory).names();
  throw new Error('The read models have not caught up with the log. Rename again when they have.');
};

const renameOrganization = (
  { app, values }: CommandCall,
  names: OrganizationNames,
  from: string,
  to: string,
): Promise<readonly NewEvent[]> => {
  const [oldEntry, target] = [parseOrganizationEntry(from), parseOrganizationEntry(to)];
  const organization = names.organization(oldEntry.organization);
  const [commands, reason] = [app.get(Commands), readReason({ values })];
  const reasonField = reason === undefined ? {} : { reason };
  if (!organization) throw new Error(`There is no organization '${oldEntry.organization}'.`);

  if (oldEntry.subOrganization === undefined) {
    const bearer = names.organizations.find(({ name }) => name === to);
    if (bearer && bearer.id !== organization.id) throw new Error(`Another organization is already called '${to}'.`);
    refuseTakenName(values, to, organization, names.organization(to));
    return commands.issue(OPERATOR_ACTOR, RenameOrganization, { id: organization.id, name: to, ...reasonField });
  }

  const sub = names.subOrganization(organization, oldEntry.subOrganization);
  if (!sub) throw new Error(`There is no sub-organization '${from}'.`);
  if (target.subOrganization === undefined || names.organization(target.organization) !== organization)
    throw new Error(`'${from}' must stay a sub-organization of '${organization.name}': name it '${organization.name}::…'.`);
  const nameHolder = names.subOrganization(organization, target.subOrganization);
  if (nameHolder?.name !== target.subOrganization) refuseTakenName(values, to, sub, nameHolder, `${organization.name}::`);
  const data = { id: organization.id, subOrganizationId: sub.id, name: target.subOrganization, ...reasonField };
  return commands.issue(OPERATOR_ACTOR, RenameSubOrganization, data);
};

/** Imports may use a former name, which stands for the organization that gave it up last. */
const refuseTakenName = (
  values: CommandCall['values'],
  to: string,
  who: NamedOrganization,
  nameHolder: NamedOrganization | undefined,
  prefix = '',
) => {
  if (!nameHolder || nameHolder.id === who.id || values['force'] === true) return;
  throw new Error(
    `'${to}' is an old name of '${prefix}${nameHolder.name}', and imports may still use it. --force takes it anyway.`,
  );
};

type NamedOrganization = Readonly<{ id: number; name: string }>;
