import { BadRequestException, Injectable } from '@nestjs/common';
import {
  differencesBetween,
  type FactGroup,
  type FactLine,
  type FactPage,
  type FedEvent,
  type HistoryAt,
  type KeyHistory,
  monthsOf,
  type PreferencesThen,
  parseEntry,
  type TownEvent,
} from '#libs/contracts';
import type { HashedKey } from '#libs/domain';
import { BEGINNING, decimalOf, type Position } from '#libs/event-sourcing';
import { catalogue, NO_PREFERENCES } from '#projections';
import { TownSettings } from '../settings/town-settings';
import { FactLines } from './fact-lines';
import { eventCalled, groupOf, subcalendarCalled } from './fact-words';
import { type Past, PastTown } from './past-town';
import { NOTHING_STANDS, type Standing, standingAfter } from './standing';
import type { Trail } from './trail';
import { Trails } from './trails';

/** Which facts of a history: those before a number, at most so many, of one group. */
export type WhichFacts = Readonly<{ before?: number | undefined; limit: number; group?: FactGroup | undefined }>;

type Held = Pick<NonNullable<HistoryAt['then']>, 'parked' | 'skipped'>;

/** All of it up to an instant; what stood is null where whoever it was, was forgotten by then or later. */
export type Whole = Held & Readonly<{ lines: readonly FactLine[]; standing: Standing | null }>;

/** Somebody's history as auditors read it. */
@Injectable()
export class Histories {
  constructor(
    private readonly trails: Trails,
    private readonly factLines: FactLines,
    private readonly past: PastTown,
    private readonly town: TownSettings,
  ) {}

  async of(key: HashedKey): Promise<Omit<KeyHistory, 'looks'>> {
    return this.trails.with(key, async (trail) => ({
      ...{ key, kind: await this.factLines.kindOf(trail), facts: trail.marks.length },
      forgottenAt: trail.marks[trail.forgottenUpTo - 1]?.time ?? null,
      months: monthsOf(
        trail.marks.map(({ time }) => time),
        this.town.timeZone,
      ),
    }));
  }

  async facts(key: HashedKey, { before, limit, group }: WhichFacts): Promise<FactPage> {
    return this.trails.with(key, async (trail) => {
      const numbers: number[] = [];
      let fact = Math.min(before ?? Number.POSITIVE_INFINITY, trail.marks.length + 1) - 1;
      for (; fact > 0 && numbers.length < limit; fact--)
        if (group === undefined || groupOf(trail.marks[fact - 1]!.type) === group) numbers.push(fact);
      return { facts: await this.factLines.of(trail, numbers), before: fact > 0 ? fact + 1 : null };
    });
  }

  /** Up to and with a fact, or with all that was recorded by an instant. Throws a 400 for one that is not there. */
  async at(key: HashedKey, upTo: Readonly<{ fact: number } | { instant: string }>): Promise<HistoryAt> {
    return this.trails.with(key, async (trail) => {
      const fact = numberOf(trail, upTo);
      if (fact > trail.marks.length) throw new BadRequestException(`fact must be at most ${trail.marks.length}.`);
      const [line = null] = await this.factLines.of(trail, fact > 0 ? [fact] : []);
      const instant = 'instant' in upTo ? upTo.instant : undefined;
      return {
        ...{ fact, facts: trail.marks.length, line },
        together: line ? await this.together(trail, fact, line) : [],
        then: isForgotten(trail, fact) ? null : await this.standing(trail, fact, instant),
      };
    });
  }

  async whole(key: HashedKey, until?: string): Promise<Whole> {
    return this.trails.with(key, async (trail) => {
      const fact = until === undefined ? trail.marks.length : numberOf(trail, { instant: until });
      const lines = await this.factLines.of(
        trail,
        Array.from({ length: fact }, (_, i) => i + 1),
      );
      const standing = isForgotten(trail, fact) ? null : await this.trails.standingAt(trail, fact);
      return { lines, standing, ...heldIn(trail, standing ?? NOTHING_STANDS) };
    });
  }

  /** As the town was when the fact was recorded, or at an instant after it. */
  private async standing(trail: Trail, fact: number, instant?: string): Promise<HistoryAt['then']> {
    const before = await this.trails.standingAt(trail, Math.max(0, fact - 1));
    const mark = trail.marks[fact - 1];
    const after = mark ? (await this.trails.facts([mark])).reduce(standingAfter, before) : before;
    const past = await this.pastOf(trail, fact, instant);
    if (!past) return null;
    const [was, is] = [await preferencesThen(before, past), await preferencesThen(after, past)];
    const [fedBefore, fed] = [await feedOf(before, past), await feedOf(after, past)];
    return {
      ...{ preferences: is, ...heldIn(trail, after) },
      changed: differencesBetween(was, is),
      feed: fed,
      fed: without(fed, fedBefore),
      unfed: without(fedBefore, fed),
    };
  }

  private async pastOf({ marks }: Trail, fact: number, instant?: string): Promise<Past | undefined> {
    if (instant !== undefined) return this.past.at(marks[fact - 1]?.position ?? BEGINNING, instant, 'and what followed');
    // Before the first fact it is as it was right before it.
    const at = marks[fact - 1] ?? marks[0];
    return at && this.past.at(at.position, at.time);
  }

  /** One command's facts stand side by side in a stream. */
  private async together({ marks }: Trail, fact: number, { command }: FactLine): Promise<string[]> {
    const near = marks.slice(Math.max(0, fact - 1 - BESIDE), fact + BESIDE);
    const found = await this.trails.facts(near);
    return found
      .filter(({ metadata, position }) => metadata.commandId === command && position !== marks[fact - 1]!.position)
      .map(({ position }) => decimalOf(position));
  }
}

/** What stood, as the town called it then. */
const preferencesThen = async (standing: Standing, { models, directory }: Past): Promise<PreferencesThen> => {
  const { followed, saved, subcalendars: programs, district, defaults } = standing.preferences ?? NO_PREFERENCES;
  const names = await directory.names();
  const events = await models.getMany(catalogue, saved);
  const offered = new Map((await directory.subcalendars()).map(({ id, name }) => [id, name]));
  return {
    followedOrganizations: followed.map((entry) => names.textOf(entry)),
    followedSubcalendars: programs.map((id) => subcalendarCalled(id, offered.get(id))),
    savedEvents: saved.map((id, i) => eventCalled(id, events[i])),
    collectionDistrict: (district && parseEntry(names.textOf(district)).subOrganization) ?? null,
    defaults,
    texts: {
      agreed: standing.agreed,
      reminders: standing.reminders,
      phone: standing.number !== null,
      answer: (standing.number && standing.answers[standing.number]) || 'none',
    },
    subscribed: standing.subscribed,
    browsers: standing.browsers.length,
    ownEvents: standing.ownEvents,
  };
};

/** Facts of one command on either side that are told of. */
const BESIDE = 20;

/** Whether it was by then or later: nobody reads any more what stood then. */
const isForgotten = (trail: Trail, fact: number): boolean => {
  const { forgottenUpTo } = trail;
  return forgottenUpTo > 0 && fact <= forgottenUpTo;
};

const numberOf = ({ marks }: Trail, upTo: Readonly<{ fact: number } | { instant: string }>): number =>
  'fact' in upTo ? upTo.fact : marks.findLastIndex(({ time }) => time <= upTo.instant) + 1;

/** Which facts stand in no preferences, and why. */
const heldIn = ({ marks }: Trail, { parked, skipped }: Standing): Held => {
  const told = ({ position, reason }: Readonly<{ position: Position; reason: string }>) => ({
    ...{ fact: marks.findIndex((mark) => mark.position === position) + 1, position: decimalOf(position), reason },
  });
  return { parked: parked && told(parked), skipped: skipped.map(told) };
};

const feedOf = async ({ preferences }: Standing, { feeds }: Past): Promise<FedEvent[]> => {
  const { followed, subcalendars, saved, defaults } = preferences ?? NO_PREFERENCES;
  return (await feeds.events({ followed, subcalendars, saved, defaults, own: null })).map(fedEvent);
};

const fedEvent = ({ id, name, date, organization }: TownEvent): FedEvent => ({ id, name, date, organization });

const without = (events: readonly FedEvent[], others: readonly FedEvent[]): FedEvent[] => {
  const known = new Set(others.map(({ id }) => id));
  return events.filter(({ id }) => !known.has(id));
};
