import { Injectable } from '@nestjs/common';
import type { BehindAnswer, ReadyAnswer, ReadyState } from '#libs/contracts';
import { CatchUp } from './catch-up';
import { type Stand, type Standing, Standings } from './standings';

/** Whether this process can answer, and by name what is behind. */
@Injectable()
export class Readiness {
  constructor(
    private readonly standings: Standings,
    private readonly catchUp: CatchUp,
  ) {}

  async look(): Promise<ReadyAnswer | BehindAnswer> {
    const stores = await this.standings.stores();
    const missing = stores.flatMap(({ name, answers }) => (answers ? [] : [name]));
    if (missing.length > 0) return behind(unanswering(missing), { stores, ...NOTHING_KNOWN });
    const standing = await this.standings.all();
    if (typeof standing === 'string') {
      const lost = stores.map((one) => (one.name === standing ? { ...one, answers: false } : one));
      return behind(unanswering([standing]), { stores: lost, ...NOTHING_KNOWN });
    }
    const state = { stores, ...told(standing), sources: await this.sources() };
    const wrong = this.wrongWith(standing);
    return wrong ? behind(wrong, state) : { status: 'ready', position: standing.head, chain: standing.chain, ...state };
  }

  /** Whether every read model serves, and is current or catching up. */
  isReady(standing: Standing): boolean {
    return this.wrongWith(standing) === undefined;
  }

  private wrongWith(standing: Standing): string | undefined {
    const { head, projections } = standing;
    if (projections.some(({ position }) => position === null)) return 'The read models are being built.';
    const [first] = this.catchUp
      .stalled(standing)
      .map(({ position }) => position!)
      .toSorted();
    return first && `The read models are at ${first}, the log is at ${head}, and they do not catch up.`;
  }

  /** Nobody is unready for a source. */
  private async sources(): Promise<ReadyState['sources']> {
    const all = await this.standings.sources();
    if (!all) return null;
    const looked = all.filter(({ source }) => !source.isPaused);
    return {
      known: all.length,
      stale: all.filter(({ standing }) => standing.isStale).length,
      failing: looked.filter(({ note }) => note.failures > 0).length,
      heldBack: all.filter(({ standing }) => standing.reason === 'held-back').length,
      checkedAt:
        all
          .flatMap(({ note }) => note.triedAt ?? [])
          .toSorted()
          .at(-1) ?? null,
      nextAt: looked.flatMap(({ note }) => note.nextAt ?? []).toSorted()[0] ?? null,
    };
  }
}

const NOTHING_KNOWN: Omit<ReadyState, 'stores'> = { projections: [], reactors: [], sources: null };

const behind = (message: string, state: ReadyState): BehindAnswer => ({
  ...{ statusCode: 503, error: 'Service Unavailable', message },
  ...{ status: 'behind', position: null, ...state },
});

/** Where a server stands is nobody's business who may ask here. */
const unanswering = (stores: readonly string[]) => stores.map((store) => `${store} does not answer.`).join(' ');

const told = ({ projections, reactors }: Standing): Pick<ReadyState, 'projections' | 'reactors'> => ({
  projections: projections.map((one) => ({ name: one.name, version: one.version, ...lagOf(one) })),
  reactors: reactors.map((one) => ({ name: one.name, parked: one.parked, ...lagOf(one) })),
});

const lagOf = ({ position, lag }: Stand) => ({ position, lagFacts: lag.events, lagSeconds: lag.seconds });
