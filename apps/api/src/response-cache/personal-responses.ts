import type { HashedKey } from '#libs/domain';
import type { Projection, ReadModels } from '#libs/event-sourcing';
import type { EncodedResponse, Encoding, FinishedResponse } from './finished-response';
import { oncePerTurn } from './once-per-turn';
import { digestOf, type ResponseCache } from './response-cache';

/** About 200 bytes each. */
const MAX_RESIDENTS = 50_000;

type PersonalResponsesOptions<Parameters> = Readonly<{
  readModels: ReadModels;
  /** Whatever the parameters of a resident depend on. */
  sources: readonly Projection<any>[];
  /** Identifies everything else that the responses depend on. */
  readVersion: () => Promise<string>;
  readParameters: (resident: HashedKey) => Promise<Parameters>;
  isCacheable?: (parameters: Parameters) => boolean;
}>;

/**
 * Caches only the digest of a resident's parameters while no `source` has changed; equal parameters share a response. Where
 * revisions are not atomic, parameters are always read: another process may have answered from a document whose revision has not
 * moved.
 */
export class PersonalResponses<Parameters> {
  private readonly digests = new Map<HashedKey, KnownDigest>();

  constructor(
    private readonly responses: ResponseCache<Parameters>,
    private readonly options: PersonalResponsesOptions<Parameters>,
  ) {}

  finishedResponse(resident: HashedKey): FinishedResponse {
    return async (encoding) => {
      const state = await this.readState();
      return this.find(resident, state, encoding) ?? this.make(resident, state, encoding);
    };
  }

  /** Read before the parameters, so these are never older than their revision. */
  private readonly readState = oncePerTurn(async (): Promise<State> => {
    const { readModels, sources, readVersion } = this.options;
    return { revision: readModels.revision(...sources), version: await readVersion() };
  });

  private find(resident: HashedKey, { revision, version }: State, encoding: Encoding): Promise<EncodedResponse> | undefined {
    if (!this.options.readModels.hasAtomicRevisions) return undefined;
    const known = this.digests.get(resident);
    return known?.revision === revision ? this.responses.find(version, known.digest, encoding) : undefined;
  }

  private async make(resident: HashedKey, { revision, version }: State, encoding: Encoding): Promise<EncodedResponse> {
    const parameters = await this.options.readParameters(resident);
    if (this.options.isCacheable?.(parameters) === false) return this.responses.make(parameters, encoding);
    const digest = digestOf(parameters);
    this.remember(resident, { revision, digest });
    return this.responses.get(version, parameters, digest)(encoding);
  }

  private remember(resident: HashedKey, known: KnownDigest) {
    this.digests.delete(resident);
    this.digests.set(resident, known);
    if (this.digests.size > MAX_RESIDENTS) this.digests.delete(this.digests.keys().next().value!);
  }
}

type State = Readonly<{ revision: string; version: string }>;

type KnownDigest = Readonly<{ revision: string; digest: string }>;
