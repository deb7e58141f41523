import { Injectable } from '@nestjs/common';
import type { ExportFormat, FactLine } from '#libs/contracts';
import type { HashedKey } from '#libs/domain';
import { createTurnPause, EventStore, LogChain, type Position, toDecimal } from '#libs/event-sourcing';
import { Clock } from '../settings/clock';
import { TownSettings } from '../settings/town-settings';
import { ExportSigner } from './export-signer';
import { FactLines } from './fact-lines';
import { createSignedFile } from './signed-file';
import { Trails } from './trails';

const FACTS_PER_PAGE = 1_000;

@Injectable()
export class HistoryExporter {
  constructor(
    private readonly trails: Trails,
    private readonly factLines: FactLines,
    private readonly keys: ExportSigner,
    private readonly store: EventStore,
    private readonly chain: LogChain,
    private readonly clock: Clock,
    private readonly town: TownSettings,
  ) {}

  async exportHistory(key: HashedKey, format: ExportFormat): Promise<string> {
    const position = await this.store.head();
    const head = { position: toDecimal(position), fact: (await this.store.at(position))?.id ?? null };
    // Without this, facts after the newest seal would be missing from the chain head.
    const seal = await this.chain.seal();
    const chain = { position: toDecimal(seal.position), head: seal.head };
    const about = { madeAt: this.clock.now(), town: this.town.name, key, log: await this.store.id(), head, chain };
    return createSignedFile(format, await this.lines(key, position), about, (statement) => this.keys.sign(statement));
  }

  /** Up to the log position that the file names: facts may be appended meanwhile. */
  private lines(key: HashedKey, until: Position): Promise<FactLine[]> {
    return this.trails.with(key, async (trail) => {
      const [lines, turn]: [FactLine[], () => Promise<void>] = [[], createTurnPause()];
      const marks = trail.marks.filter(({ position }) => position <= until);
      for (let from = 0; from < marks.length; from += FACTS_PER_PAGE) {
        const numbers = marks.slice(from, from + FACTS_PER_PAGE).map((_, i) => from + i + 1);
        lines.push(...(await this.factLines.of(trail, numbers)));
        await turn();
      }
      return lines;
    });
  }
}
