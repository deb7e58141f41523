import { Commands, Directory, type Names } from '#api';
import { parseEntry } from '#libs/contracts';
import { RenameOrganization, RenameSubOrganization } from '#libs/domain';
import { EventStore, type NewEvent, Projector } from '#libs/event-sourcing';
import { type Call, type CliCommand, OPERATOR } from '../command';
import { REASON, reasonOf } from '../reason';

export const renaming: CliCommand = {
  name: 'organizations rename',
  usage: 'OLD NEW [--force] [--reason WHY]',
  summary:
    "Gives 'Organization' or 'Organization::Sub' another name. Followers, events and imports stay with it, the old name goes on meaning it.",
  examples: [
    'organizations rename "Public Library" "Town Library"',
    'organizations rename "Public Library::Kids" "Public Library::Children" --reason "So they call it themselves"',
  ],
  options: { force: { type: 'boolean', help: 'also takes a name by which another is still known' }, reason: REASON },
  writes: true,
  run: async (call) => {
    const [from, to] = call.positionals as [string, string];
    const facts = await rename(call, await namesIn(call), from, to);
    return {
      json: { from, to, renamed: facts.length > 0 },
      lines: [facts.length > 0 ? `'${from}' is called '${to}' now.` : `It is called '${to}' already.`],
    };
  },
};

/** What names mean, and which were borne before names were claimed, is seen in the read models, which have to show all there is. */
const namesIn = async ({ app }: Call): Promise<Names> => {
  if (await app.get(Projector).shows(await app.get(EventStore).head())) return app.get(Directory).names();
  throw new Error('The read models have not caught up with the log. Rename again when they have.');
};

const rename = ({ app, values }: Call, names: Names, from: string, to: string): Promise<readonly NewEvent[]> => {
  const [old, wanted] = [parseEntry(from), parseEntry(to)];
  const organization = names.organization(old.organization);
  const [commands, reason] = [app.get(Commands), reasonOf({ values })];
  const why = reason === undefined ? {} : { reason };
  if (!organization) throw new Error(`There is no organization '${old.organization}'.`);

  if (old.subOrganization === undefined) {
    const bearer = names.organizations.find(({ name }) => name === to);
    if (bearer && bearer.id !== organization.id) throw new Error(`Another organization is called '${to}'.`);
    refuseKnown(values, to, organization, names.organization(to));
    return commands.issue(OPERATOR, RenameOrganization, { id: organization.id, name: to, ...why });
  }

  const sub = names.subOrganization(organization, old.subOrganization);
  if (!sub) throw new Error(`There is no sub-organization '${from}'.`);
  if (wanted.subOrganization === undefined || names.organization(wanted.organization) !== organization)
    throw new Error(`'${from}' stays a part of '${organization.name}': its new name is '${organization.name}::…'.`);
  const meant = names.subOrganization(organization, wanted.subOrganization);
  if (meant?.name !== wanted.subOrganization) refuseKnown(values, to, sub, meant, `${organization.name}::`);
  const data = { id: organization.id, subOrganizationId: sub.id, name: wanted.subOrganization, ...why };
  return commands.issue(OPERATOR, RenameSubOrganization, data);
};

/** A former name goes on meaning whoever gave it up last, and the imports of that one may use it: they would publish for another. */
const refuseKnown = (values: Call['values'], to: string, who: Known, meant: Known | undefined, prefix = '') => {
  if (!meant || meant.id === who.id || values['force'] === true) return;
  throw new Error(`'${to}' still means '${prefix}${meant.name}', and its imports may go by it. --force takes it all the same.`);
};

type Known = Readonly<{ id: number; name: string }>;
