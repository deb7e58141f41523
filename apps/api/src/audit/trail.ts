import { type HashedKey, phoneNumber } from '#libs/domain';
import { isDecisionFor, type Position, type Recorded } from '#libs/event-sourcing';
import { preferences } from '#projections';
import { OPERATIONS_STREAM } from '../operations/operations-stream';
import { EMPTY_RESIDENT_STATE, foldResidentState, type ResidentState } from './resident-state';

/** The content is read from the log each time. */
export type FactReference = Readonly<{ stream: string; revision: number; position: Position; type: string; time: string }>;

/** Valid only while the log has fact `id` there. */
export type StateSnapshot = Readonly<{ fact: number; id: string; state: ResidentState }>;

export const FACTS_PER_SNAPSHOT = 1_000;

export class Trail {
  readonly marks: FactReference[] = [];
  readonly snapshots: StateSnapshot[] = [{ fact: 0, id: '', state: EMPTY_RESIDENT_STATE }];
  readonly lastReadFacts = new Map<string, Readonly<{ revision: number; id: string }>>();
  seenHead: Readonly<{ position: Position; id: string | undefined }> | undefined;
  private state = EMPTY_RESIDENT_STATE;
  private readonly texts = new Map<string, string>();

  constructor(
    readonly log: string,
    readonly key: HashedKey,
  ) {}

  get lastPosition(): Position | undefined {
    return this.marks.at(-1)?.position;
  }

  /** The number of the fact by which the resident was forgotten, 0 if she was not. */
  get forgottenUpTo(): number {
    return this.marks.findLastIndex(({ type }) => type === 'AccountForgotten' || type === 'PreferencesForgotten') + 1;
  }

  add(fact: Recorded) {
    const { stream, revision, position, type, id, metadata } = fact;
    this.lastReadFacts.set(stream, { revision, id });
    if (!isAboutResident(fact, this.key, this.state)) return;
    this.marks.push({ stream: this.shared(stream), revision, position, type: this.shared(type), time: metadata.time });
    this.state = foldResidentState(this.state, fact);
    if (this.marks.length % FACTS_PER_SNAPSHOT === 0) this.snapshots.push({ fact: this.marks.length, id, state: this.state });
  }

  /** Each fact is read with texts of its own, of which few are different. */
  private shared(text: string): string {
    const before = this.texts.get(text);
    if (before === undefined) this.texts.set(text, text);
    return before ?? text;
  }
}

const PHONE_STREAM_PREFIX = `${phoneNumber.stream}-`;

/** A phone may be shared: a fact with a key belongs to that resident, one without to everyone whose messages go to it then. */
const isAboutResident = (fact: Recorded, key: HashedKey, { number }: ResidentState): boolean => {
  const { stream, data } = fact;
  // The operations stream contains decisions about facts in a resident's preferences.
  if (stream === OPERATIONS_STREAM) return isDecisionFor(preferences, fact) && data.key === key;
  return !stream.startsWith(PHONE_STREAM_PREFIX) || data.key === key || (!data.key && stream === PHONE_STREAM_PREFIX + number);
};
