import { BadRequestException, Injectable } from '@nestjs/common';
import {
  type FactGroup,
  type FactLine,
  type FactPage,
  findPreferenceChanges,
  type KeyHistory,
  type MyAlmanacEvent,
  type PastPreferences,
  type PastState,
  parseOrganizationEntry,
  type TownEvent,
  toHistoryMonths,
} from '#libs/contracts';
import type { HashedKey } from '#libs/domain';
import { BEGINNING, type Position, toDecimal } from '#libs/event-sourcing';
import { catalogue, NO_PREFERENCES } from '#projections';
import { TownSettings } from '../settings/town-settings';
import { FactLines } from './fact-lines';
import { formatEventName, formatSubcalendarName, groupOf } from './fact-texts';
import { PastTown, type PastTownModels } from './past-town';
import { EMPTY_RESIDENT_STATE, foldResidentState, type ResidentState } from './resident-state';
import type { Trail } from './trail';
import { Trails } from './trails';

export type FactPageQuery = Readonly<{ before?: number | undefined; limit: number; group?: FactGroup | undefined }>;

type UnfoldedFacts = Pick<NonNullable<PastState['then']>, 'parked' | 'skipped'>;

/** `state` is null if the resident was forgotten by then or later. */
export type FullHistory = UnfoldedFacts & Readonly<{ lines: readonly FactLine[]; state: ResidentState | null }>;

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
      months: toHistoryMonths(
        trail.marks.map(({ time }) => time),
        this.town.timeZone,
      ),
    }));
  }

  async facts(key: HashedKey, { before, limit, group }: FactPageQuery): Promise<FactPage> {
    return this.trails.with(key, async (trail) => {
      const numbers: number[] = [];
      let fact = Math.min(before ?? Number.POSITIVE_INFINITY, trail.marks.length + 1) - 1;
      for (; fact > 0 && numbers.length < limit; fact--)
        if (group === undefined || groupOf(trail.marks[fact - 1]!.type) === group) numbers.push(fact);
      return { facts: await this.factLines.of(trail, numbers), before: fact > 0 ? fact + 1 : null };
    });
  }

  /** After a fact, or after all facts recorded by an instant. Throws a 400 for a fact number that does not exist. */
  async at(key: HashedKey, upTo: Readonly<{ fact: number } | { instant: string }>): Promise<PastState> {
    return this.trails.with(key, async (trail) => {
      const fact = factNumberAt(trail, upTo);
      if (fact > trail.marks.length) throw new BadRequestException(`fact must be at most ${trail.marks.length}.`);
      const [line = null] = await this.factLines.of(trail, fact > 0 ? [fact] : []);
      const instant = 'instant' in upTo ? upTo.instant : undefined;
      return {
        ...{ fact, facts: trail.marks.length, line },
        together: line ? await this.otherFactsOfCommand(trail, fact, line) : [],
        then: isForgotten(trail, fact) ? null : await this.stateThen(trail, fact, instant),
      };
    });
  }

  async full(key: HashedKey, until?: string): Promise<FullHistory> {
    return this.trails.with(key, async (trail) => {
      const fact = until === undefined ? trail.marks.length : factNumberAt(trail, { instant: until });
      const lines = await this.factLines.of(
        trail,
        Array.from({ length: fact }, (_, i) => i + 1),
      );
      const state = isForgotten(trail, fact) ? null : await this.trails.stateAt(trail, fact);
      return { lines, state, ...unfoldedFactsIn(trail, state ?? EMPTY_RESIDENT_STATE) };
    });
  }

  private async stateThen(trail: Trail, fact: number, instant?: string): Promise<PastState['then']> {
    const stateBefore = await this.trails.stateAt(trail, Math.max(0, fact - 1));
    const mark = trail.marks[fact - 1];
    const stateAfter = mark ? (await this.trails.facts([mark])).reduce(foldResidentState, stateBefore) : stateBefore;
    const past = await this.pastTownAt(trail, fact, instant);
    if (!past) return null;
    const [was, is] = [await toPreferencesThen(stateBefore, past), await toPreferencesThen(stateAfter, past)];
    const [fedBefore, fed] = [await myAlmanacOf(stateBefore, past), await myAlmanacOf(stateAfter, past)];
    return {
      ...{ preferences: is, ...unfoldedFactsIn(trail, stateAfter) },
      changed: findPreferenceChanges(was, is),
      feed: fed,
      fed: eventsWithout(fed, fedBefore),
      unfed: eventsWithout(fedBefore, fed),
    };
  }

  private async pastTownAt({ marks }: Trail, fact: number, instant?: string): Promise<PastTownModels | undefined> {
    if (instant !== undefined) return this.past.at(marks[fact - 1]?.position ?? BEGINNING, instant, 'and what followed');
    const at = marks[fact - 1] ?? marks[0];
    return at && this.past.at(at.position, at.time);
  }

  /** Facts of one command are neighbours in the log, so only these are read. */
  private async otherFactsOfCommand({ marks }: Trail, fact: number, { command }: FactLine): Promise<string[]> {
    const neighbours = marks.slice(Math.max(0, fact - 1 - MAX_NEIGHBOURS), fact + MAX_NEIGHBOURS);
    const found = await this.trails.facts(neighbours);
    return found
      .filter(({ metadata, position }) => metadata.commandId === command && position !== marks[fact - 1]!.position)
      .map(({ position }) => toDecimal(position));
  }
}

const toPreferencesThen = async (state: ResidentState, { models, directory }: PastTownModels): Promise<PastPreferences> => {
  const { followed, saved, subcalendars: followedSubcalendars, district, defaults } = state.preferences ?? NO_PREFERENCES;
  const names = await directory.names();
  const events = await models.getMany(catalogue, saved);
  const subcalendarNames = new Map((await directory.subcalendars()).map(({ id, name }) => [id, name]));
  return {
    followedOrganizations: followed.map((entry) => names.textOf(entry)),
    followedSubcalendars: followedSubcalendars.map((id) => formatSubcalendarName(id, subcalendarNames.get(id))),
    savedEvents: saved.map((id, i) => formatEventName(id, events[i])),
    collectionDistrict: (district && parseOrganizationEntry(names.textOf(district)).subOrganization) ?? null,
    defaults,
    texts: {
      agreed: state.agreed,
      reminders: state.reminders,
      phone: state.number !== null,
      answer: (state.number && state.answers[state.number]) || 'none',
    },
    subscribed: state.subscribed,
    browsers: state.browsers.length,
    ownEvents: state.ownEvents,
  };
};

const MAX_NEIGHBOURS = 20;

/** Whether the resident was forgotten by then or later: an earlier state must not be shown. */
const isForgotten = (trail: Trail, fact: number): boolean => {
  const { forgottenUpTo } = trail;
  return forgottenUpTo > 0 && fact <= forgottenUpTo;
};

const factNumberAt = ({ marks }: Trail, upTo: Readonly<{ fact: number } | { instant: string }>): number =>
  'fact' in upTo ? upTo.fact : marks.findLastIndex(({ time }) => time <= upTo.instant) + 1;

const unfoldedFactsIn = ({ marks }: Trail, { parked, skipped }: ResidentState): UnfoldedFacts => {
  const toUnfoldedFact = ({ position, reason }: Readonly<{ position: Position; reason: string }>) => ({
    ...{ fact: marks.findIndex((mark) => mark.position === position) + 1, position: toDecimal(position), reason },
  });
  return { parked: parked && toUnfoldedFact(parked), skipped: skipped.map(toUnfoldedFact) };
};

const myAlmanacOf = async ({ preferences }: ResidentState, { feeds }: PastTownModels): Promise<MyAlmanacEvent[]> => {
  const { followed, subcalendars, saved, defaults } = preferences ?? NO_PREFERENCES;
  return (await feeds.events({ followed, subcalendars, saved, defaults, own: null })).map(toFedEvent);
};

const toFedEvent = ({ id, name, date, organization }: TownEvent): MyAlmanacEvent => ({ id, name, date, organization });

const eventsWithout = (events: readonly MyAlmanacEvent[], others: readonly MyAlmanacEvent[]): MyAlmanacEvent[] => {
  const ids = new Set(others.map(({ id }) => id));
  return events.filter(({ id }) => !ids.has(id));
};
