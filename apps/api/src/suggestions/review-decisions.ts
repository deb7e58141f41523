import { Injectable } from '@nestjs/common';
import { DEFAULT_DISPLAY_ORDER, FEATURED_ENTRY } from '#libs/contracts';
import {
  AcceptSuggestion,
  AlsoCallOrganization,
  CloseReport,
  type Listing,
  NoSuchReport,
  NoSuchSuggestion,
  parseEntryId,
  RegisterOrganization,
  RejectSuggestion,
  ReopenReport,
  ReopenSuggestion,
  SuggestionAlreadyDecided,
} from '#libs/domain';
import { ReadModels, Rejected } from '#libs/event-sourcing';
import { toEventId, toOrganizationId } from '#libs/integrations';
import { type ReportDocument, reports, type SuggestionDocument, suggestions } from '#projections';
import { assertMayUndo } from '../commands/assert-may-undo';
import { Commands } from '../commands/commands';
import { Directory } from '../organizations/directory';
import type { OrganizationNames } from '../organizations/organization-names';
import { toReadableSuggestion } from './readable-submissions';
import { ReportReader } from './report-reader';
import { type Report, SubmissionEncryption, type Suggestion } from './submission-encryption';

/** `words` is undefined if the key was deleted, or the event of a report is private by now. */
export type DecryptedSuggestion = Readonly<{ document: SuggestionDocument; words: Suggestion | undefined }>;
export type DecryptedReport = Readonly<{ document: ReportDocument; words: Report | undefined }>;

@Injectable()
export class ReviewDecisions {
  constructor(
    private readonly commands: Commands,
    private readonly readModels: ReadModels,
    private readonly directory: Directory,
    private readonly encryption: SubmissionEncryption,
    private readonly reportReader: ReportReader,
  ) {}

  async listSuggestions({ includesDecided = false } = {}): Promise<DecryptedSuggestion[]> {
    const found = await this.readModels.find(suggestions, includesDecided ? undefined : { state: { eq: 'open' } });
    const sorted = found.toSorted((a, b) => (a.suggestedAt < b.suggestedAt ? -1 : 1));
    return Promise.all(
      sorted.map(async (document) => ({
        document,
        words: await this.encryption.decrypt('suggestion', document.id, document.content),
      })),
    );
  }

  async listReports({ includesClosed = false } = {}): Promise<DecryptedReport[]> {
    const found = await this.readModels.find(reports, includesClosed ? undefined : { state: { eq: 'open' } });
    const sorted = found.toSorted((a, b) => (a.reportedAt < b.reportedAt ? -1 : 1));
    return Promise.all(sorted.map(async (document) => ({ document, words: await this.reportReader.read(document) })));
  }

  /**
   * `organization` (name, 'Organization::Sub' or id) and `edited` override the suggestion. An unknown organization is registered
   * in `category`; without one it throws NoSuchOrganization. With `isOtherName` the suggested name is recorded as another name of
   * the organization. A reactor publishes and sends the letter.
   */
  async acceptSuggestion(
    actor: string,
    id: string,
    { organization, edited, category, isOtherName }: AcceptOptions = {},
    reason?: string,
  ): Promise<{ event: number; listing: Listing }> {
    const suggestion = await this.readModels.get(suggestions, id);
    if (!suggestion) throw new NoSuchSuggestion();
    const words = await this.encryption.decrypt('suggestion', id, suggestion.content);
    if (!words) throw new Rejected('unreadable', 'This suggestion can no longer be decrypted. Decline it.');
    if (suggestion.state !== 'open')
      throw new SuggestionAlreadyDecided(suggestion.state === 'accepted' ? 'accepted' : 'declined');
    const suggested = toReadableSuggestion(words).organization;
    const listing = await this.findOrRegister(organization ?? edited?.organization ?? suggested, category, actor);
    if (isOtherName) await this.rememberName(suggested, listing, actor);
    const accepted = { id, event: toEventId(SUGGESTED_SOURCE, id, ''), listing };
    const content = edited && (await this.encryption.encrypt('suggestion', id, withContact(edited, words)));
    await this.commands.issue(actor, AcceptSuggestion, { ...accepted, ...(content && { content }), ...(reason && { reason }) });
    return accepted;
  }

  async declineSuggestion(actor: string, id: string, reason?: string) {
    if (!(await this.readModels.get(suggestions, id))) throw new NoSuchSuggestion();
    await this.commands.issue(actor, RejectSuggestion, { id, ...(reason && { reason }) });
  }

  /** Its event is withdrawn; a letter that was sent stays sent. */
  async reopenSuggestion(actor: string, id: string, reason?: string) {
    const suggestion = await this.readModels.get(suggestions, id);
    if (!suggestion) throw new NoSuchSuggestion();
    assertMayUndo(actor, [suggestion.decidedBy], reason);
    await this.commands.issue(actor, ReopenSuggestion, { id, ...(reason && { reason }) });
  }

  async closeReport(actor: string, id: string, whatWasDone?: string) {
    if (!(await this.readModels.get(reports, id))) throw new NoSuchReport();
    await this.commands.issue(actor, CloseReport, { id, ...(whatWasDone && { done: whatWasDone }) });
  }

  async reopenReport(actor: string, id: string, reason?: string) {
    const report = await this.readModels.get(reports, id);
    if (!report) throw new NoSuchReport();
    assertMayUndo(actor, [report.closedBy], reason);
    await this.commands.issue(actor, ReopenReport, { id, ...(reason && { reason }) });
  }

  private async findOrRegister(text: string, category: string | undefined, actor: string): Promise<Listing> {
    const listing = findListing(await this.directory.names(), text);
    if (listing) return listing;
    if (category === undefined) throw new NoSuchOrganization(text);
    const organization = { id: toOrganizationId(text), name: text, category: category.trim(), description: '' };
    await this.commands.issue(actor, RegisterOrganization, {
      ...organization,
      displayOrder: DEFAULT_DISPLAY_ORDER,
      subOrganizations: [],
      ifNew: true,
    });
    return { organizationId: organization.id };
  }

  /** A name that already means an organization keeps its meaning. */
  private async rememberName(name: string, { organizationId: id }: Listing, actor: string) {
    if (findListing(await this.directory.names(), name)) return;
    await this.commands.issue(actor, AlsoCallOrganization, { id, name });
  }
}

const findListing = (names: OrganizationNames, text: string): Listing | undefined => {
  const entry = names.entryOf(text);
  if (entry && entry !== FEATURED_ENTRY) return parseEntryId(entry) as Listing;
  const byId = /^\d+$/.test(text) ? names.byIdentity(Number(text)) : undefined;
  return byId && { organizationId: byId.id };
};

type AcceptOptions = Readonly<{
  organization?: string | undefined;
  edited?: Suggestion | undefined;
  category?: string | undefined;
  isOtherName?: boolean | undefined;
}>;

const withContact = (edited: Suggestion, { contactName, contactEmail }: Suggestion): Suggestion => ({
  ...edited,
  ...(contactName && { contactName }),
  ...(contactEmail && { contactEmail }),
});

export class NoSuchOrganization extends Rejected {
  constructor(name: string) {
    super('no-such-organization', `There is no organization '${name}'.`);
  }
}

/** Part of the ids of published events: never change it. */
const SUGGESTED_SOURCE = 'suggested by a resident';
