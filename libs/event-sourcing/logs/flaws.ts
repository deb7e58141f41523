import { MAX_APPEND_BYTES } from '../errors';
import type { EventStore } from '../event-store';
import type { Metadata, Position, Recorded } from '../message';
import type { Upcasters } from '../upcasting';
import { bytesOf, type Fact, factsOf, nameOf } from './fact';
import { isUuid } from './uuid';

/** What facts there may be in a log: those of today by their types, those of before by what makes them ones of today. */
export type KnownTypes = Readonly<{ types: ReadonlySet<string>; upcasters: Upcasters }>;

const STREAM = /^[a-z]\w*-[^\s\p{C}]{1,200}$/iu;
const TYPE = /^[a-z]\w{0,99}$/i;
const SAID: readonly (keyof Metadata)[] = ['actor', 'time', 'commandId', 'correlationId'];

/** What is wrong with something that claims to be a fact, as the end of a sentence. `length` is its bytes, where they are known. */
export const flawOf = (fact: Fact, { types, upcasters }: KnownTypes, length?: number): string | undefined => {
  const { stream, revision, id, type, data, metadata } = fact;
  if (!isText(stream) || !STREAM.test(stream)) return 'names no stream';
  if (!Number.isSafeInteger(revision) || revision < 0) return 'has no revision';
  if (!isText(id) || !isUuid(id)) return 'has no UUID as its id';
  if (!isText(type) || !TYPE.test(type)) return 'has no type';
  if (!isObject(data)) return 'says nothing';
  if (!isObject(metadata) || !SAID.every((name) => isText(metadata[name]))) return 'does not say who, when and why';
  if (Number.isNaN(Date.parse(metadata.time))) return `says when in a way that nobody reads: '${metadata.time}'`;
  const bytes = length ?? bytesOf(fact);
  if (bytes > MAX_APPEND_BYTES) return `has ${bytes} bytes, more than the ${MAX_APPEND_BYTES} of an append`;
  return unread(fact, upcasters, types);
};

/** The facts of a log, for who would record them elsewhere. Throws an Error with a sentence for one that nobody would take. */
export async function* soundFactsOf(
  store: Pick<EventStore, 'readAll'>,
  until: Position,
  known: KnownTypes,
): AsyncGenerator<Recorded, undefined> {
  for await (const fact of factsOf(store, until)) {
    const flaw = flawOf(fact, known);
    if (flaw) throw new Error(`${nameOf(fact)} ${flaw}: no other log would take it.`);
    yield fact;
  }
}

const unread = ({ type, data }: Fact, upcasters: Upcasters, types: ReadonlySet<string>): string | undefined => {
  try {
    const today = Object.hasOwn(upcasters, type) ? upcasters[type]!(data).type : type;
    return types.has(today) ? undefined : `is of a type that is not known here: '${today}'`;
  } catch (error) {
    return `cannot be read as one of today: ${error}`;
  }
};

const isText = (value: unknown): value is string => typeof value === 'string';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
