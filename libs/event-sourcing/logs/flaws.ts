import { MAX_APPEND_BYTES } from '../errors';
import type { EventStore } from '../event-store';
import type { Metadata, Position, Recorded } from '../message';
import type { Upcasters } from '../upcasting';
import { appendBytesOf, type Fact, factName, factsOf } from './fact';
import { isUuid } from './uuid';

export type KnownTypes = Readonly<{ types: ReadonlySet<string>; upcasters: Upcasters }>;

const STREAM_PATTERN = /^[a-z]\w*-[^\s\p{C}]{1,200}$/iu;
const TYPE_PATTERN = /^[a-z]\w{0,99}$/i;
const METADATA_FIELDS: readonly (keyof Metadata)[] = ['actor', 'time', 'commandId', 'correlationId'];

/** Returns what is wrong with a fact as the end of a sentence, undefined if nothing. `length` is its size in bytes, if known. */
export const flawOf = (fact: Fact, { types, upcasters }: KnownTypes, length?: number): string | undefined => {
  const { stream, revision, id, type, data, metadata } = fact;
  if (!isText(stream) || !STREAM_PATTERN.test(stream)) return 'has no valid stream';
  if (!Number.isSafeInteger(revision) || revision < 0) return 'has no revision';
  if (!isText(id) || !isUuid(id)) return 'has no UUID as its id';
  if (!isText(type) || !TYPE_PATTERN.test(type)) return 'has no type';
  if (!isObject(data)) return 'has no data';
  if (!isObject(metadata) || !METADATA_FIELDS.every((name) => isText(metadata[name])))
    return 'lacks actor, time, commandId or correlationId';
  if (Number.isNaN(Date.parse(metadata.time))) return `has an invalid time: '${metadata.time}'`;
  const bytes = length ?? appendBytesOf(fact);
  if (bytes > MAX_APPEND_BYTES) return `has ${bytes} bytes, more than the limit of ${MAX_APPEND_BYTES}`;
  return isUnreadable(fact, upcasters, types);
};

/** Throws an Error with a sentence for an invalid fact. */
export async function* validFactsOf(
  store: Pick<EventStore, 'readAll'>,
  until: Position,
  knownTypes: KnownTypes,
): AsyncGenerator<Recorded, undefined> {
  for await (const fact of factsOf(store, until)) {
    const flaw = flawOf(fact, knownTypes);
    if (flaw) throw new Error(`${factName(fact)} ${flaw}: it cannot be copied to another log.`);
    yield fact;
  }
}

const isUnreadable = ({ type, data }: Fact, upcasters: Upcasters, types: ReadonlySet<string>): string | undefined => {
  try {
    const today = Object.hasOwn(upcasters, type) ? upcasters[type]!(data).type : type;
    return types.has(today) ? undefined : `has an unknown type: '${today}'`;
  } catch (error) {
    return `cannot be upcast to the current version: ${error}`;
  }
};

const isText = (value: unknown): value is string => typeof value === 'string';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
