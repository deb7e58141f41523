import type { RedactedFact } from '#libs/contracts';
import { type Recorded, toDecimal } from '#libs/event-sourcing';

/** Kinds of streams that are public. All others are about a resident: only their numbers and booleans are shown. */
const PUBLIC_STREAM_KINDS = new Set(['address', 'event', 'operations', 'organization', 'organizationName', 'source']);
/** Secrets: the address of a source may contain a password. */
const SECRET_FIELDS = new Set(['address', 'url']);
const MAX_TEXT_LENGTH = 400;

export const toRedactedFact = (
  { id, position, type, stream, revision, metadata, data }: Recorded,
  actor: string,
): RedactedFact => ({
  ...{ id, position: toDecimal(position), type, stream, revision, time: metadata.time, actor },
  data: redactData(stream, data),
});

export const redactData = (stream: string, data: unknown): unknown => redact(data, streamKindOf(stream));

export const isPublicStream = (stream: string): boolean => PUBLIC_STREAM_KINDS.has(streamKindOf(stream));

const streamKindOf = (stream: string) => stream.slice(0, stream.indexOf('-'));

const redact = (value: unknown, kind: string): unknown => {
  if (typeof value === 'string') return PUBLIC_STREAM_KINDS.has(kind) ? shortenText(value) : '…';
  if (Array.isArray(value)) return value.map((each) => redact(each, kind));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      PUBLIC_STREAM_KINDS.has(kind) || FIELD_NAME.test(name) ? name : '…',
      kind === 'source' && SECRET_FIELDS.has(name) ? '…' : redact(each, kind),
    ]),
  );
};

/** Names of our fields. Any other key may come from a resident, such as the day of an occurrence she changed. */
const FIELD_NAME = /^[a-z][A-Za-z]*$/;

const shortenText = (text: string) => (text.length > MAX_TEXT_LENGTH ? `${text.slice(0, MAX_TEXT_LENGTH)}…` : text);
