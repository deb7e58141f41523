import { Injectable } from '@nestjs/common';
import { ReadModels } from '#libs/event-sourcing';
import { type Link, ownFirst, partition } from '#libs/matching';
import { type CatalogueDocument, catalogue, type MergesDocument, merges, organizations } from '#projections';
import { Derived } from '../answers/derived';
import { Directory } from '../organizations/directory';
import type { Names } from '../organizations/names';
import { composed, type ShownDocument } from './composed';
import { partedIn } from './parted';
import { type ToldBy, toldBy } from './told-by';
import { toldSince } from './told-since';

/** What several sources tell of one happening, each as it was told, and what is shown of it. */
export type Card = Readonly<{ shown: ShownDocument; tellings: readonly CatalogueDocument[] }>;

/** The events that several sources tell. They are put together when they are read: each stays recorded as it was told. */
@Injectable()
export class Cards {
  private readonly cards: Derived<ReadonlyMap<number, Card>>;

  constructor(
    private readonly readModels: ReadModels,
    private readonly directory: Directory,
  ) {
    this.cards = new Derived(readModels, CARDS_HANG_ON, () => this.put());
  }

  /** By the id of each telling. */
  byTelling(): Promise<ReadonlyMap<number, Card>> {
    return this.cards.get();
  }

  async all(): Promise<Card[]> {
    return [...new Set((await this.byTelling()).values())];
  }

  /** What is shown of `documents`: of those that stand on cards, the cards, whichever of their tellings are among them. */
  async shownOf(documents: readonly CatalogueDocument[]): Promise<ShownDocument[]> {
    const cards = await this.byTelling();
    return [...new Set(documents.map((document) => cards.get(document.event.id)?.shown ?? document))];
  }

  private async put(): Promise<ReadonlyMap<number, Card>> {
    const known = await this.readModels.find(merges);
    const linked = [...new Set(linksOf(known).flatMap(({ a, b }) => [a, b]))];
    const found = await this.readModels.getMany(catalogue, linked);
    const documents = new Map(found.flatMap((one) => (one ? [[one.event.id, one] as const] : [])));
    const speaks = (id: number) => documents.get(id)?.event.status !== 'withdrawn';
    const groups = groupsIn(known, await toldBy(this.readModels), speaks);
    const names = await this.directory.names();
    const cards = new Map<number, Card>();
    for (const group of groups) {
      const tellings = ownFirst(group.flatMap((id) => candidateOf(documents.get(id), names)));
      if (tellings.length < 2) continue;
      const card = {
        shown: composed(tellings.map(({ document }) => document)),
        tellings: tellings.map(({ document }) => document),
      };
      for (const { id } of tellings) cards.set(id, card);
    }
    return cards;
  }
}

export const CARDS_HANG_ON = [catalogue, merges, organizations];

/**
 * Which events stand on one card: it hangs on what is merged and parted by now, not on the order of it. What has vanished from its
 * source stays where it was, but holds nothing together that tells different things by now.
 */
export const groupsIn = (
  known: readonly MergesDocument[],
  toldBy: ToldBy,
  speaks: (id: number) => boolean = () => true,
): number[][] => {
  const [links, isParted] = [linksOf(known), partedIn(known, toldBy)];
  const areSpeaking = ({ a, b }: Link) => speaks(a) && speaks(b);
  const cards = partition(links.filter(areSpeaking), isParted);
  const cardOf = new Map(cards.flatMap((card) => card.map((id) => [id, card[0]!] as const)));
  const isApart = (a: number, b: number) =>
    isParted(a, b) || (areSpeaking({ a, b, score: 1 }) && (cardOf.get(a) ?? a) !== (cardOf.get(b) ?? b));
  // Those that speak first: nothing silent comes between them.
  return partition(
    links.map((link) => (areSpeaking(link) ? { ...link, score: link.score + 1 } : link)),
    isApart,
  );
};

const linksOf = (known: readonly MergesDocument[]): Link[] =>
  known.flatMap(({ id, merges }) => merges.map(({ into, score }) => ({ a: id, b: into, score })));

const candidateOf = (document: CatalogueDocument | undefined, names: Names) => {
  if (!document || document.event.isPrivate) return [];
  const { event } = document;
  const { id, name, location, address } = event;
  const organization = names.of(event).organization;
  return [
    {
      document,
      id,
      name,
      organization,
      since: toldSince(document, organization),
      ...(location && { location }),
      ...(address && { address }),
    },
  ];
};
