import { ignoreUnavailable } from './errors';
import { ALONE_LEASE_SECONDS, ALONE_RENEW_MS, LEASE_SECONDS, type Leases, RENEW_MS, type Token } from './leases';

/** While another process has one of the leases. */
const STANDBY_INTERVAL_MS = 250;

export type HeldLeases = ReadonlyMap<string, Token>;

type Member = Readonly<{
  names: readonly string[];
  /** Other leases of `names` are held than before. */
  onChange: () => void;
  /** Renewing failed. It is tried again. */
  onFailure: (error: unknown) => void;
}>;

export class LeaseKeeper {
  private readonly members = new Set<Member>();
  private heldLeases: HeldLeases = new Map();
  /** The leases of a member have not been asked for. */
  private isIncomplete = false;
  private askedAt = Number.NEGATIVE_INFINITY;
  private request: Promise<void> | undefined;
  private timer: NodeJS.Timeout | undefined;
  private stopWatching: (() => void) | undefined;

  constructor(
    private readonly leases: Leases,
    private readonly holder: string,
  ) {}

  join(member: Member): () => Promise<void> {
    this.members.add(member);
    this.isIncomplete = true;
    this.stopWatching ??= this.leases.watch(() => void this.renew());
    return () => this.leave(member);
  }

  /** Asks first if the last answer is old, because another process may have taken over while this one was frozen. */
  async heldAmong(names: readonly string[]): Promise<HeldLeases> {
    while (this.isIncomplete || performance.now() - this.askedAt >= this.maxAgeMs) await this.ask();
    return among(names, this.heldLeases);
  }

  private async leave(member: Member) {
    this.members.delete(member);
    if (this.members.size === 0) this.rest();
    await this.request?.catch(() => {});
    // An unreleased lease expires.
    await this.leases.releaseAll(member.names, this.holder).catch(ignoreUnavailable);
  }

  private rest() {
    clearTimeout(this.timer);
    this.stopWatching?.();
    this.stopWatching = undefined;
  }

  /** Concurrent callers share one call. */
  private ask(): Promise<void> {
    this.request ??= this.askOnce().finally(() => {
      this.request = undefined;
      clearTimeout(this.timer);
      if (this.members.size > 0) this.timer = setTimeout(() => void this.renew(), this.renewMs);
    });
    return this.request;
  }

  private async askOnce() {
    const { names, heldLeases: before } = this;
    const askedAt = performance.now();
    try {
      this.heldLeases = await this.leases.acquireAll(names, this.holder, LEASE_SECONDS, ALONE_LEASE_SECONDS);
      this.isIncomplete = this.names.some((name) => !names.includes(name));
    } finally {
      this.askedAt = askedAt;
    }
    for (const member of this.members)
      if (!isSame(among(member.names, before), among(member.names, this.heldLeases))) member.onChange();
  }

  private async renew() {
    try {
      await this.ask();
    } catch (error) {
      for (const { onFailure } of this.members) onFailure(error);
    }
  }

  private get names(): readonly string[] {
    return [...this.members].flatMap(({ names }) => names);
  }

  private get maxAgeMs() {
    return this.holdsAll ? RENEW_MS : STANDBY_INTERVAL_MS;
  }

  private get renewMs() {
    return this.holdsAll && !this.leases.hasStandby() ? ALONE_RENEW_MS : this.maxAgeMs;
  }

  private get holdsAll() {
    return this.heldLeases.size >= this.names.length;
  }
}

const among = (names: readonly string[], held: HeldLeases): HeldLeases =>
  new Map([...held].filter(([name]) => names.includes(name)));

const isSame = (one: HeldLeases, other: HeldLeases) =>
  one.size === other.size && [...one].every(([name, token]) => other.get(name) === token);
