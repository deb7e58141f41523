import { Injectable } from '@nestjs/common';
import type { FactSearchResponse, FoundFact } from '#libs/contracts';
import { accountOfActor, catalogueEvent, isHashedKey } from '#libs/domain';
import { BEGINNING, createTurnPause, EventStore, type Position, type Recorded, toDecimal } from '#libs/event-sourcing';
import { projections } from '#projections';
import { PrivateEventFilter } from '../events/private-event-filter';
import { isPublicStream, redactData } from '../operations/redacted-fact';

/** A fact must match all given fields. Instants are ISO texts in UTC. */
export type FactQuery = Readonly<
  Partial<Record<'command' | 'correlation' | 'kind' | 'from' | 'to', string | undefined>> & {
    actors?: readonly string[] | undefined;
    projection?: string | undefined;
    event?: number | undefined;
    after?: Position | undefined;
  }
>;

const FACTS_PER_PAGE = 1_000;
const MAX_FOUND_FACTS = 50;
/** Limits the time of one response to a fraction of a second. */
const MAX_READ_FACTS = 50_000;

export const ALL_OPERATORS = 'operators';

@Injectable()
export class FactSearcher {
  constructor(
    private readonly store: EventStore,
    private readonly privateEventFilter: PrivateEventFilter,
  ) {}

  async search({ after, ...search }: FactQuery): Promise<FactSearchResponse> {
    const isMatch = toMatcher(search);
    const [foundFacts, pause]: [FoundFact[], () => Promise<void>] = [[], createTurnPause()];
    let [position, read, isEnd] = [after ?? BEGINNING, 0, false];
    while (!isEnd && foundFacts.length < MAX_FOUND_FACTS && read < MAX_READ_FACTS) {
      const page = await this.store.readAll(position, FACTS_PER_PAGE);
      const matches = page.facts.filter(isMatch);
      const taken = matches.slice(0, MAX_FOUND_FACTS - foundFacts.length);
      foundFacts.push(...(await this.privateEventFilter.apply(taken)).map(toFoundFact));
      // The rest of the page does not fit: it is read and counted by the next call.
      const isFull = taken.length < matches.length;
      read += isFull ? page.facts.indexOf(taken.at(-1)!) + 1 : page.facts.length;
      isEnd = page.isEnd && !isFull;
      position = isFull ? taken.at(-1)!.position : page.position;
      await pause();
    }
    return { found: foundFacts, after: isEnd ? null : toDecimal(position), read };
  }
}

const toMatcher = ({ command, correlation, kind, projection, actors, event, from, to }: FactQuery) => {
  const handledTypes = projections.find(({ name }) => name === projection)?.on ?? {};
  return ({ stream, type, metadata: { commandId, correlationId, actor, time } }: Recorded): boolean =>
    (command === undefined || commandId === command) &&
    (correlation === undefined || correlationId === correlation) &&
    (kind === undefined || type === kind) &&
    (projection === undefined || Object.hasOwn(handledTypes, type)) &&
    (actors === undefined || actors.includes(actor) || (actors.includes(ALL_OPERATORS) && isOperator(actor))) &&
    (event === undefined || stream === `${catalogueEvent.stream}-${event}`) &&
    (from === undefined || time >= from) &&
    (to === undefined || time <= to);
};

const isOperator = (actor: string) => actor === 'operator' || accountOfActor(actor) !== undefined;

/** Facts about one person show only the reason given by an operator. */
const operatorReasonOf = ({ reason, done }: Recorded['data'], actor: string): string | null =>
  isOperator(actor) ? (reason ?? done ?? null) : null;

const toFoundFact = ({ position, stream, type, data, metadata }: Recorded): FoundFact => ({
  position: toDecimal(position),
  time: metadata.time,
  stream,
  kind: type,
  actor: metadata.actor,
  command: metadata.commandId,
  correlation: metadata.correlationId,
  key: typeof data.key === 'string' && isHashedKey(data.key) ? data.key : null,
  event: stream.startsWith('event-') ? data.id : null,
  what: isPublicStream(stream) ? formatData(stream, data) : operatorReasonOf(data, metadata.actor),
});

const MAX_TEXT_LENGTH = 300;

const formatData = (stream: string, data: Recorded['data']): string => {
  const text = JSON.stringify(redactData(stream, data));
  return text.length > MAX_TEXT_LENGTH ? `${text.slice(0, MAX_TEXT_LENGTH - 1)}…` : text;
};
