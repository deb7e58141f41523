import type { ToldFact } from '#libs/contracts';
import { decimalOf, type Recorded } from '#libs/event-sourcing';

/** Kinds of streams of what everybody may know. All others are about somebody: of those only numbers, and what is so or not, are told. */
const PUBLIC = new Set(['address', 'event', 'operations', 'organization', 'organizationName', 'source']);
/** What lets in whoever knows it: the address of a source may have a password in it. */
const HIDDEN = new Set(['address', 'url']);
const LONGEST = 400;

/** A fact without anything personal; `actor` says who caused it, as operators may know. */
export const toldFact = ({ id, position, type, stream, revision, metadata, data }: Recorded, actor: string): ToldFact => ({
  ...{ id, position: decimalOf(position), type, stream, revision, time: metadata.time, actor },
  data: toldData(stream, data),
});

/** Data, or a document, as far as the kind of a stream lets it be told. */
export const toldData = (stream: string, data: unknown): unknown => told(data, kindOf(stream));

/** Whether what a stream says is the town's, and nobody's alone. */
export const isOfTheTown = (stream: string): boolean => PUBLIC.has(kindOf(stream));

const kindOf = (stream: string) => stream.slice(0, stream.indexOf('-'));

const told = (value: unknown, kind: string): unknown => {
  if (typeof value === 'string') return PUBLIC.has(kind) ? shortened(value) : '…';
  if (Array.isArray(value)) return value.map((each) => told(each, kind));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      PUBLIC.has(kind) || FIELD.test(name) ? name : '…',
      kind === 'source' && HIDDEN.has(name) ? '…' : told(each, kind),
    ]),
  );
};

/** What we call something. Any other name somebody may have given: a day, say, on which they change something of theirs. */
const FIELD = /^[a-z][A-Za-z]*$/;

const shortened = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);
