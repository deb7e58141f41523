import { Injectable } from '@nestjs/common';
import { DEFAULT_DISPLAY_ORDER, FEATURED } from '#libs/contracts';
import {
  AcceptSuggestion,
  AlsoCallOrganization,
  CloseReport,
  type Listing,
  NoSuchReport,
  NoSuchSuggestion,
  partsOf,
  RegisterOrganization,
  RejectSuggestion,
  ReopenReport,
  ReopenSuggestion,
  SuggestionDecided,
} from '#libs/domain';
import { ReadModels, Rejected } from '#libs/event-sourcing';
import { eventId, organizationId } from '#libs/integrations';
import { type ReportDocument, reports, type SuggestionDocument, suggestions } from '#projections';
import { Commands } from '../commands/commands';
import { mayUndo } from '../commands/may-undo';
import { Directory } from '../organizations/directory';
import type { Names } from '../organizations/names';
import { readableSuggestion } from './readable';
import { ReportedWords } from './reported-words';
import { type Report, SealedWords, type Suggestion } from './sealed-words';

/** `words` is undefined where they can be read by nobody any more. */
export type OpenSuggestion = Readonly<{ known: SuggestionDocument; words: Suggestion | undefined }>;
export type OpenReport = Readonly<{ known: ReportDocument; words: Report | undefined }>;

/** What operators do with what they were told, each in their own name. */
@Injectable()
export class Deciding {
  constructor(
    private readonly commands: Commands,
    private readonly readModels: ReadModels,
    private readonly directory: Directory,
    private readonly words: SealedWords,
    private readonly reported: ReportedWords,
  ) {}

  /** Those that wait for somebody, or all there ever were; the oldest first. */
  async suggestions(all = false): Promise<OpenSuggestion[]> {
    const found = await this.readModels.find(suggestions, all ? undefined : { state: { eq: 'open' } });
    const sorted = found.toSorted((a, b) => (a.suggestedAt < b.suggestedAt ? -1 : 1));
    return Promise.all(
      sorted.map(async (known) => ({ known, words: await this.words.open('suggestion', known.id, known.content) })),
    );
  }

  async reports(all = false): Promise<OpenReport[]> {
    const found = await this.readModels.find(reports, all ? undefined : { state: { eq: 'open' } });
    const sorted = found.toSorted((a, b) => (a.reportedAt < b.reportedAt ? -1 : 1));
    return Promise.all(sorted.map(async (known) => ({ known, words: await this.reported.of(known) })));
  }

  /**
   * Under the organization that was suggested, or another: by its name, as 'Organization::Sub', or by its id; in other words, where it
   * was `edited`. One that the town does not have is registered in a `category`. `isOtherName`: the name that was suggested means
   * the organization from now on. The event and the letter follow. Answers the id of the event.
   */
  async accept(
    actor: string,
    id: string,
    { organization, edited, category, isOtherName }: Otherwise = {},
    reason?: string,
  ): Promise<{ event: number; listing: Listing }> {
    const known = await this.readModels.get(suggestions, id);
    if (!known) throw new NoSuchSuggestion();
    const words = await this.words.open('suggestion', id, known.content);
    if (!words) throw new Rejected('unreadable', 'This suggestion can no longer be decrypted. Decline it.');
    if (known.state !== 'open') throw new SuggestionDecided(known.state === 'accepted' ? 'accepted' : 'declined');
    const suggested = readableSuggestion(words).organization;
    const listing = await this.listingOf(organization ?? edited?.organization ?? suggested, category, actor);
    if (isOtherName) await this.remember(suggested, listing, actor);
    const accepted = { id, event: eventId(SUGGESTED, id, ''), listing };
    const content = edited && (await this.words.seal('suggestion', id, withContact(edited, words)));
    await this.commands.issue(actor, AcceptSuggestion, { ...accepted, ...(content && { content }), ...(reason && { reason }) });
    return accepted;
  }

  async reject(actor: string, id: string, reason?: string) {
    if (!(await this.readModels.get(suggestions, id))) throw new NoSuchSuggestion();
    await this.commands.issue(actor, RejectSuggestion, { id, ...(reason && { reason }) });
  }

  /** It waits again. What it had become is withdrawn; a letter that was sent cannot be called back. */
  async reopen(actor: string, id: string, reason?: string) {
    const known = await this.readModels.get(suggestions, id);
    if (!known) throw new NoSuchSuggestion();
    mayUndo(actor, [known.decidedBy], reason);
    await this.commands.issue(actor, ReopenSuggestion, { id, ...(reason && { reason }) });
  }

  async closeReport(actor: string, id: string, done?: string) {
    if (!(await this.readModels.get(reports, id))) throw new NoSuchReport();
    await this.commands.issue(actor, CloseReport, { id, ...(done && { done }) });
  }

  async reopenReport(actor: string, id: string, reason?: string) {
    const known = await this.readModels.get(reports, id);
    if (!known) throw new NoSuchReport();
    mayUndo(actor, [known.closedBy], reason);
    await this.commands.issue(actor, ReopenReport, { id, ...(reason && { reason }) });
  }

  private async listingOf(text: string, category: string | undefined, actor: string): Promise<Listing> {
    const listing = listingIn(await this.directory.names(), text);
    if (listing) return listing;
    if (category === undefined) throw new NoSuchOrganization(text);
    const organization = { id: organizationId(text), name: text, category: category.trim(), description: '' };
    await this.commands.issue(actor, RegisterOrganization, {
      ...organization,
      ...{ displayOrder: DEFAULT_DISPLAY_ORDER, subOrganizations: [], ifNew: true as const },
    });
    return { organizationId: organization.id };
  }

  /** A name that means an organization already keeps its meaning. */
  private async remember(name: string, { organizationId: id }: Listing, actor: string) {
    if (listingIn(await this.directory.names(), name)) return;
    await this.commands.issue(actor, AlsoCallOrganization, { id, name });
  }
}

const listingIn = (names: Names, text: string): Listing | undefined => {
  const entry = names.entryOf(text);
  if (entry && entry !== FEATURED) return partsOf(entry) as Listing;
  const numbered = /^\d+$/.test(text) ? names.byIdentity(Number(text)) : undefined;
  return numbered && { organizationId: numbered.id };
};

type Otherwise = Readonly<{
  organization?: string | undefined;
  edited?: Suggestion | undefined;
  category?: string | undefined;
  isOtherName?: boolean | undefined;
}>;

/** Whoever suggested it is still who did. */
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

/** Under which ids what was suggested stands in the calendar. */
const SUGGESTED = 'suggested by a resident';
