import { Injectable } from '@nestjs/common';
import type { FactSearch, FoundFact } from '#libs/contracts';
import { accountOfActor, catalogueEvent, isHashedKey } from '#libs/domain';
import { BEGINNING, decimalOf, EventStore, type Position, type Recorded, takingTurns } from '#libs/event-sourcing';
import { projections } from '#projections';
import { Veil } from '../events/veil';
import { isOfTheTown, toldData } from '../operations/told-fact';

/** What is looked for; all of it has to be so. Instants are ISO, in UTC. */
export type Search = Readonly<
  Partial<Record<'command' | 'correlation' | 'kind' | 'from' | 'to', string | undefined>> & {
    /** Any of these. */
    actors?: readonly string[] | undefined;
    /** By name: of the kinds that it folds. */
    projection?: string | undefined;
    event?: number | undefined;
    after?: Position | undefined;
  }
>;

const PAGE = 1_000;
const MOST_FOUND = 50;
/** Read for one answer: a part of a second, so that nobody waits for it, nor for whoever asked. */
const MOST_READ = 50_000;

/** Whoever acts by a role or at the command line. */
export const OPERATORS = 'operators';

/** Looks through the whole log, part by part. */
@Injectable()
export class Searching {
  constructor(
    private readonly store: EventStore,
    private readonly veil: Veil,
  ) {}

  async search({ after, ...search }: Search): Promise<FactSearch> {
    const isMeant = meaningOf(search);
    const [found, turn]: [FoundFact[], () => Promise<void>] = [[], takingTurns()];
    let [position, read, isEnd] = [after ?? BEGINNING, 0, false];
    while (!isEnd && found.length < MOST_FOUND && read < MOST_READ) {
      const page = await this.store.readAll(position, PAGE);
      const hits = page.events.filter(isMeant);
      const some = hits.slice(0, MOST_FOUND - found.length);
      found.push(...(await this.veil.over(some)).map(foundIn));
      // Where there is no more room, the rest of the page is read again, and counted then.
      const isFull = some.length < hits.length;
      read += isFull ? page.events.indexOf(some.at(-1)!) + 1 : page.events.length;
      isEnd = page.isEnd && !isFull;
      position = isFull ? some.at(-1)!.position : page.position;
      await turn();
    }
    return { found, after: isEnd ? null : decimalOf(position), read };
  }
}

const meaningOf = ({ command, correlation, kind, projection, actors, event, from, to }: Search) => {
  const folds = projections.find(({ name }) => name === projection)?.on ?? {};
  return ({ stream, type, metadata: { commandId, correlationId, actor, time } }: Recorded): boolean =>
    (command === undefined || commandId === command) &&
    (correlation === undefined || correlationId === correlation) &&
    (kind === undefined || type === kind) &&
    (projection === undefined || Object.hasOwn(folds, type)) &&
    (actors === undefined || actors.includes(actor) || (actors.includes(OPERATORS) && isOperator(actor))) &&
    (event === undefined || stream === `${catalogueEvent.stream}-${event}`) &&
    (from === undefined || time >= from) &&
    (to === undefined || time <= to);
};

const isOperator = (actor: string) => actor === 'operator' || accountOfActor(actor) !== undefined;

/** Of what was done to one person, or said by one, an operator's own words are told. */
const whyIn = ({ reason, done }: Recorded['data'], actor: string): string | null =>
  isOperator(actor) ? (reason ?? done ?? null) : null;

const foundIn = ({ position, stream, type, data, metadata }: Recorded): FoundFact => ({
  position: decimalOf(position),
  time: metadata.time,
  stream,
  kind: type,
  actor: metadata.actor,
  command: metadata.commandId,
  correlation: metadata.correlationId,
  key: typeof data.key === 'string' && isHashedKey(data.key) ? data.key : null,
  event: stream.startsWith('event-') ? data.id : null,
  what: isOfTheTown(stream) ? wordsOf(stream, data) : whyIn(data, metadata.actor),
});

const LONGEST = 300;

const wordsOf = (stream: string, data: Recorded['data']): string => {
  const told = JSON.stringify(toldData(stream, data));
  return told.length > LONGEST ? `${told.slice(0, LONGEST - 1)}…` : told;
};
