import { Injectable } from '@nestjs/common';
import { ReadModels } from '#libs/event-sourcing';
import { groupVersions, sortHostFirst, type VersionLink } from '#libs/matching';
import { type CatalogueDocument, catalogue, type MergesDocument, merges, organizations } from '#projections';
import { Directory } from '../organizations/directory';
import type { OrganizationNames } from '../organizations/organization-names';
import { DerivedValue } from '../response-cache/derived-value';
import { announcedSince } from './announced-since';
import { composeVersions, type ShownDocument } from './compose-versions';
import { loadSuccessors, type SuccessorOf } from './load-successors';
import { createSeparationTest } from './separation-test';

export type MergedEvent = Readonly<{ document: ShownDocument; versions: readonly CatalogueDocument[] }>;

/** Merged on read: each version stays recorded as it was published. */
@Injectable()
export class MergedEvents {
  private readonly byId: DerivedValue<ReadonlyMap<number, MergedEvent>>;

  constructor(
    private readonly readModels: ReadModels,
    private readonly directory: Directory,
  ) {
    this.byId = new DerivedValue(readModels, MERGED_EVENT_MODELS, () => this.load());
  }

  byVersionId(): Promise<ReadonlyMap<number, MergedEvent>> {
    return this.byId.get();
  }

  async all(): Promise<MergedEvent[]> {
    return [...new Set((await this.byVersionId()).values())];
  }

  async shownOf(documents: readonly CatalogueDocument[]): Promise<ShownDocument[]> {
    const cards = await this.byVersionId();
    return [...new Set(documents.map((document) => cards.get(document.event.id)?.document ?? document))];
  }

  private async load(): Promise<ReadonlyMap<number, MergedEvent>> {
    const mergeDocuments = await this.readModels.find(merges);
    const linkedIds = [...new Set(linksOf(mergeDocuments).flatMap(({ a, b }) => [a, b]))];
    const found = await this.readModels.getMany(catalogue, linkedIds);
    const documents = new Map(found.flatMap((one) => (one ? [[one.event.id, one] as const] : [])));
    const isActive = (id: number) => documents.get(id)?.event.status !== 'withdrawn';
    const groups = groupMerged(mergeDocuments, await loadSuccessors(this.readModels), isActive);
    const names = await this.directory.names();
    const cards = new Map<number, MergedEvent>();
    for (const group of groups) {
      const versions = sortHostFirst(group.flatMap((id) => toVersion(documents.get(id), names)));
      if (versions.length < 2) continue;
      const card = {
        document: composeVersions(versions.map(({ document }) => document)),
        versions: versions.map(({ document }) => document),
      };
      for (const { id } of versions) cards.set(id, card);
    }
    return cards;
  }
}

export const MERGED_EVENT_MODELS = [catalogue, merges, organizations];

/** Their order does not count. A withdrawn version stays in its group, but holds no versions together that differ by now. */
export const groupMerged = (
  mergeDocuments: readonly MergesDocument[],
  successorOf: SuccessorOf,
  isActive: (id: number) => boolean = () => true,
): number[][] => {
  const [links, isSeparated] = [linksOf(mergeDocuments), createSeparationTest(mergeDocuments, successorOf)];
  const areActive = ({ a, b }: VersionLink) => isActive(a) && isActive(b);
  const cards = groupVersions(links.filter(areActive), isSeparated);
  const cardOf = new Map(cards.flatMap((card) => card.map((id) => [id, card[0]!] as const)));
  const mustStayApart = (a: number, b: number) =>
    isSeparated(a, b) || (areActive({ a, b, score: 1 }) && (cardOf.get(a) ?? a) !== (cardOf.get(b) ?? b));
  // Links between active versions get a higher score, so that withdrawn versions do not come between them.
  return groupVersions(
    links.map((link) => (areActive(link) ? { ...link, score: link.score + 1 } : link)),
    mustStayApart,
  );
};

const linksOf = (mergeDocuments: readonly MergesDocument[]): VersionLink[] =>
  mergeDocuments.flatMap(({ id, merges }) => merges.map(({ into, score }) => ({ a: id, b: into, score })));

const toVersion = (document: CatalogueDocument | undefined, names: OrganizationNames) => {
  if (!document || document.event.isPrivate) return [];
  const { event } = document;
  const { id, name, location, address } = event;
  const organization = names.namesOf(event).organization;
  return [
    {
      document,
      id,
      name,
      organization,
      since: announcedSince(document, organization),
      ...(location && { location }),
      ...(address && { address }),
    },
  ];
};
