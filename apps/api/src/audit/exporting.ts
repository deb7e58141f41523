import { Injectable } from '@nestjs/common';
import type { ExportFormat, FactLine } from '#libs/contracts';
import type { HashedKey } from '#libs/domain';
import { decimalOf, EventStore, LogChain, type Position, takingTurns } from '#libs/event-sourcing';
import { Clock } from '../settings/clock';
import { TownSettings } from '../settings/town-settings';
import { AuditKeys } from './audit-keys';
import { FactLines } from './fact-lines';
import { signedFile } from './signed-file';
import { Trails } from './trails';

const PAGE = 1_000;

/** What auditors take away: a whole history, signed. */
@Injectable()
export class Exporting {
  constructor(
    private readonly trails: Trails,
    private readonly factLines: FactLines,
    private readonly keys: AuditKeys,
    private readonly store: EventStore,
    private readonly chain: LogChain,
    private readonly clock: Clock,
    private readonly town: TownSettings,
  ) {}

  async file(key: HashedKey, format: ExportFormat): Promise<string> {
    const position = await this.store.head();
    const head = { position: decimalOf(position), fact: (await this.store.at(position))?.id ?? null };
    // Facts may stand behind the newest seal.
    const sealed = await this.chain.seal();
    const chain = { position: decimalOf(sealed.position), head: sealed.head };
    const about = { madeAt: this.clock.now(), town: this.town.name, key, log: await this.store.id(), head, chain };
    return signedFile(format, await this.lines(key, position), about, (statement) => this.keys.signed(statement));
  }

  /** Up to what the file says was the end of the log: more may come while it is made. */
  private lines(key: HashedKey, until: Position): Promise<FactLine[]> {
    return this.trails.with(key, async (trail) => {
      const [lines, turn]: [FactLine[], () => Promise<void>] = [[], takingTurns()];
      const marks = trail.marks.filter(({ position }) => position <= until);
      for (let from = 0; from < marks.length; from += PAGE) {
        const numbers = marks.slice(from, from + PAGE).map((_, i) => from + i + 1);
        lines.push(...(await this.factLines.of(trail, numbers)));
        await turn();
      }
      return lines;
    });
  }
}
